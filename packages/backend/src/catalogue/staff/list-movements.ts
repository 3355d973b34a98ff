import { type Database, statement } from '../../database/index.ts'
import type { MovementReason } from '../known-words.ts'

export type StockMovement = {
  movementId: number
  change: number
  reason: MovementReason
  orderId: number | null
  actor: string | null
  at: Date
}

/** Every change of a pack's stock, the newest first (STOCK-2). */
export function listMovements(
  { rows }: Pick<Database, 'rows'>,
  query: { variantId: number; beforeId: number; limit: number },
): Promise<StockMovement[]> {
  return rows(list, query)
}

const list = statement<{ variantId: number; beforeId: number; limit: number }, StockMovement>(
  'stock-movements',
  `
    select stock_movement_id "movementId", change, reason, order_id "orderId", actor, at
    from stock_movement where variant_id = :variantId and stock_movement_id < :beforeId
    order by stock_movement_id desc limit :limit`,
)
