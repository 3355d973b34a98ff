import type { AuditAction } from '@haverhof/domain/backoffice'
import { type Database, statement } from '../database/index.ts'

/** Who did this last to each of these things: `return 7001` → `staff:12`. */
export async function readLastActors(
  { rows }: Pick<Database, 'rows'>,
  query: { subjects: readonly string[]; action: AuditAction },
): Promise<Map<string, string>> {
  const entries = await rows(read, query)
  return new Map(entries.map(({ subject, actor }) => [subject, actor]))
}

const read = statement<{ subjects: readonly string[]; action: string }, { subject: string; actor: string }>(
  'audit-last-actors',
  `
    select distinct on (subject) subject, actor from audit_entry
    where subject = any(:subjects::text[]) and action = :action order by subject, at desc, audit_entry_id desc`,
)
