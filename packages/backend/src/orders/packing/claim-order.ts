import type { OrderStatus } from '@haverhof/domain/orders'
import { MINUTE, refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { mayBeSent } from '../shipment/choose-pieces.ts'

/** SHIPMENTS-12: so long after the last scan nobody else gets the order. */
export const claimMs = 10 * MINUTE

export type PackingClaim = { orderId: number; by: string; since: Date; until: Date }

type Asked = { orderId: number; siteIds: readonly number[]; by: string }

type Claiming = Asked & {
  /** Also when somebody else packs it: whoever that is learns it with the next scan. */
  takesOver?: boolean
}

/** SHIPMENTS-12: this order is mine for ten minutes, or ten more; or it is said whose it is. */
export async function claimOrder(
  { now: clock }: Pick<AppContext, 'now'>,
  { rows }: Transaction,
  { orderId, siteIds, by, takesOver = false }: Claiming,
): Promise<Result<PackingClaim, 'no-such-order' | 'not-to-be-sent'>> {
  const now = clock()
  const [order] = await rows(lock, { orderId, siteIds })
  if (!order) return refusal('no-such-order')
  if (!mayBeSent(order.status)) return refusal('not-to-be-sent')
  await rows(claim, { orderId, by, takesOver, now, until: new Date(now.getTime() + claimMs) })
  const [claimed] = await rows(find, { orderId })
  if (!claimed) throw new Error('An order was not claimed')
  return success(claimed)
}

/** SHIPMENTS-12: whoever leaves the packing table leaves the order to others, unless its slip is in their hands. */
export async function leaveOrder(
  { now }: Pick<AppContext, 'now'>,
  { rows }: Transaction,
  asked: Asked,
): Promise<Result<null, 'no-such-order'>> {
  const [order] = await rows(leave, { ...asked, scanned: new Date(now().getTime() + claimMs) })
  return order ? success(null) : refusal('no-such-order')
}

const lock = statement<Omit<Asked, 'by'>, { status: OrderStatus }>(
  'packing-lock-order',
  'select status from shop_order where order_id = :orderId and site_id = any(:siteIds) for no key update',
)

type Claim = { orderId: number; by: string; takesOver: boolean; now: Date; until: Date }

// What is on one's own printed slip stays as long as it was to.
const claim = statement<Claim>(
  'packing-claim-order',
  `
    insert into packing_claim (order_id, claimed_by, claimed_at, ends_at) values (:orderId, :by, :now, :until)
    on conflict (order_id) do update set claimed_by = excluded.claimed_by,
      ends_at = case when packing_claim.claimed_by = excluded.claimed_by then greatest(packing_claim.ends_at, excluded.ends_at) else excluded.ends_at end,
      claimed_at = case when packing_claim.claimed_by = excluded.claimed_by then packing_claim.claimed_at else excluded.claimed_at end
    where packing_claim.claimed_by = excluded.claimed_by or packing_claim.ends_at <= :now or :takesOver::boolean`,
)

const find = statement<{ orderId: number }, PackingClaim>(
  'packing-find-claim',
  `
    select order_id "orderId", claimed_by by, claimed_at since, ends_at until from packing_claim
    where order_id = :orderId`,
)

// A claim that lasts longer than that of a scan is that of a paper.
const leave = statement<Asked & { scanned: Date }, { orderId: number }>(
  'packing-leave-order',
  `
    with gone as (delete from packing_claim where order_id = :orderId and claimed_by = :by and ends_at <= :scanned)
    select order_id "orderId" from shop_order where order_id = :orderId and site_id = any(:siteIds)`,
)
