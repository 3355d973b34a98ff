import { statement } from '../database/index.ts'
import type { Retention } from '../jobs/index.ts'

/** RETURNS-5: what a photo was to show has been decided long ago. */
export const photoRetention: Retention = {
  what: 'photos of returns',
  table: 'return_photo',
  keptDays: 730,
  batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
    'returns-forget-photos',
    `
      with old as (
        select p.return_id from return_photo p join product_return r using (return_id)
        where r.status in ('refunded', 'refused') and r.changed_at < :before limit :atOnce for update of p skip locked),
      gone as (delete from return_photo p using old where p.return_id = old.return_id returning 1)
      select count(*)::int gone from gone`,
  ),
}
