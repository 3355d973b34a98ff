import type { AppContext } from '../app-context.ts'
import { announceChange } from './announce-change.ts'

export type PriceChange = {
  siteId: number
  variantId: number
  amountCents: number
  /** An announced reduction: the price before is shown struck (CATALOGUE-5). */
  isOffer: boolean
  validFrom: Date
}

/** CATALOGUE-5: a price is added, never overwritten, and every process hears of it. False when there is no such pack. */
export async function changePrice(context: AppContext, change: PriceChange): Promise<boolean> {
  const client = await context.database.pool.connect()
  try {
    await client.query('begin')
    const { siteId, variantId, validFrom, amountCents, isOffer } = change
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
    await client.query('commit')
    return rows.length > 0
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const addPrice = `
  with added as (
    insert into variant_price (site_id, variant_id, valid_from, amount_cents, is_offer)
    select $1, variant_id, $3, $4, $5 from product_variant where variant_id = $2
    returning variant_id)
  select product_id "productId" from product_variant join added using (variant_id)`
