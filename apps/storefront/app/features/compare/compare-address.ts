import type { LanguageCode } from '@haverhof/domain/shared'

/** The compare page has a word of its own in most languages; Estonian visitors use the English one. */
const comparePaths: Record<LanguageCode, string> = {
  nl: '/vergelijken/',
  de: '/vergleichen/',
  da: '/sammenlign/',
  en: '/compare/',
  it: '/confronto/',
  pt: '/comparar/',
  es: '/comparar/',
  sv: '/jamfor/',
  et: '/compare/',
}

export function comparePath(language: LanguageCode): string {
  return comparePaths[language]
}

/** COMPARE-2: the shareable address of a list. */
export function compareAddress(language: LanguageCode, ids: readonly number[]): string {
  return ids.length === 0 ? comparePath(language) : `${comparePath(language)}?ids=${ids.join()}`
}
