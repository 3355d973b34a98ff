import { type ContentKind, contentPlaces, sectionRoutes, unlistedPages } from '@haverhof/domain/content'
import { brandNames, languages, platformName } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import { createHash } from 'node:crypto'
import { DataProblem } from '../seed/data-problem.ts'
import type { ContentData, ContentFiles, ItemText, SectionData } from './content-data.ts'
import type { PathRow } from './write-paths.ts'

/** The addresses of all content on one site in one language (CONTENT-4). */
export function contentPaths(scope: SiteScope, files: ContentFiles): PathRow[] {
  const here = platformName(scope.platform)
  const sections = files.sections.filter((section) => section.platforms.includes(here))
  const sectionRows = sections.map((section, position) => sectionRow(scope, section, position))
  const sectionOf = new Map(sectionRows.map((row) => [row.ref, row]))
  const rows = [...sectionRows]
  const items = files.items.filter((item) => item.platforms.includes(here))
  for (const [position, item] of items.entries()) {
    const row = itemRow(scope, item, position, sectionOf)
    if (!row) continue
    sectionOf.set(row.ref, row)
    rows.push(row, ...questionRows(scope, item, row))
  }
  return rows
}

/** A text in the language of the page, else in the fallback language of the site. */
function textFor(scope: SiteScope, item: ContentData): { text: ItemText; languageId: number } | null {
  const code = [scope.languageCode, scope.fallbackLanguageCode].find((language) => item.texts[language])
  const text = code && item.texts[code]
  return text ? { text, languageId: languages[code].languageId } : null
}

function sectionRow(scope: SiteScope, section: SectionData, position: number): PathRow {
  const text = section.texts[scope.languageCode]
  const kind = sectionRoutes[section.key] ?? 'content-page'
  return {
    siteId: scope.siteId,
    languageId: scope.languageId,
    path: section.path ?? `/${text.slug ?? section.key}/`,
    kind,
    ref: `page:${section.key}`,
    targetId: section.id,
    target: sectionTarget(kind, section),
    title: branded(scope, text.title),
    textLanguageId: scope.languageId,
    parentRef: section.key === 'home' ? null : 'page:home',
    position,
    icon: null,
    inSitemap: section.listed,
    contentHash: hash(section),
  }
}

function sectionTarget(kind: string, section: SectionData): Record<string, unknown> {
  if (kind === 'product-search') return { searchType: 'search', parameters: {} }
  if (kind === 'faq') return { contentPageId: section.id, faqId: null, faqItemId: null }
  return kind === 'content-page' ? { contentPageId: section.id } : {}
}

function itemRow(
  scope: SiteScope,
  item: ContentData,
  position: number,
  sections: ReadonlyMap<string, PathRow>,
): PathRow | null {
  const text = textFor(scope, item)
  if (!text) return null
  const target = contentPlaces[item.kind]
  const parent = sections.get(parentRef(item))
  if (!parent)
    throw new DataProblem(item.file, [`category: ${parentRef(item)} is not published on ${scope.host}`])
  const faqPage = item.kind === 'faq' ? { contentPageId: parent.targetId, faqItemId: null } : {}
  return {
    siteId: scope.siteId,
    languageId: scope.languageId,
    path: itemPath(item, text.text.slug, parent.path),
    kind: target.route,
    ref: `${target.refWord}:${item.key}`,
    targetId: item.id,
    target: { ...faqPage, [target.idField]: item.id },
    title: branded(scope, text.text.title),
    textLanguageId: text.languageId,
    parentRef: parent.ref,
    position,
    icon: item.icon ?? null,
    inSitemap: !(item.kind === 'pages' && unlistedPages.has(item.key)),
    contentHash: hash([text.text, item.products, item.date, item.author]),
    changedOn: item.date ?? null,
  }
}

function parentRef(item: ContentData): string {
  const { below } = contentPlaces[item.kind]
  if ('section' in below) return `page:${below.section}`
  return `${contentPlaces[below.category].refWord}:${item.category ?? ''}`
}

function itemPath(item: ContentData, slug: string, parentPath: string): string {
  const inMedia: ContentKind = 'news'
  return item.kind === inMedia ? `${parentPath}/${item.id}/${slug}/` : `${parentPath}${slug}/`
}

/** Every question of an FAQ can be pointed at. */
function questionRows(scope: SiteScope, item: ContentData, row: PathRow): PathRow[] {
  const questions = textFor(scope, item)?.text.items ?? []
  return questions.map((question, position) => ({
    ...row,
    path: `${row.path}${question.id}/`,
    ref: `faq-item:${item.key}/${question.id}`,
    target: { ...row.target, faqItemId: question.id },
    title: branded(scope, question.question),
    parentRef: row.ref,
    position,
    inSitemap: false,
    contentHash: hash(question),
  }))
}

function branded(scope: SiteScope, text: string): string {
  return text.replaceAll('{brand}', brandNames[scope.platform])
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
