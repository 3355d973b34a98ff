import { alertTimes } from '@haverhof/domain/stock-alerts'
import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'

/** STOCK-ALERTS-6: nobody waits for ever, and who was told is soon forgotten. */
export async function forgetOldAlerts(context: AppContext): Promise<void> {
  const now = context.now().getTime()
  const { waitingMs, toldMs } = alertTimes
  await context.database.rows(forget, {
    requestedAt: new Date(now - waitingMs),
    notifiedAt: new Date(now - toldMs),
  })
}

const forget = statement<{ requestedAt: Date; notifiedAt: Date }>(
  'alerts-forget-old',
  'delete from stock_alert where requested_at < :requestedAt or notified_at < :notifiedAt',
)
