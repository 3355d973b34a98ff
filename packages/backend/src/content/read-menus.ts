import { branded } from '@haverhof/domain/content'
import { brandNames } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import type { FooterColumn, NavigationEntry, NavigationLink } from './records.ts'
import { statement, type Statement } from '../database/index.ts'

type Target = { path: string; title: string; language: string; icon: string | null }
type Child = { ref: string; title: string; url: string; icon: string | null; textLanguage: string }
type Targets = Record<string, Target>

type MenuValues = { siteId: number; languageId: number; id: number }

type NavigationRow = {
  entries: NavigationEntry[]
  targets: Targets | null
  children: Record<string, Child[]> | null
}

type FooterRow = {
  columns: FooterColumn[]
  legalEntries: NavigationEntry[]
  closingTexts: Record<string, string>
  targets: Targets | null
}

/** A menu leads only to what this site publishes; labels follow the page where the menu has none (CONTENT-7). */
export async function readNavigation(
  context: AppContext,
  scope: SiteScope,
  id: number,
  part: 'primary' | 'secondary',
) {
  const given = { siteId: scope.siteId, languageId: scope.languageId, id }
  const [row] = await context.database.reader.rows(navigations[part], given)
  if (!row) return null
  const { entries, targets, children } = row
  const show = (entry: NavigationLink) => shownEntry(entry, targets ?? {}, scope)
  const below = ({ ref, also = [] }: NavigationEntry) => [...(children?.[ref] ?? []), ...also.flatMap(show)]
  return {
    navigationId: id,
    entries: entries.flatMap((entry) => show(entry).map((shown) => ({ ...shown, children: below(entry) }))),
  }
}

export async function readFooter(context: AppContext, scope: SiteScope, id: number) {
  const [row] = await context.database.reader.rows(footer, {
    siteId: scope.siteId,
    languageId: scope.languageId,
    id,
  })
  if (!row) return null
  const targets = row.targets ?? {}
  const show = (entries: NavigationEntry[]) => entries.flatMap((entry) => shownEntry(entry, targets, scope))
  const columns = row.columns.map(({ titles, entries }) => ({
    title: words(titles, scope),
    entries: show(entries),
  }))
  return {
    footerId: id,
    columns: columns.filter(({ entries }) => entries.length > 0),
    legal: show(row.legalEntries),
    closing: words(row.closingTexts, scope),
    textLanguage: row.closingTexts[scope.languageCode] ? scope.languageCode : scope.fallbackLanguageCode,
  }
}

function words(titles: Record<string, string>, scope: SiteScope): string {
  return branded(
    titles[scope.languageCode] ?? titles[scope.fallbackLanguageCode] ?? '',
    brandNames[scope.platform],
  )
}

function shownEntry(entry: NavigationLink, targets: Targets, scope: SiteScope) {
  const target = targets[entry.ref]
  if (!target) return []
  const label = entry.labels?.[scope.languageCode]
  return [
    {
      ref: entry.ref,
      title: label === undefined ? target.title : branded(label, brandNames[scope.platform]),
      url: target.path,
      icon: entry.icon ?? target.icon,
      textLanguage: label === undefined ? target.language : scope.languageCode,
    },
  ]
}

const target = `jsonb_build_object('path', p.path, 'title', p.title, 'language', l.code, 'icon', p.icon)`

function targetsOf(refs: string): string {
  return `(select jsonb_object_agg(p.ref, ${target}) from path p
    join language l on l.language_id = p.text_language_id
    where (p.site_id, p.language_id) = (:siteId, :languageId) and p.is_current and p.ref in (${refs}))`
}

function navigation(name: string, entries: string): Statement<MenuValues, NavigationRow> {
  return statement(
    name,
    `
      select ${entries} entries, ${targetsOf(`
        select e->>'ref' from jsonb_array_elements(${entries}) e
        union all select a->>'ref' from jsonb_array_elements(${entries}) e, jsonb_array_elements(e->'also') a`)} targets,
        (select jsonb_object_agg(below.parent_ref, below.list) from (
          select c.parent_ref, jsonb_agg(jsonb_build_object(
            'ref', c.ref, 'title', c.title, 'url', c.path, 'icon', c.icon, 'textLanguage', l.code) order by c.position) list
          from jsonb_array_elements(${entries}) e
          join path c on (c.site_id, c.language_id, c.parent_ref) = (:siteId, :languageId, e->>'ref') and c.is_current
            and c.kind = 'product-search'
          join language l on l.language_id = c.text_language_id
          where (e->'expand')::bool group by c.parent_ref) below) children
      from navigation n where n.navigation_id = :id`,
  )
}

const navigations = {
  primary: navigation('content-navigation-primary', 'n.primary_entries'),
  secondary: navigation('content-navigation-secondary', 'n.secondary_entries'),
}

const footer = statement<MenuValues, FooterRow>(
  'content-footer',
  `
    select f.columns, f.legal_entries "legalEntries", f.closing_texts "closingTexts",
      ${targetsOf(`
        select e->>'ref' from jsonb_array_elements(f.columns) c, jsonb_array_elements(c->'entries') e
        union all select e->>'ref' from jsonb_array_elements(f.legal_entries) e`)} targets
    from footer f where f.footer_id = :id`,
)
