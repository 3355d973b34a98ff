import { stockState } from '@haverhof/domain/catalogue'
import type { z } from '@hono/zod-openapi'
import type { LivePack } from '../variants/live-variants.ts'
import type { PackKey } from '../variants/variant-texts.ts'
import type { ProductContent } from './product-content.ts'
import type { ProductCard } from '../schemas.ts'
import { priceView, type ViewScope } from '../views.ts'

type Parts = {
  content: ProductContent
  /** The pack that was asked for. */
  variantId: number
  /** In the order of the content. */
  packs: readonly Omit<LivePack, keyof PackKey>[]
  recommendations: z.infer<typeof ProductCard>[]
}

/** The JSON of a `ProductDetail`, from what is kept as text and what holds at this moment. */
export function detailText({ content, variantId, packs, recommendations }: Parts, view: ViewScope): string {
  const states = packs.map((pack) => stockState(pack.stock, pack.comingSoon))
  const variants = content.packs.map((text, place) => {
    const pack = packs[place]
    if (!pack) return ''
    const price = JSON.stringify(priceView(pack, text.content, view))
    return `{${text.before},"price":${price},"stock":${JSON.stringify(states[place])},${text.behind}}`
  })
  const url = content.packs.find((pack) => pack.variantId === variantId)?.url ?? ''
  const isAwaited = states.some(({ state }) => state === 'coming-soon' || state === 'sold-out')
  const stockReminder = view.reference.terms(view.scope.siteId).stockReminder && isAwaited
  return (
    `{"productId":${content.productId},"productVariantId":${variantId},"url":${JSON.stringify(url)},` +
    `${content.before},"variants":[${variants.join()}],${content.behind},` +
    `"siloRemark":${content.siloRemark},"stockReminder":${stockReminder},` +
    `"recommendations":${JSON.stringify(recommendations)}}`
  )
}
