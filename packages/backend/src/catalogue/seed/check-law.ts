import type { LanguageCode } from '@haverhof/domain/shared'
import type { LawFile } from './law-file.ts'
import type { ProductFile } from './product-file.ts'

type Text = NonNullable<ProductFile['texts'][LanguageCode]>

/** What stands in the way of publishing a product, each line with its language and its row of docs/law.md. */
export function lawProblems(product: ProductFile, law: LawFile): string[] {
  const texts = Object.entries(product.texts) as [LanguageCode, Text][]
  return [
    ...texts.flatMap(([language, text]) => textProblems(product, language, text)),
    ...texts.flatMap(([language, text]) => claimsIn(text, law.diseaseWords[language], language)),
    ...labelProblems(product, law),
  ]
}

/** LAW-1 for feed, LAW-5 for other goods; analysis kits are a service. */
function textProblems({ type }: ProductFile, language: LanguageCode, text: Text): string[] {
  if (type === 'rqs' || type === 'qs') return []
  const row = type === 'feed' ? 'LAW-1' : 'LAW-5'
  return (['composition', 'feedingAdvice'] as const)
    .filter((field) => !text[field])
    .map((field) => `texts.${language}.${field}: is missing (${row})`)
}

/** LAW-4: what advertises may not speak of diseases; instructions may, for they warn. */
function claimsIn(text: Text, words: readonly string[], language: LanguageCode): string[] {
  const fields = {
    title: text.title,
    subtitle: text.subtitle,
    summary: text.summary,
    description: text.description,
    usps: text.usps.join('\n'),
  }
  return Object.entries(fields).flatMap(([field, said]) =>
    words
      .filter((word) => beginsWord(word).test(said))
      .map((word) => `texts.${language}.${field}: speaks of a disease, ‘${word}’ (LAW-4)`),
  )
}

function beginsWord(word: string): RegExp {
  // Abbreviations are written in capitals: the Dutch "ems" is no disease.
  return new RegExp(String.raw`(?<!\p{L})${word}`, word === word.toUpperCase() ? 'u' : 'iu')
}

/** LAW-2: the type of feed and its constituents. */
function labelProblems({ type, feedLabel }: ProductFile, law: LawFile): string[] {
  if (type !== 'feed') return []
  if (!feedLabel) return ['feedLabel: is missing (LAW-2)']
  return law.constituents[feedLabel.kind]
    .filter((name) => feedLabel.constituents[name] === undefined)
    .map((name) => `feedLabel.constituents: ${name} is missing (LAW-2)`)
}
