import { contentPlaces } from '@haverhof/domain/content'
import {
  type LanguageCode,
  languageCodes,
  languages,
  platformNames,
  platforms,
} from '@haverhof/domain/shared'
import { DataProblem } from '../seed/data-problem.ts'
import type { Seeding } from '../seed/seeding.ts'
import { upsert } from '../seed/upsert.ts'
import { readScopes } from '../sites/index.ts'
import type { ContentData, ContentFiles, ItemText, SectionData } from './content-data.ts'
import { contentPaths } from './content-paths.ts'
import { withFigures } from './figures-in-texts.ts'
import { MarkdownProblem, parseMarkdown } from './markdown.ts'
import * as tables from './tables.ts'
import { homeText } from './tables.ts'
import { writePaths } from './write-paths.ts'
import { z } from 'zod'
import { readData } from '../seed/read-data.ts'
import { homeSections } from './records.ts'

const owned = [...Object.values(contentPlaces).map(({ refWord }) => refWord), 'faq-item']

/** Pages, questions, advice, blog, news, partners, menus and footers, with all their addresses. */
export async function seedContent(seeding: Seeding, files: ContentFiles): Promise<void> {
  const { client, now } = seeding
  const { contentItem, contentText } = tables
  // Texts hang on their items, so both go and come back as the files say.
  await client.query('delete from content_item')
  const items = files.items.map(itemRow)
  await upsert(
    seeding,
    contentItem,
    [contentItem.kind, contentItem.contentId],
    [...items, ...files.sections.map(sectionRow)],
  )
  const texts = [...files.items.flatMap(textRows), ...files.sections.flatMap(sectionTextRows)]
  await upsert(seeding, contentText, [contentText.kind, contentText.contentId, contentText.languageId], texts)
  await seedMenus(seeding, files)
  await seedHome(seeding)
  const scopes = await readScopes(client)
  await writePaths({ client, owned, now, rows: scopes.flatMap((scope) => contentPaths(scope, files)) })
}

async function seedMenus(seeding: Seeding, { navigations, footers }: ContentFiles): Promise<void> {
  const { navigation, footer } = tables
  const menus = navigations.map(({ id, key, primary, secondary }) => {
    return { navigationId: id, key, primaryEntries: primary, secondaryEntries: secondary }
  })
  await upsert(seeding, navigation, [navigation.navigationId], menus)
  const feet = footers.map(({ id, key, columns, legal, closing }) => {
    return { footerId: id, key, columns, legalEntries: legal, closingTexts: closing }
  })
  await upsert(seeding, footer, [footer.footerId], feet)
}

function itemRow(item: ContentData, position: number): typeof tables.contentItem.$inferInsert {
  return {
    kind: item.kind,
    contentId: item.id,
    key: item.key,
    ref: `${contentPlaces[item.kind].refWord}:${item.key}`,
    platforms: item.platforms.map((name) => platforms[name]),
    categoryKey: item.category ?? null,
    author: item.author ?? null,
    publishedOn: item.date ?? null,
    productIds: item.products,
    icon: item.icon ?? null,
    picture: item.picture ?? null,
    website: item.website ?? null,
    durationSeconds: item.durationSeconds ?? null,
    position,
  }
}

function textRows(item: ContentData): (typeof tables.contentText.$inferInsert)[] {
  return languageCodes.flatMap((code) => {
    const text = item.texts[code]
    return text ? [textRow(item, code, text)] : []
  })
}

function textRow(item: ContentData, code: LanguageCode, text: ItemText) {
  const parsed = parsedText(item, code, text)
  return {
    kind: item.kind,
    contentId: item.id,
    languageId: languages[code].languageId,
    slug: text.slug,
    title: text.title,
    intro: text.intro,
    ...parsed,
  }
}

function parsedText(item: ContentData, code: LanguageCode, text: ItemText) {
  const parsed = (markdown: string) => parseMarkdown(withFigures(markdown, code))
  try {
    const body = parsed(text.body ?? text.transcript ?? '')
    const steps = item.picture?.steps
    if (steps && steps.length !== body.blocks.length)
      throw new MarkdownProblem(`has ${body.blocks.length} steps, its picture ${steps.length}`)
    // Only a page has the room for a tool (CONTENT-10).
    if (item.kind !== 'pages' && body.blocks.some(({ type }) => type === 'tool'))
      throw new MarkdownProblem('a tool is possible on a page alone')
    const questions = (text.items ?? []).map(({ id, question, answer }) => ({
      id,
      question,
      ...parsed(answer),
    }))
    return {
      body: body.blocks,
      items: questions.map(({ id, question, blocks }) => ({ id, question, answer: blocks })),
      linkRefs: [...new Set([...body.refs, ...questions.flatMap(({ refs }) => refs)])],
    }
  } catch (error) {
    if (error instanceof MarkdownProblem)
      throw new DataProblem(item.file, [`texts.${code}: ${error.message}`])
    throw error
  }
}

function sectionRow(section: SectionData, position: number): typeof tables.contentItem.$inferInsert {
  return {
    kind: 'pages',
    contentId: section.id,
    key: section.key,
    ref: `page:${section.key}`,
    platforms: section.platforms.map((name) => platforms[name]),
    productIds: [],
    position,
  }
}

function sectionTextRows(section: SectionData): (typeof tables.contentText.$inferInsert)[] {
  return languageCodes.map((code) => ({
    kind: 'pages',
    contentId: section.id,
    languageId: languages[code].languageId,
    slug: section.texts[code].slug ?? section.key,
    title: section.texts[code].title,
    intro: section.texts[code].intro,
    body: [],
    items: [],
    linkRefs: [],
  }))
}

/** The shape of data/content/home.yaml. */
const Words = z.strictObject({ title: z.string().min(1), intro: z.string().min(1) })
const HomeWords = z.strictObject({
  hero: z.strictObject({ title: z.string().min(1), text: z.string().min(1) }),
  sections: z.record(z.enum(homeSections), Words),
})
const HomeFile = z.record(z.enum(platformNames), z.partialRecord(z.enum(languageCodes), HomeWords))

async function seedHome(seeding: Seeding): Promise<void> {
  const file = readData(seeding.dataDir, 'content/home.yaml', HomeFile)
  const rows = platformNames.flatMap((platform) =>
    languageCodes.flatMap((code) => {
      const words = file[platform][code]
      if (!words) return []
      return [{ platform: platforms[platform], languageId: languages[code].languageId, words }]
    }),
  )
  await upsert(seeding, homeText, [homeText.platform, homeText.languageId], rows)
}
