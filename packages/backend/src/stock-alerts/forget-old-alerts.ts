import { alertTimes } from '@haverhof/domain/stock-alerts'
import type { AppContext } from '../app-context.ts'

/** STOCK-ALERTS-6: nobody waits for ever, and who was told is soon forgotten. */
export async function forgetOldAlerts(context: AppContext): Promise<void> {
  const now = context.now().getTime()
  const { waitingMs, toldMs } = alertTimes
  await context.database.rows(forget, [new Date(now - waitingMs), new Date(now - toldMs)])
}

const forget = {
  name: 'alerts-forget-old',
  text: 'delete from stock_alert where requested_at < $1 or notified_at < $2',
}
