import type { AuditAction } from '@haverhof/domain/backoffice'
import { columnsOf, type Database, statement } from '../database/index.ts'
import { currentRequest } from '../observability/index.ts'
import type { AuditChange, AuditDetails, OnlyKnown } from './entry-fields.ts'
import type { auditEntry, FieldChange } from './tables.ts'

export type AuditEntry<Action extends AuditAction, Details> = {
  /** `staff:12`, `token:7`, `account:…`, or the name that a command was given. */
  actor: string
  action: Action
  /** Kind and number: `order 100001`. */
  subject: string
  /** Before and after (AUDIT-3). */
  changes?: readonly AuditChange<Action>[]
  details?: Details & OnlyKnown<Action, Details>
  /** The sites that it is about: who does not work for one of them does not see it. */
  siteIds?: readonly number[]
  now: Date
}

/** Who did what that is out of the ordinary; in the transaction of what was done (AUDIT-1, AUDIT-3). Never a secret. */
export async function writeAudit<Action extends AuditAction, Details extends AuditDetails<Action>>(
  client: Pick<Database, 'rows'>,
  entry: AuditEntry<Action, Details>,
): Promise<void> {
  await writeAudits(client, [entry])
}

/** The same, once for a subject: what is found again is not written again. */
export async function writeAuditOnce<Action extends AuditAction, Details extends AuditDetails<Action>>(
  client: Pick<Database, 'rows'>,
  { actor, action, subject, details, now }: Omit<AuditEntry<Action, Details>, 'changes' | 'siteIds'>,
): Promise<void> {
  await client.rows(insertOnce, { now, actor, action, subject, details: details ?? {} })
}

/** The same for many at once. */
export async function writeAudits<Action extends AuditAction, Details extends AuditDetails<Action>>(
  client: Pick<Database, 'rows'>,
  entries: readonly AuditEntry<Action, Details>[],
): Promise<void> {
  const requestId = currentRequest()?.requestId ?? null
  const rows = entries.map(({ now: at, details = {}, changes = null, siteIds = null, ...entry }) => ({
    ...entry,
    at,
    details,
    changes,
    siteIds,
    requestId,
  }))
  await client.rows(insert, { entries: entryColumns.records(rows) })
}

type Row = Omit<typeof auditEntry.$inferSelect, 'details' | 'changes' | 'siteIds'> & {
  details: object
  changes: readonly FieldChange[] | null
  siteIds: readonly number[] | null
}

const entryColumns = columnsOf<Row>()([
  'at',
  'actor',
  'action',
  'subject',
  'details',
  'changes',
  'siteIds',
  'requestId',
])

const insert = statement<{ entries: string }>(
  'audit-write',
  `
    insert into audit_entry (${entryColumns.list()})
    select ${entryColumns.list()} from jsonb_populate_recordset(null::audit_entry, :entries::jsonb)`,
)

const insertOnce = statement<{ now: Date; actor: string; action: string; subject: string; details: object }>(
  'audit-write-once',
  `
    insert into audit_entry (at, actor, action, subject, details)
    select :now, :actor, :action::text, :subject::text, :details
    where not exists (select from audit_entry where action = :action and subject = :subject)`,
)

/** The network address of entries about a forgotten customer (CUSTOMERS-10). */
export async function forgetClientIps(client: Pick<Database, 'rows'>, subject: string): Promise<void> {
  await client.rows(forgetIps, { subject })
}

const forgetIps = statement<{ subject: string }>(
  'audit-forget-addresses',
  `update audit_entry set details = details - 'clientIp' where subject = :subject and details ? 'clientIp'`,
)
