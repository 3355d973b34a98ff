import { listSql, statement } from '../database/index.ts'
import type { Retention } from '../jobs/index.ts'

/** Who came and went: the most rows by far, and of use only while somebody looks into an attack. */
const comings = ['signed-in', 'sign-in-failed', 'signed-out']

export const auditRetention: readonly Retention[] = [
  {
    what: 'who signed in and out',
    table: 'audit_entry',
    keptDays: 400,
    batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
      'audit-forget-comings',
      gone(`action in ${listSql(comings)} and at < :before`),
    ),
  },
  {
    what: 'everything out of the ordinary',
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
