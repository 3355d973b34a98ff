import type { MessageKey, Translate } from '#texts'

/** The values that the laboratory measures; the API may name any, the texts have these. */
export type ValueCode = MessageKey<'findings.about'>

export function valueName(t: Translate<'laboratory'>, code: string): string {
  return t(`values.${code as ValueCode}.name`)
}

/** The same within a sentence; German writes its nouns with a capital everywhere. */
export function nameInside(t: Translate<'laboratory'>, language: string, code: string): string {
  const name = valueName(t, code)
  return language === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
