import { type Result, success } from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { companionRules, type ProductCard, readBestsellers, readCards } from '../catalogue/index.ts'
import { type CartCall, cartMissing } from './cart-call.ts'
import type { NoCart } from './refusals.ts'
import { packsOf, readStoredCart } from './store/stored-cart.ts'
import { statement } from '../database/index.ts'

type Card = z.infer<typeof ProductCard>

const most = 8

/**
 * What goes with the cart, then what sells best; only what can be had
 * and may lie beside all that is in the cart (CART-13). Four statements.
 */
export async function recommendForCart(context: AppContext, call: CartCall): Promise<Result<Card[], NoCart>> {
  const read = await readStoredCart(context, { ...call, now: context.now() })
  if (!read) return cartMissing(context, call)
  const packs = packsOf(read)
  const inCart = [...new Set(packs.map(({ productId }) => productId))]
  const { goesWith } = await companionRules(context, packs)
  const rows = await context.database.rows(recommended, { inCart })
  const [cards, bestsellers] = await Promise.all([
    readCards(
      context,
      call.scope,
      rows.map((row) => row.productId),
      goesWith,
    ),
    readBestsellers(context, call.scope, goesWith),
  ])
  const offered = new Map<number, Card>()
  for (const card of [...cards, ...bestsellers]) {
    const canBeHad = card.stock.state === 'available' || card.stock.state === 'low-stock'
    if (canBeHad && !inCart.includes(card.productId) && !offered.has(card.productId)) {
      offered.set(card.productId, card)
    }
  }
  return success([...offered.values()].slice(0, most))
}

/** What several products of the cart recommend comes first. */
const recommended = statement<{ inCart: readonly number[] }, { productId: number }>(
  'cart-recommended',
  `
    select recommended_id "productId" from recommendation
    where product_id = any(:inCart) and recommended_id <> all(:inCart)
    group by recommended_id order by count(*) desc, min(position), recommended_id limit 24`,
)
