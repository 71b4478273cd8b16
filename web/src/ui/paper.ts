// A part of a page as a file that needs nothing else: to keep, to mail, to print.

/** What cannot be used on paper is left out, and what is folded up is open. */
export function paperOf(part: Element, title: string): string {
  const copy = part.cloneNode(true) as Element
  for (const one of copy.querySelectorAll('.no-print')) one.remove()
  for (const one of copy.querySelectorAll('details')) one.open = true
  for (const one of copy.querySelectorAll('[tabindex]')) one.removeAttribute('tabindex')
  const { lang, dir } = document.documentElement
  const head = Object.assign(document.createElement('title'), { textContent: title }).outerHTML
  // Put together as text: a document made here would be under the rules of this one, which allow no such styles.
  return [
    '<!doctype html>',
    `<html lang="${lang}" dir="${dir}" data-theme="day"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width">${head}`,
    `<style>${stylesOf(document)}</style></head>`,
    `<body>${copy.outerHTML}</body></html>\n`,
  ].join('\n')
}

/** All rules that hold here, but for the typefaces: they lie in files of their own. */
function stylesOf(from: Document): string {
  return [...from.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join('\n')
}

export function saveFile(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/html' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
