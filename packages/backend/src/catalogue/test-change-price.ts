import type { AppContext } from '../app-context.ts'
import { announceChange } from './announce-change.ts'

type PriceChange = {
  siteId: number
  variantId: number
  amountCents: number
  /** An announced reduction: the price before is shown struck (CATALOGUE-5). */
  isOffer: boolean
  validFrom: Date
}

/** A price as the seed adds one: never overwritten, and every process hears of it. */
export async function changePrice(context: AppContext, change: PriceChange): Promise<void> {
  const { siteId, variantId, validFrom, amountCents, isOffer } = change
  const client = await context.database.pool.connect()
  try {
    const { rows } = await client.query<{ productId: number }>(addPrice, [
      siteId,
      variantId,
      validFrom,
      amountCents,
      isOffer,
    ])
    await announceChange(
      client,
      rows.map((row) => row.productId),
    )
  } finally {
    client.release()
  }
}

const addPrice = `
  with added as (
    insert into variant_price (site_id, variant_id, valid_from, amount_cents, is_offer)
    values ($1, $2, $3, $4, $5)
    returning variant_id)
  select product_id "productId" from product_variant join added using (variant_id)`
