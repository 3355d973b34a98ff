import { HOUR } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { mayClaimSql, type Packer } from '../packing-sql.ts'
import { toSendSql } from '../to-send-sql.ts'

/**
 * So long after its slip or label was printed no other packer
 * gets an order: half a day's work, for as many as one paper has (SHIPMENTS-12).
 */
export const paperMs = 4 * HOUR

type PapersRequest = Packer & { orderIds: readonly number[]; siteIds: readonly number[] }

/**
 * Printing claims the orders for its packer (SHIPMENTS-12). Returns those that another packer holds: they are not printed. Of what
 * was sent or cannot be sent nothing is kept.
 */
export function claimPapers(context: AppContext, request: PapersRequest): Promise<Set<number>> {
  const now = context.now()
  return inTransaction(context, async ({ rows }) => {
    const orders = await rows(lock, { orderIds: request.orderIds, siteIds: request.siteIds })
    const orderIds = orders.map(({ orderId }) => orderId)
    const until = new Date(now.getTime() + paperMs)
    const claimed = await rows(claim, { orderIds, by: request.by, session: request.session, now, until })
    const own = new Set(claimed.map(({ orderId }) => orderId))
    return new Set(orderIds.filter((orderId) => !own.has(orderId)))
  })
}

type Order = { orderId: number }

// What is just being sent is waited for, and then not claimed.
const lock = statement<Omit<PapersRequest, keyof Packer>, Order>(
  'packing-lock-papers',
  `
    select order_id "orderId" from shop_order
    where order_id = any(:orderIds) and site_id = any(:siteIds) and status in ${toSendSql}
    order by order_id for no key update`,
)

const claim = statement<Packer & { orderIds: readonly number[]; now: Date; until: Date }, Order>(
  'packing-claim-papers',
  `
    insert into packing_claim (order_id, claimed_by, claimed_at, ends_at)
    select order_id, :by, :now, :until from unnest(:orderIds::int[]) order_id
    on conflict (order_id) do update set claimed_by = excluded.claimed_by, ends_at = excluded.ends_at,
      session = case when packing_claim.ends_at > :now then packing_claim.session end,
      claimed_at = case when packing_claim.claimed_by = excluded.claimed_by then packing_claim.claimed_at else excluded.claimed_at end
    where ${mayClaimSql}
    returning order_id "orderId"`,
)
