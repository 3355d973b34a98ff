import { andAll, type Database, listSql, narrowed, statement } from '../database/index.ts'
import { entitySql } from './entities.ts'
import type { FieldChange } from './tables.ts'
import type { AuditAction } from '@haverhof/domain/backoffice'

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
  /** Who sees nothing but the own entries (AUDIT-10). */
  own: string | null
  /** Who sees what is about these sites, what is about goods, which are one for all sites, and the own entries (AUDIT-10). */
  seen: { siteIds: readonly number[]; self: string } | null
}

type Page = AuditFilter & { after: { at: Date; id: number } | null; limit: number }

/** The newest first (AUDIT-5). */
export function listAudit(
  { rows }: Pick<Database, 'rows'>,
  { seen, after, ...page }: Page,
): Promise<ListedEntry[]> {
  const values: Values = {
    ...page,
    seenSiteIds: seen?.siteIds ?? null,
    self: seen?.self ?? null,
    afterAt: after?.at ?? null,
    afterId: after?.id ?? null,
  }
  const isBySite = values.siteId !== null || seen !== null
  const isByOther = values.subject !== null || values.actor !== null || values.own !== null
  if (!isBySite || isByOther) return rows(list(values), values)
  const { subject: _subject, actor: _actor, own: _own, ...ofSites } = values
  return rows(listOfSites(ofSites), ofSites)
}

type Values = Omit<Page, 'seen' | 'after'> & {
  seenSiteIds: readonly number[] | null
  self: string | null
  afterAt: Date | null
  afterId: number | null
}

type ValuesOfSites = Omit<Values, 'subject' | 'actor' | 'own'>

function midnight(day: string): string {
  return `(${day})::timestamp at time zone 'Europe/Amsterdam'`
}

/** Stock is one for all sites, so an entry about it names none (STAFF-2). */
const stockEntities = ['pack', 'lot']
const isGoodsSql = `(site_ids is null and ${entitySql} in ${listSql(stockEntities)})`

const filtersOfAll = {
  action: 'action = :action',
  area: `${entitySql} = :area`,
  siteId: ':siteId = any(site_ids)',
  from: `at >= ${midnight(':from::date')}`,
  until: `at < ${midnight(':until::date + 1')}`,
  afterAt: '(at, audit_entry_id) < (:afterAt, :afterId)',
}

const filters = {
  ...filtersOfAll,
  subject: 'subject = :subject',
  actor: 'actor = :actor',
  own: 'actor = :own',
  seenSiteIds: `(site_ids && :seenSiteIds::integer[] or actor = :self or ${isGoodsSql})`,
}

const newestFirst = 'order by at desc, audit_entry_id desc limit :limit'
const columns = `audit_entry_id "entryId", at, actor, action, subject, ${entitySql} area, changes, details, site_ids "siteIds"`

const list = narrowed(
  statement<Values, ListedEntry>(
    'audit-list',
    `
      select ${columns}
      from audit_entry where true ${andAll(filters)}
      ${newestFirst}`,
  ),
  filters,
)

/**
 * The kind stands in the text: a plan for any kind would expect it to be
 * everywhere, and walk through all moments for one that is nowhere.
 */
const newestOf = (kind: string) => `
  (select * from audit_entry where ${entitySql} = '${kind}' and site_ids is null and :self::text is not null
    ${andAll(filtersOfAll)} ${newestFirst})`

const setFilters = {
  siteId: filtersOfAll.siteId,
  seenSiteIds: 'site_ids && :seenSiteIds::integer[]',
}

/**
 * Entries share few sets of sites. Each set is found in one step of the index and
 * has its newest entries behind it, in order: a site that is never
 * in the log costs as little as one that always is.
 */
const listOfSites = narrowed(
  statement<ValuesOfSites, ListedEntry>(
    'audit-list-of-sites',
    `
      with recursive site_sets as (
        (select site_ids from audit_entry where site_ids is not null order by site_ids limit 1)
        union all
        select (select later.site_ids from audit_entry later where later.site_ids > site_sets.site_ids
          order by later.site_ids limit 1)
        from site_sets where site_sets.site_ids is not null),
      wanted as (select site_ids wanted_ids from site_sets where site_ids is not null ${andAll(setFilters)}),
      entries as (
        select newest.* from wanted cross join lateral (
          select * from audit_entry where site_ids = wanted_ids ${andAll(filtersOfAll)}
          ${newestFirst}) newest
        union all
        (select * from audit_entry where actor = :self ${andAll(filtersOfAll)}
          and not coalesce(site_ids && :seenSiteIds::integer[], false) and ${isGoodsSql} is not true
          ${newestFirst})
        union all
        ${stockEntities.map(newestOf).join(' union all ')})
      select ${columns} from entries ${newestFirst}`,
  ),
  { ...filtersOfAll, ...setFilters },
)

/** Who did this last to each of these things: `return 7001` → `staff:12`. */
export async function readLastActors(
  { rows }: Pick<Database, 'rows'>,
  query: { subjects: readonly string[]; action: AuditAction },
): Promise<Map<string, string>> {
  const entries = await rows(lastActors, query)
  return new Map(entries.map(({ subject, actor }) => [subject, actor]))
}

const lastActors = statement<
  { subjects: readonly string[]; action: string },
  { subject: string; actor: string }
>(
  'audit-last-actors',
  `
    select distinct on (subject) subject, actor from audit_entry
    where subject = any(:subjects::text[]) and action = :action order by subject, at desc, audit_entry_id desc`,
)
