import { type LanguageCode, languageCodes } from '@haverhof/domain/shared'

/** The order of names in a language, as `Intl.Collator` has it: both are ICU's. */
export function nameCollation(code: LanguageCode): string {
  return `${code}-x-icu`
}

export function nameCollations(): string[] {
  return languageCodes.map(nameCollation)
}
