import { statement } from '../database/index.ts'
import type { Retention } from '../jobs/index.ts'

export const conversionRetention: Retention = {
  what: 'visits from mailings',
  table: 'conversion',
  keptDays: 730,
  batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
    'tracking-forget-old',
    `
      with old as (
        select mailplus_id, day from conversion where created_at < :before limit :atOnce for update skip locked),
      gone as (
        delete from conversion c using old where c.mailplus_id = old.mailplus_id and c.day = old.day returning 1)
      select count(*)::int gone from gone`,
  ),
}
