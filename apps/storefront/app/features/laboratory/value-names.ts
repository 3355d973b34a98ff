import type { Translate } from '#texts'

export function valueName(t: Translate, code: string): string {
  return t(`values.${code}.name`)
}

/** The same within a sentence; German writes its nouns with a capital everywhere. */
export function nameInside(t: Translate, language: string, code: string): string {
  const name = valueName(t, code)
  return language === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
