import { statement } from '../database/index.ts'
import type { Retention } from '../jobs/index.ts'
import { comingsSql, isOtherSql } from './entities.ts'

/** AUDIT-4: the trigger of the table lets nothing go that is younger. */
export const auditRetention: readonly Retention[] = [
  {
    what: 'who signed in and out',
    table: 'audit_entry',
    keptDays: 400,
    batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
      'audit-forget-comings',
      gone(`${comingsSql} and at < :before`),
    ),
  },
  {
    what: 'what was done beside money and goods',
    table: 'audit_entry',
    keptDays: 731,
    batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
      'audit-forget-others',
      gone(`${isOtherSql} and at < :before`),
    ),
  },
  {
    what: 'what was done with money and goods',
    table: 'audit_entry',
    keptDays: 3653,
    batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
      'audit-forget-old',
      gone('at < :before'),
    ),
  },
]

function gone(which: string): string {
  return `
    with old as (select audit_entry_id from audit_entry where ${which} order by at limit :atOnce for update skip locked),
    gone as (delete from audit_entry e using old where e.audit_entry_id = old.audit_entry_id returning 1)
    select count(*)::int gone from gone`
}
