import { statement, type Transaction } from '../../database/index.ts'
import { catalogueChannel } from '../announce-change.ts'
import type { MovementReason } from '../known-words.ts'

type StockChange = {
  /** Of one pack or of several, each as often as it moves. */
  moves: readonly { variantId: number; change: number }[]
  reason: MovementReason
  orderId?: number | null
  by: string
  now: Date
}

/**
 * Movements, and what is free to sell of each pack after them (STOCK-2). A pack that does not exist, or has fewer pieces than are
 * taken, is not in the answer. Who moves several packs has locked them in their order before.
 */
export async function changeStock(
  { rows }: Transaction,
  { moves, reason, orderId = null, by, now }: StockChange,
): Promise<Map<number, number>> {
  const variantIds = moves.map(({ variantId }) => variantId)
  const changes = moves.map((move) => move.change)
  const changed = await rows(change, { variantIds, changes, reason, orderId, by, now })
  return new Map(changed.map(({ variantId, amount }) => [variantId, amount]))
}

// Kept pages are dropped only when the pack was sold out before, or is now.
const change = statement<
  {
    variantIds: readonly number[]
    changes: readonly number[]
    reason: string
    orderId: number | null
    by: string
    now: Date
  },
  { variantId: number; amount: number }
>(
  'stock-change',
  `
    with moves as (
      select variant_id, change, place
      from unnest(:variantIds::int[], :changes::int[]) with ordinality move (variant_id, change, place)),
    sums as (select variant_id, sum(change)::int change from moves group by variant_id),
    changed as (
      update stock s set amount = s.amount + sums.change from sums
      where s.variant_id = sums.variant_id and s.amount + sums.change >= 0
      returning s.variant_id, s.amount, sums.change),
    movements as (
      insert into stock_movement (variant_id, change, reason, order_id, actor, at)
      select m.variant_id, m.change, :reason, :orderId, :by, :now
      from moves m where m.variant_id in (select variant_id from changed) order by m.place),
    announced as (
      select count(pg_notify('${catalogueChannel}', product_id::text))
      from changed join product_variant using (variant_id)
      where (changed.amount = 0) <> (changed.amount = changed.change))
    select changed.variant_id "variantId", changed.amount from changed, announced`,
)
