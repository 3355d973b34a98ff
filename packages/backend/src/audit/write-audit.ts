import { type Database, statement } from '../database/index.ts'

export type AuditEntry = {
  actor: string
  action: string
  subject: string
  details?: Record<string, unknown>
  now: Date
}

/** AUDIT-1: who did what that is out of the ordinary; in the transaction of what was done. Never a secret. */
export async function writeAudit(
  client: Pick<Database, 'rows'>,
  { actor, action, subject, details = {}, now }: AuditEntry,
): Promise<void> {
  await client.rows(insertEntry, { now, actor, action, subject, details })
}

const insertEntry = statement<{ now: Date; actor: string; action: string; subject: string; details: object }>(
  'audit-write',
  'insert into audit_entry (at, actor, action, subject, details) values (:now, :actor, :action, :subject, :details)',
)
