import type { AppContext } from '../../app-context.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { mayClaimSql, type Packer, packedByAnotherSql } from '../packing-sql.ts'
import { promisedSql } from '../promised-sql.ts'
import { toSendSql } from '../to-send-sql.ts'
import { openWithdrawalSql } from '../withdrawal/open-withdrawal.ts'
import { claimMs } from './claim-order.ts'

type ClaimRequest = Packer & {
  siteIds: readonly number[]
  /** Orders that were skipped: they come again when nothing else waits, the one that was skipped first before the others. */
  passedOver: readonly number[]
}

/**
 * Claims the unclaimed order with the earliest promise for ten minutes; null when there is none (SHIPMENTS-12). What should
 * not leave the house as it is (SHIPMENTS-10, SHIPMENTS-11) is skipped.
 */
export async function claimNext(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  request: ClaimRequest,
): Promise<number | null> {
  const now = context.now()
  const wanted = { ...request, now, until: new Date(now.getTime() + claimMs) }
  const fresh = await claimFirst(transaction, fromTheQueue, wanted)
  if (fresh !== null || request.passedOver.length === 0) return fresh
  return claimFirst(transaction, fromThosePassedOver, wanted)
}

/** More than there are packing tables. */
const mostLooks = 100

type ClaimValues = ClaimRequest & { now: Date; until: Date }
type NextOrder = { orderId: number | null; isClaimed: boolean }

/**
 * A packer who claims at the same moment locks the order, and the others skip it. One who was just claimed while this statement began is
 * found and not got: then another packer was faster, and the next look sees it.
 */
async function claimFirst(
  { rows }: Transaction,
  claim: typeof fromTheQueue,
  wanted: ClaimValues,
): Promise<number | null> {
  for (let look = 0; look < mostLooks; look += 1) {
    const [row] = await rows(claim, wanted)
    if (!row || row.orderId === null) return null
    if (row.isClaimed) return row.orderId
  }
  return null
}

const claimSql = (which: string, first: string) => `
    with free as (
      select o.order_id from shop_order o
      where o.status in ${toSendSql} and o.site_id = any(:siteIds) and ${which}
        and not ${packedByAnotherSql('o.order_id')}
        and ${openWithdrawalSql('o.order_id')} is null and not exists (select from charged_back_payment p where p.order_id = o.order_id and p.is_whole)
      order by ${first} limit 1 for no key update of o skip locked),
    claimed as (
      insert into packing_claim (order_id, claimed_by, session, claimed_at, ends_at)
      select order_id, :by, :session, :now, :until from free
      on conflict (order_id) do update set claimed_by = excluded.claimed_by, session = excluded.session, claimed_at = excluded.claimed_at, ends_at = greatest(packing_claim.ends_at, excluded.ends_at)
      where ${mayClaimSql}
      returning 1)
    select (select order_id from free) "orderId", exists (select from claimed) "isClaimed"`

const fromTheQueue = statement<ClaimValues, NextOrder>(
  'packing-claim-next',
  claimSql('o.order_id <> all(:passedOver::int[])', `${promisedSql('o.delivery')}, o.order_id`),
)

const fromThosePassedOver = statement<ClaimValues, NextOrder>(
  'packing-claim-passed-over',
  claimSql('o.order_id = any(:passedOver::int[])', 'array_position(:passedOver::int[], o.order_id)'),
)
