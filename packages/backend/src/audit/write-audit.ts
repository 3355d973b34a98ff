import type { AuditAction } from '@haverhof/domain/backoffice'
import { type Database, statement } from '../database/index.ts'
import { currentRequest } from '../observability/index.ts'
import type { AuditChange, AuditDetails, OnlyKnown } from './entry-fields.ts'

export type AuditEntry<Action extends AuditAction, Details> = {
  /** `staff:12`, `token:7`, `account:…`, or the name that a command was given. */
  actor: string
  action: Action
  /** Kind and number: `order 100001`. */
  subject: string
  /** AUDIT-3: before and after. */
  changes?: readonly AuditChange<Action>[]
  details?: Details & OnlyKnown<Action, Details>
  /** The sites that it is about: who does not work for one of them does not see it. */
  siteIds?: readonly number[]
  now: Date
}

/** AUDIT-1, AUDIT-3: who did what that is out of the ordinary; in the transaction of what was done. Never a secret. */
export async function writeAudit<Action extends AuditAction, Details extends AuditDetails<Action>>(
  client: Pick<Database, 'rows'>,
  { actor, action, subject, changes, details, siteIds, now }: AuditEntry<Action, Details>,
): Promise<void> {
  await client.rows(insertEntry, {
    now,
    actor,
    action,
    subject,
    details: details ?? {},
    changes: changes ? JSON.stringify(changes) : null,
    siteIds: siteIds ?? null,
    requestId: currentRequest()?.requestId ?? null,
  })
}

/** The same for many at once. */
export async function writeAudits<Action extends AuditAction, Details extends AuditDetails<Action>>(
  client: Pick<Database, 'rows'>,
  entries: readonly AuditEntry<Action, Details>[],
): Promise<void> {
  const requestId = currentRequest()?.requestId ?? null
  await client.rows(insertEntries, { entries: JSON.stringify(entries), requestId })
}

const insertEntries = statement<{ entries: string; requestId: string | null }>(
  'audit-write-many',
  `
    insert into audit_entry (at, actor, action, subject, details, changes, site_ids, request_id)
    select now, actor, action, subject, coalesce(details, '{}'), changes, "siteIds", :requestId
    from jsonb_to_recordset(:entries::jsonb) entry (now timestamptz, actor text, action text, subject text,
      details jsonb, changes jsonb, "siteIds" int[])`,
)

const insertEntry = statement<{
  now: Date
  actor: string
  action: string
  subject: string
  details: object
  changes: string | null
  siteIds: readonly number[] | null
  requestId: string | null
}>(
  'audit-write',
  `
    insert into audit_entry (at, actor, action, subject, details, changes, site_ids, request_id)
    values (:now, :actor, :action, :subject, :details, :changes, :siteIds, :requestId)`,
)
