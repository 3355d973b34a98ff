import type pg from 'pg'
import { DataProblem } from '../seed/data-problem.ts'
import { namedQuery } from '../database/index.ts'

/** One address of one site in one language. */
export type PathRow = {
  siteId: number
  languageId: number
  path: string
  /** Other ways to write the address, which lead to it for good. */
  aliases?: readonly string[]
  kind: string
  ref: string
  targetId: number | null
  target: Record<string, unknown>
  title: string
  textLanguageId: number
  parentRef: string | null
  position: number
  icon: string | null
  inSitemap: boolean
  /** Changes when the page changes; `lastmod` follows it. */
  contentHash: string
  /** The day on which it appeared, of what has one: until it changes that is when it last changed. */
  changedOn?: string | null
}

type Written = { client: pg.ClientBase; owned: readonly string[]; rows: readonly PathRow[]; now: Date }

/**
 * Makes these the current addresses of everything whose ref starts with one of the owned prefixes (CONTENT-2).
 * An address that changed stays and leads to the new one; a thing that is gone leaves its address as gone.
 */
export async function writePaths({ client, owned, rows, now }: Written): Promise<void> {
  refuseSharedPaths(rows)
  await client.query('create temp table given_path (like path) on commit drop')
  await inParts(rows, (part) => client.query(namedQuery(addGiven, { paths: part, now })))
  await client.query('analyze given_path')
  await client.query(namedQuery(retireOthers, { owned }))
  await refuseTakenPaths(client, owned)
  await client.query(namedQuery(makeCurrent, { now }))
  const aliases = rows.flatMap(
    (row) => row.aliases?.map((path) => ({ ...row, path, inSitemap: false })) ?? [],
  )
  await inParts(aliases, (part) => client.query(namedQuery(addAliases, { paths: part, now })))
  await client.query('drop table given_path')
}

async function inParts(
  rows: readonly PathRow[],
  write: (part: string) => Promise<unknown>,
  size = 2000,
): Promise<void> {
  for (let start = 0; start < rows.length; start += size) {
    await write(JSON.stringify(rows.slice(start, start + size)))
  }
}

function refuseSharedPaths(rows: readonly PathRow[]): void {
  const owners = new Map<string, string>()
  for (const row of rows) {
    const address = `site ${row.siteId}, language ${row.languageId}, ${row.path}`
    const other = owners.get(address)
    if (other !== undefined)
      throw new DataProblem('slug', [`${other} and ${row.ref} share the address ${address}`])
    owners.set(address, row.ref)
  }
}

/** Pages and products are written apart: neither may take an address that the other holds. */
async function refuseTakenPaths(client: pg.ClientBase, owned: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ line: string }>(namedQuery(takenPaths, { owned }))
  if (rows.length > 0)
    throw new DataProblem(
      'slug',
      rows.map(({ line }) => line),
    )
}

const takenPaths = `
  select format('%s and %s share the address site %s, language %s, %s', p.ref, g.ref, p.site_id, p.language_id, p.path) line
  from given_path g join path p using (site_id, language_id, path)
  where p.is_current and split_part(p.ref, ':', 1) <> all(:owned)
  order by 1 limit 20`

const readRows = (isCurrent: boolean) => `
  select r."siteId", r."languageId", r.path, r.kind, r.ref, r."targetId", r.target, r.title, r."textLanguageId",
    r."parentRef", r.position, r.icon, ${isCurrent}, r."inSitemap", r."contentHash",
    least(coalesce(r."changedOn"::timestamptz, :now::timestamptz), :now::timestamptz)
  from jsonb_to_recordset(:paths::jsonb) as r(
    "siteId" int, "languageId" smallint, path text, kind text, ref text, "targetId" int, target jsonb, title text,
    "textLanguageId" smallint, "parentRef" text, position int, icon text, "inSitemap" bool, "contentHash" text, "changedOn" text)`

const addGiven = `insert into given_path ${readRows(true)}`

/** An address of its own is stronger than another's alias. */
const addAliases = `
  insert into path ${readRows(false)}
  on conflict (site_id, language_id, path) do update set ref = excluded.ref where not path.is_current`

const retireOthers = `
  update path p set is_current = false
  where p.is_current and split_part(p.ref, ':', 1) = any(:owned)
    and not exists (
      select 1 from given_path g
      where (g.site_id, g.language_id, g.path, g.ref) = (p.site_id, p.language_id, p.path, p.ref))`

const makeCurrent = `
  insert into path select * from given_path
  on conflict (site_id, language_id, path) do update set
    kind = excluded.kind, ref = excluded.ref, target_id = excluded.target_id, target = excluded.target,
    title = excluded.title, text_language_id = excluded.text_language_id, parent_ref = excluded.parent_ref,
    position = excluded.position, icon = excluded.icon, is_current = true, in_sitemap = excluded.in_sitemap,
    content_hash = excluded.content_hash,
    lastmod = case when path.content_hash = excluded.content_hash then path.lastmod else :now::timestamptz end`
