import { type LanguageCode, languages } from '@haverhof/domain/shared'

export function comparePath(language: LanguageCode): string {
  return `/${languages[language].compare}/`
}

/** The shareable address of a list (COMPARE-2). */
export function compareAddress(language: LanguageCode, ids: readonly number[]): string {
  return ids.length === 0 ? comparePath(language) : `${comparePath(language)}?ids=${ids.join()}`
}
