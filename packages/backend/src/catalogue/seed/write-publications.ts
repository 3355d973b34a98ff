import { productTypes, type PublicationProblem, publicationOf } from '@haverhof/domain/catalogue'
import { type LanguageCode, languages } from '@haverhof/domain/shared'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'
import type { ProductFile } from './product-file.ts'
import type { SiteLanguage } from './site-rows.ts'

/** Ids from here on are synthetic and not of the data directory. */
export const firstSyntheticId = 1_000_000

export type PublicationRow = {
  site_id: number
  language_id: number
  product_id: number
  is_published: boolean
  text_language_id: number | null
  reason: PublicationProblem | null
}

/** What is shown where, worked out anew from the texts and labels (CATALOGUE-9). */
export async function writePublications(
  client: pg.ClientBase,
  products: readonly ProductFile[],
  sites: readonly SiteLanguage[],
): Promise<PublicationRow[]> {
  const rows = products.flatMap((product) => publicationRows(product, sites))
  await client.query(`delete from publication where product_id < ${firstSyntheticId}`)
  await insertRows(client, 'publication', rows)
  return rows
}

export function publicationRows(product: ProductFile, sites: readonly SiteLanguage[]): PublicationRow[] {
  const platform = product.brand === 'haverhof' ? 0 : 1
  const texts = new Map(
    Object.entries(product.texts).map(([code, text]) => [
      languages[code as LanguageCode].languageId as number,
      { composition: text.composition ?? null, feedingAdvice: text.feedingAdvice ?? null },
    ]),
  )
  const candidate = {
    isFeed: productTypes[product.type] === productTypes.feed,
    hasPrice: true,
    feedLabel: product.feedLabel ?? null,
    texts,
  }
  const { biocide } = product
  return sites
    .filter((site) => site.platform === platform)
    .map((site) => {
      const authorised = biocide && { authorisation: biocide.authorisations[site.regionCode] ?? null }
      const publication = publicationOf(
        { ...candidate, ...authorised },
        site.languageId,
        site.fallbackLanguageId,
      )
      return {
        site_id: site.siteId,
        language_id: site.languageId,
        product_id: product.id,
        is_published: publication.published,
        text_language_id: publication.textLanguageId,
        reason: publication.reason,
      }
    })
}
