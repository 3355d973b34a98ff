import { productPath } from '@haverhof/domain/catalogue'
import { languageOfId } from '@haverhof/domain/shared'
import type { PathRow } from '../../content/index.ts'
import type { HomeOf } from './category-paths.ts'
import type { ProductFile } from './product-file.ts'
import type { SiteLanguage } from './site-rows.ts'
import type { PublicationRow } from './write-publications.ts'

/** An address for every pack of every product that is shown (CATALOGUE-8). */
export function productPathRows(
  products: readonly ProductFile[],
  sites: readonly SiteLanguage[],
  publications: readonly PublicationRow[],
  homeOf: HomeOf,
): PathRow[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  const siteOf = new Map(sites.map((site) => [`${site.siteId} ${site.languageId}`, site]))
  return publications.flatMap((publication) => {
    const product = byId.get(publication.product_id)
    const site = siteOf.get(`${publication.site_id} ${publication.language_id}`)
    const textLanguage = languageOfId(publication.text_language_id ?? 0)
    const text = textLanguage && product?.texts[textLanguage]
    if (!publication.is_published || !product || !site || !text) return []
    const home = homeOf(product.categories[0] ?? '', site)
    return product.variants.map((variant, position): PathRow => ({
      siteId: site.siteId,
      languageId: site.languageId,
      path: productPath(home, text.slug, position === 0 ? null : variant.article),
      aliases: position === 0 ? [productPath(home, text.slug, variant.article)] : [],
      kind: 'product-detail',
      ref: position === 0 ? `product:${product.id}` : `variant:${variant.id}`,
      targetId: variant.id,
      target: { productVariantId: variant.id, omitArticleCode: position === 0 },
      title: text.title,
      textLanguageId: publication.text_language_id ?? site.languageId,
      parentRef: `category:${product.categories[0]}`,
      position,
      icon: product.look.icon,
      inSitemap: true,
      contentHash: JSON.stringify([text, variant.priceCents]),
    }))
  })
}
