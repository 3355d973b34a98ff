import type { OrderStatus } from '@haverhof/domain/orders'
import { MINUTE, refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { mayClaimSql, type Packer } from '../packing-sql.ts'
import { mayBeSent } from '../shipment/choose-pieces.ts'

/** How long after the last scan an order stays with its packer (SHIPMENTS-12). */
export const claimMs = 10 * MINUTE

export type PackingClaim = Packer & { orderId: number; since: Date; until: Date }

type ClaimRequest = Packer & { orderId: number; siteIds: readonly number[] }

type Claiming = ClaimRequest & {
  /** Also from another packer, who learns it with the next scan. */
  takesOver?: boolean
}

/** Claims the order for ten minutes, or ten more; the answer is its claim, also when it is another packer's (SHIPMENTS-12). */
export async function claimOrder(
  { now: clock }: Pick<AppContext, 'now'>,
  { rows }: Transaction,
  { orderId, siteIds, by, session, takesOver = false }: Claiming,
): Promise<Result<PackingClaim, 'no-such-order' | 'not-to-be-sent'>> {
  const now = clock()
  const [order] = await rows(lock, { orderId, siteIds })
  if (!order) return refusal('no-such-order')
  if (!mayBeSent(order.status)) return refusal('not-to-be-sent')
  await rows(claim, { orderId, by, session, takesOver, now, until: new Date(now.getTime() + claimMs) })
  const [claimed] = await rows(find, { orderId })
  if (!claimed) throw new Error('An order was not claimed')
  return success(claimed)
}

/** Gives the order back; with its printed slip it stays with the member, at every table (SHIPMENTS-12). */
export async function leaveOrder(
  { now }: Pick<AppContext, 'now'>,
  { rows }: Transaction,
  request: ClaimRequest,
): Promise<Result<null, 'no-such-order'>> {
  const [order] = await rows(leave, { ...request, scanned: new Date(now().getTime() + claimMs) })
  return order ? success(null) : refusal('no-such-order')
}

const lock = statement<Omit<ClaimRequest, keyof Packer>, { status: OrderStatus }>(
  'packing-lock-order',
  'select status from shop_order where order_id = :orderId and site_id = any(:siteIds) for no key update',
)

type Claim = Packer & { orderId: number; takesOver: boolean; now: Date; until: Date }

// What is on one's own printed slip stays as long as it was to.
const claim = statement<Claim>(
  'packing-claim-order',
  `
    insert into packing_claim (order_id, claimed_by, session, claimed_at, ends_at) values (:orderId, :by, :session, :now, :until)
    on conflict (order_id) do update set claimed_by = excluded.claimed_by, session = excluded.session,
      ends_at = case when packing_claim.claimed_by = excluded.claimed_by then greatest(packing_claim.ends_at, excluded.ends_at) else excluded.ends_at end,
      claimed_at = case when packing_claim.claimed_by = excluded.claimed_by then packing_claim.claimed_at else excluded.claimed_at end
    where ${mayClaimSql} or :takesOver::boolean`,
)

const find = statement<{ orderId: number }, PackingClaim>(
  'packing-find-claim',
  `
    select order_id "orderId", claimed_by by, session, claimed_at since, ends_at until from packing_claim
    where order_id = :orderId`,
)

// A claim that lasts longer than that of a scan is that of a paper.
const leave = statement<ClaimRequest & { scanned: Date }, { orderId: number }>(
  'packing-leave-order',
  `
    with own as (
      select order_id, ends_at > :scanned is_paper from packing_claim
      where order_id = :orderId and claimed_by = :by and coalesce(session = :session, true) for update),
    released_claims as (delete from packing_claim c using own where c.order_id = own.order_id and not own.is_paper),
    paper_claims as (update packing_claim c set session = null from own where c.order_id = own.order_id and own.is_paper)
    select order_id "orderId" from shop_order where order_id = :orderId and site_id = any(:siteIds)`,
)
