import { claimsIn } from '@haverhof/domain/catalogue'
import { type LanguageCode, languageCodes } from '@haverhof/domain/shared'

type Finder = (text: string, language: LanguageCode) => string[]

/** Claims in whatever advertises, wherever it stands in a file: `texts.de.title: speaks of an illness, ‘Hufrehe’ (LAW-4)` (LAW-4). */
export function claimProblems(value: unknown, find: Finder = claimsIn): string[] {
  return textsOf(value).flatMap(({ path, language, text }) =>
    find(text, language).map((word) => `${path}: speaks of an illness, ‘${word}’ (LAW-4)`),
  )
}

type PlacedText = { path: string; language: LanguageCode; text: string }

/** Every text below a value, with the language it stands under. */
export function textsOf(value: unknown, path: readonly string[] = []): PlacedText[] {
  if (typeof value === 'string') {
    const language = languageCodes.find((code) => path.includes(code))
    return language ? [{ path: path.join('.'), language, text: value }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => textsOf(below, [...path, key]))
}
