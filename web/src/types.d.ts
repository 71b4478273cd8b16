declare module 'virtual:words' {
  export const languages: Record<string, { name: string; direction: 'ltr' | 'rtl' }>
  export const loaders: Record<string, () => Promise<{ default: string }>>
}
declare module 'virtual:rules' {
  export const rules: Record<string, () => Promise<{ default: import('./ui/rulebook').Block[] }>>
}
declare const __BUILD__: string
