import { DAY } from '@haverhof/domain/shared'
import { alertTimes } from '@haverhof/domain/stock-alerts'
import { statement } from '../database/index.ts'
import type { Retention } from '../jobs/index.ts'

type Old = { before: Date; atOnce: number }

/** STOCK-ALERTS-6: nobody waits for ever, and who was told is soon forgotten. */
export const alertRetention: readonly Retention[] = [
  {
    what: 'wishes for a pack',
    table: 'stock_alert',
    keptDays: alertTimes.waitingMs / DAY,
    batch: statement<Old, { gone: number }>('alerts-forget-waiting', gone('requested_at < :before')),
  },
  {
    what: 'who was told of a pack',
    table: 'stock_alert',
    keptDays: alertTimes.toldMs / DAY,
    batch: statement<Old, { gone: number }>('alerts-forget-told', gone('notified_at < :before')),
  },
]

function gone(which: string): string {
  return `
    with old as (select stock_alert_id from stock_alert where ${which} limit :atOnce for update skip locked),
    gone as (delete from stock_alert a using old where a.stock_alert_id = old.stock_alert_id returning 1)
    select count(*)::int gone from gone`
}
