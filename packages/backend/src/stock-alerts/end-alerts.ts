import { missing, type Missing, refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { hashOf } from '../config/index.ts'
import { type Database, statement } from '../database/index.ts'
import { deleteRows } from '../jobs/index.ts'

/** The mailbox that got the link waits for nothing any more on that site; a second click changes nothing (STOCK-ALERTS-5). */
export async function endAlerts(context: AppContext, token: string): Promise<Result<null, 'link-invalid'>> {
  const rows = await context.database.rows(end, { tokenHash: hashOf(token), now: context.now() })
  return rows.length > 0 ? success(null) : refusal('link-invalid')
}

/** The signed-in customer waits no longer for this pack. */
export async function removeAlert(
  context: AppContext,
  { stockAlertId, userId }: { stockAlertId: number; userId: string },
): Promise<Result<null, Missing>> {
  const removed = await context.database.rows(remove, { stockAlertId, userId })
  return removed.length > 0 ? success(null) : missing('stock alert')
}

// The row of the link itself stays, as one that was told: so a second click finds it.
const end = statement<{ tokenHash: string; now: Date }>(
  'alerts-end',
  `
    with linked_alert as (
      update stock_alert set notified_at = coalesce(notified_at, :now) where token_hash = :tokenHash
      returning stock_alert_id, site_id, email_address),
    ended_alerts as (
      delete from stock_alert a using linked_alert k
      where a.site_id = k.site_id and a.email_address = k.email_address and a.stock_alert_id <> k.stock_alert_id
        and a.notified_at is null)
    select from linked_alert`,
)

const remove = statement<{ stockAlertId: number; userId: string }>(
  'alerts-remove',
  `
    delete from stock_alert a using account c
    where a.stock_alert_id = :stockAlertId and c.user_id = :userId and a.site_id = c.site_id
      and a.email_address = c.email_address and a.notified_at is null
    returning a.stock_alert_id`,
)

/** An account ends, and its mailbox waits for nothing any more (CUSTOMERS-5). */
export async function forgetAlerts(
  { rows }: Pick<Database, 'rows'>,
  { siteId, emailAddress }: { siteId: number; emailAddress: string },
): Promise<void> {
  await rows(forget, { siteId, emailAddress })
}

const forget = statement<{ siteId: number; emailAddress: string }>(
  'alerts-forget',
  'delete from stock_alert where site_id = :siteId and email_address = :emailAddress',
)

/** No wish waits for ever, and a sent alert is soon forgotten (STOCK-ALERTS-6). */
export const alertRetention = [
  deleteRows('waiting stock alerts', 'stock_alert', 'requested_at < :before'),
  deleteRows('sent stock alerts', 'stock_alert', 'notified_at < :before'),
]
