import { precautionsOf, stagesInFoal, watchedIn } from '@haverhof/domain/feed-advice'
import type { ProductFile } from './product-file.ts'

/** A composition names what is watched in every language, or in none (FEED-ADVICE-77). */
export function precautionProblems({ texts }: Pick<ProductFile, 'texts'>): string[] {
  const [first, ...others] = Object.entries(texts).map(
    ([language, text]) => [language, watchedIn(text.composition).join(', ')] as const,
  )
  return others
    .filter(([, named]) => named !== first?.[1])
    .map(
      ([language, named]) =>
        `texts.${language}.composition: names ‘${named}’, in ${first?.[0]} it is ‘${first?.[1]}’ (FEED-ADVICE-77)`,
    )
}

/** What is in a feed excludes mares in foal, beside the stages that its label excludes (FEED-ADVICE-41). */
export function withPrecautions(product: ProductFile): ProductFile {
  const { dose, texts } = product
  const [text] = Object.values(texts)
  if (!dose || precautionsOf(text?.composition).notInFoal.length === 0) return product
  const notFor = [...new Set([...(dose.feeding.notFor ?? []), ...stagesInFoal])]
  return { ...product, dose: { ...dose, feeding: { ...dose.feeding, notFor } } }
}
