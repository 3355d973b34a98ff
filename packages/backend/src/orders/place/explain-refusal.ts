import type { Transaction } from '../../database/index.ts'
import { attemptsSql } from '../../limits/index.ts'
import { hoardingSql } from './write-order-sql.ts'
import type { Insertion } from './write-order-input.ts'
import { notEnoughStock, tooMuchHeld } from '../refusals.ts'

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

/** Finds out what kept an order from being written, and refuses it. When nothing does any more it is worth another try. */
export async function refuseWhatIsInTheWay({ rows }: Transaction, insertion: Insertion): Promise<void> {
  const { cart, wanted } = insertion.placement
  const [reasons] = await rows<Reasons>(find, [
    cart.cartId,
    cart.version,
    wanted.map(({ variantId }) => variantId),
    wanted.map(({ quantity }) => quantity),
    insertion.caller,
    ...insertion.failures.values,
  ])
  if (!reasons?.isCurrent) return
  if (reasons.hasFailed) throw insertion.failures.refusal()
  if (reasons.shortages.length > 0) throw notEnoughStock(reasons.shortages)
  if (reasons.isHoarding) throw tooMuchHeld()
}

const find = {
  name: 'orders-why-not',
  text: `
    with wanted as (select * from unnest($3::int[], $4::int[]) w(variant_id, quantity))
    select exists (select from cart where cart_id = $1 and xmin = $2 and state = 'open') "isCurrent",
      coalesce((
        select json_agg(json_build_object('variantId', w.variant_id, 'available', coalesce(s.amount, 0)) order by w.variant_id)
        from wanted w left join stock s using (variant_id) where coalesce(s.amount, 0) < w.quantity), '[]') shortages,
      exists (${hoardingSql('wanted', '$5')}) "isHoarding",
      coalesce((${attemptsSql('$6', '$7')}), 0) >= $8 "hasFailed"`,
}
