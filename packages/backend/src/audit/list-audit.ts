import { andAll, type Database, narrowed, statement } from '../database/index.ts'
import { entitySql } from './entities.ts'
import type { FieldChange } from './tables.ts'

export type ListedEntry = {
  entryId: number
  at: Date
  actor: string
  action: string
  subject: string
  /** The kind of thing: `order` of `order 100001`; null of what has none. */
  area: string | null
  changes: FieldChange[] | null
  details: Record<string, unknown>
  siteIds: number[] | null
}

/** What is null does not narrow. */
export type AuditFilter = {
  subject: string | null
  actor: string | null
  action: string | null
  area: string | null
  siteId: number | null
  /** The first and the last day, in Amsterdam. */
  from: string | null
  until: string | null
  /** AUDIT-5: who sees nothing but the own entries. */
  own: string | null
  /** AUDIT-5: who sees what is about these sites, and the own entries. */
  seen: { siteIds: readonly number[]; self: string } | null
}

type Page = AuditFilter & { after: { at: Date; id: number } | null; limit: number }

/** AUDIT-5: the newest first. */
export function listAudit(
  { rows }: Pick<Database, 'rows'>,
  { seen, after, ...page }: Page,
): Promise<ListedEntry[]> {
  const asked: Values = {
    ...page,
    seenSiteIds: seen?.siteIds ?? null,
    self: seen?.self ?? null,
    afterAt: after?.at ?? null,
    afterId: after?.id ?? null,
  }
  return rows(list(asked), asked)
}

type Values = Omit<Page, 'seen' | 'after'> & {
  seenSiteIds: readonly number[] | null
  self: string | null
  afterAt: Date | null
  afterId: number | null
}

function midnight(day: string): string {
  return `(${day})::timestamp at time zone 'Europe/Amsterdam'`
}

const filters = {
  subject: 'subject = :subject',
  actor: 'actor = :actor',
  action: 'action = :action',
  area: `${entitySql} = :area`,
  siteId: ':siteId = any(site_ids)',
  from: `at >= ${midnight(':from::date')}`,
  until: `at < ${midnight(':until::date + 1')}`,
  own: 'actor = :own',
  seenSiteIds: '(site_ids && :seenSiteIds::integer[] or actor = :self)',
  afterAt: '(at, audit_entry_id) < (:afterAt, :afterId)',
}

const list = narrowed(
  statement<Values, ListedEntry>(
    'audit-list',
    `
      select audit_entry_id "entryId", at, actor, action, subject, ${entitySql} area, changes, details, site_ids "siteIds"
      from audit_entry where true ${andAll(filters)}
      order by at desc, audit_entry_id desc limit :limit`,
  ),
  filters,
)
