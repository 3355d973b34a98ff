import type { LanguageCode } from '@haverhof/domain/shared'
import { claimProblems } from './claims.ts'
import type { LawFile } from './law-file.ts'
import type { ProductFile } from './product-file.ts'

type Text = NonNullable<ProductFile['texts'][LanguageCode]>

/** What stands in the way of publishing a product, each line with its language and its row of docs/law.md. */
export function lawProblems(product: ProductFile, law: LawFile): string[] {
  const texts = Object.entries(product.texts) as [LanguageCode, Text][]
  return [
    ...texts.flatMap(([language, text]) => textProblems(product, language, text)),
    ...claimProblems(advertisements(product)),
    ...labelProblems(product, law),
    ...purposeProblems(product, law),
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

/** What advertises; instructions and composition inform (LAW-4). */
function advertisements({ texts }: ProductFile) {
  const advertising = Object.entries(texts).map(([language, text]) => {
    const { slug, title, subtitle, summary, description, usps } = text
    return [language, { slug, title, subtitle, summary, description, usps: usps.join('\n') }]
  })
  return { texts: Object.fromEntries(advertising) as unknown }
}

/** What a purpose promises is true of all that the filter shows; an unmeasured value does not count (LAW-12). */
function purposeProblems({ facets, nutrition }: ProductFile, { purposes }: LawFile): string[] {
  const { starchGPerKg = Infinity, sugarGPerKg = Infinity } = nutrition ?? {}
  return (facets.application ?? []).flatMap((purpose) => {
    const most = purposes[purpose]?.starchAndSugarGPerKg ?? Infinity
    if (starchGPerKg + sugarGPerKg <= most) return []
    return [
      `facets.application: ${purpose} holds at most ${most} g of starch and sugar in a kilogram (LAW-12)`,
    ]
  })
}

/** The type of feed and its constituents; of a feed material, those of what it is (LAW-2). */
function labelProblems({ type, feedLabel }: ProductFile, law: LawFile): string[] {
  if (type !== 'feed') return []
  if (!feedLabel) return ['feedLabel: is missing (LAW-2)']
  const { kind, material } = feedLabel
  if ((kind === 'material') !== (material !== undefined))
    return ['feedLabel.material: belongs to feed materials, and to each of them (LAW-2)']
  return (material ? law.materials[material] : law.constituents[kind])
    .filter((name) => feedLabel.constituents[name] === undefined)
    .map((name) => `feedLabel.constituents: ${name} is missing (LAW-2)`)
}
