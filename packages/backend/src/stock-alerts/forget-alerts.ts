import { type Database, statement } from '../database/index.ts'
import { alertTimes } from '@haverhof/domain/stock-alerts'
import type { AppContext } from '../app-context.ts'

/** CUSTOMERS-5: an account ends, and its mailbox waits for nothing any more. */
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

/** STOCK-ALERTS-6: nobody waits for ever, and who was told is soon forgotten. */
export async function forgetOldAlerts(context: AppContext): Promise<void> {
  const now = context.now().getTime()
  const { waitingMs, toldMs } = alertTimes
  await context.database.rows(forgetOld, {
    requestedAt: new Date(now - waitingMs),
    notifiedAt: new Date(now - toldMs),
  })
}

const forgetOld = statement<{ requestedAt: Date; notifiedAt: Date }>(
  'alerts-forget-old',
  'delete from stock_alert where requested_at < :requestedAt or notified_at < :notifiedAt',
)
