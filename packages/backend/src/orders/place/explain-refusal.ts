import { refusal } from '@haverhof/domain/shared'
import { attemptsSql } from '../../limits/index.ts'
import { hoardingSql } from './write-order-sql.ts'
import type { FailureValues } from '../payment/payment-limits.ts'
import type { OrderToWrite } from './write-order-input.ts'
import type { OrderRefused } from '../refusals.ts'
import { statement, type Transaction } from '../../database/index.ts'

type Reasons = {
  /** False when the cart is not as it was read, or not open. */
  isCurrent: boolean
  /** Packs of which there is not enough. */
  shortages: { variantId: number; available: number }[]
  /** The caller's other unpaid orders hold too much of something already (ORDERS-9). */
  isHoarding: boolean
  /** The caller has failed to pay too often (ORDERS-10). */
  hasFailed: boolean
}

/** What kept an order from being written. Null when nothing does any more: then it is worth another try. */
export async function explainRefusal(
  { rows }: Transaction,
  orderToWrite: OrderToWrite,
): Promise<OrderRefused | null> {
  const { cart, wanted } = orderToWrite.orderRows
  const [reasons] = await rows(find, {
    cartId: cart.cartId,
    version: cart.version,
    variants: wanted.map(({ variantId }) => variantId),
    quantities: wanted.map(({ quantity }) => quantity),
    caller: orderToWrite.caller,
    ...orderToWrite.failures.values,
  })
  if (!reasons?.isCurrent) return null
  if (reasons.hasFailed) return orderToWrite.failures.refusal()
  if (reasons.shortages.length > 0) return refusal('lines-short', { shortages: reasons.shortages })
  return reasons.isHoarding ? refusal('too-much-held') : null
}

const find = statement<
  {
    cartId: string
    version: number
    variants: readonly number[]
    quantities: readonly number[]
    caller: string | null
  } & FailureValues,
  Reasons
>(
  'orders-why-not',
  `
    with wanted as (select * from unnest(:variants::int[], :quantities::int[]) w(variant_id, quantity))
    select exists (select from cart where cart_id = :cartId and version = :version and state = 'open') "isCurrent",
      coalesce((
        select json_agg(json_build_object('variantId', w.variant_id, 'available', coalesce(s.amount, 0)) order by w.variant_id)
        from wanted w left join stock s using (variant_id) where coalesce(s.amount, 0) < w.quantity), '[]') shortages,
      exists (${hoardingSql('wanted', ':caller')}) "isHoarding",
      coalesce((${attemptsSql(':attemptsOf', ':attemptsSince')}), 0) >= :mostAttempts "hasFailed"`,
)
