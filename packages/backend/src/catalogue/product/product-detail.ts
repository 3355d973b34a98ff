import { stockState } from '@haverhof/domain/catalogue'
import { rateOf, taxRatesOn } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { LiveVariant } from '../variants/live-variants.ts'
import type { VariantKey } from '../variants/variant-text-cache.ts'
import type { ProductContent } from './product-content.ts'
import type { ProductCard, ProductDetail } from '../schemas.ts'
import { priceView, type ViewScope } from '../views.ts'

type Parts = {
  content: ProductContent
  /** The pack that was asked for. */
  variantId: number
  /** In the order of the content. */
  packs: readonly Omit<LiveVariant, keyof VariantKey>[]
  recommendations: z.infer<typeof ProductCard>[]
}

/** What a product says, together with what holds at this moment: its prices, its stock, and what goes with it. */
export function productDetail(
  { content, variantId, packs, recommendations }: Parts,
  view: ViewScope,
): z.infer<typeof ProductDetail> {
  const variants = packs.flatMap((pack, index) => {
    const variant = content.variants[index]
    if (!variant) return []
    const stock = stockState(pack.stock, pack.comingSoon)
    return [{ ...variant, price: priceView(pack, variant.content, view), stock }]
  })
  const isAwaited = variants.some(({ stock }) => stock.state === 'coming-soon' || stock.state === 'sold-out')
  const terms = view.reference.terms(view.scope.siteId)
  return {
    ...content.fields,
    vatPercentage: rateOf(taxRatesOn(terms.taxRates, view.now), content.taxClass),
    productVariantId: variantId,
    url: variants.find((variant) => variant.productVariantId === variantId)?.url ?? '',
    variants,
    stockReminder: terms.stockReminder && isAwaited,
    recommendations,
  }
}
