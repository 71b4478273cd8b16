declare module 'virtual:words' {
  export const languages: Record<string, { name: string; direction: 'ltr' | 'rtl' }>
  export const loaders: Record<string, () => Promise<{ default: string }>>
}
declare module 'virtual:rules' {
  export const rules: Record<string, () => Promise<{ default: import('./ui/rulebook').Block[] }>>
}
declare module 'virtual:rulebooks' {
  /** By game and language, `city/he`. */
  export const books: Record<string, () => Promise<{ default: import('./ui/book').Book }>>
  export const pictures: Record<string, () => Promise<{ default: Record<string, import('./ui/book').Drawing> }>>
}
declare const __BUILD__: string
