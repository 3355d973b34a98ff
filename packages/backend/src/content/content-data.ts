import { isDrawn } from '@haverhof/artwork/drawn'
import { contentKinds, type ContentKind } from '@haverhof/domain/content'
import { type LanguageCode, languageCodes, platformNames } from '@haverhof/domain/shared'
import path from 'node:path'
import { z } from 'zod'
import { DataProblem } from '../seed/data-problem.ts'
import { dataFiles, readData } from '../seed/read-data.ts'
import { type FooterColumn, type NavigationEntry, pictureTones } from './records.ts'

/** The shapes of data/content/**, data/navigation.yaml and data/footer.yaml. */

const Key = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')
const Platforms = z.array(z.enum(platformNames)).min(1)
const Titles = z.partialRecord(z.enum(languageCodes), z.string().min(1))

const Text = z.strictObject({
  slug: Key,
  title: z.string().min(1),
  intro: z.string().min(1),
  body: z.string().optional(),
  transcript: z.string().optional(),
  items: z
    .array(z.strictObject({ id: Key, question: z.string().min(1), answer: z.string().min(1) }))
    .optional(),
})

/** The things it shows are those of the icon set and the drawn ones (CONTENT-PAGES-5). */
const Thing = Key.refine(isDrawn, 'is no icon and no drawn thing')

export const DrawnPicture = z.strictObject({
  tone: z.enum(pictureTones),
  icons: z.array(Thing).min(1).max(3),
})
const Picture = DrawnPicture.extend({ steps: z.array(Thing).min(1).optional() })

const Item = z.strictObject({
  id: z.int().positive(),
  key: Key,
  platforms: Platforms,
  category: Key.optional(),
  author: z.string().optional(),
  date: z.iso.date().optional(),
  products: z.array(z.int()).default([]),
  icon: Key.optional(),
  picture: Picture.optional(),
  website: z.url({ protocol: /^https$/ }).optional(),
  durationSeconds: z.int().positive().optional(),
  texts: z.partialRecord(z.enum(languageCodes), Text),
})

const SectionText = z.strictObject({ slug: Key.optional(), title: z.string(), intro: z.string() })

const Section = z.strictObject({
  id: z.int().positive(),
  key: Key,
  platforms: Platforms,
  path: z.string().startsWith('/').optional(),
  listed: z.boolean(),
  texts: z.record(z.enum(languageCodes), SectionText),
})

const Link = z.strictObject({
  ref: z.string().regex(/^[a-z-]+:[a-z0-9-]+$/, 'must look like page:delivery'),
  labels: Titles.nullable().default(null),
  icon: Key.nullable().default(null),
})

const Entry = Link.extend({ expand: z.boolean().default(false), also: z.array(Link).optional() }).transform(
  (entry): NavigationEntry => entry,
)

const NavigationFile = z.strictObject({
  sections: z.array(Section),
  navigations: z.array(
    z.strictObject({ id: z.int(), key: Key, primary: z.array(Entry), secondary: z.array(Entry) }),
  ),
})

const Column = z
  .strictObject({ titles: Titles, entries: z.array(Entry) })
  .transform((column): FooterColumn => column)

const FooterFile = z.array(
  z.strictObject({ id: z.int(), key: Key, columns: z.array(Column), legal: z.array(Entry), closing: Titles }),
)

export type ContentData = z.infer<typeof Item> & { kind: ContentKind; file: string }
export type SectionData = z.infer<typeof Section>
export type ContentFiles = {
  items: ContentData[]
  sections: SectionData[]
  navigations: z.infer<typeof NavigationFile>['navigations']
  footers: z.infer<typeof FooterFile>
}
export type ItemText = NonNullable<ContentData['texts'][LanguageCode]>

/** What people read for its own sake has a picture (CONTENT-PAGES-5). */
const illustrated: ReadonlySet<ContentKind> = new Set([
  'advice-articles',
  'advice-categories',
  'advice-videos',
  'blog-articles',
  'blog-categories',
  'news',
])

export function readContent(dataDir: string): ContentFiles {
  const items = contentKinds.flatMap((kind) =>
    dataFiles(dataDir, `content/${kind}`).map((file) => {
      const item = readData(dataDir, file, Item)
      if (item.key !== path.basename(file, '.yaml'))
        throw new DataProblem(file, ['key: must equal the file name'])
      if (!item.picture && illustrated.has(kind)) throw new DataProblem(file, ['picture: is required'])
      return { ...item, kind, file }
    }),
  )
  refuseSharedIds(items)
  const { sections, navigations } = readData(dataDir, 'navigation.yaml', NavigationFile)
  return { items, sections, navigations, footers: readData(dataDir, 'footer.yaml', FooterFile) }
}

function refuseSharedIds(items: readonly ContentData[]): void {
  const files = new Map<string, string>()
  for (const { kind, id, file } of items) {
    const other = files.get(`${kind} ${id}`)
    if (other !== undefined) throw new DataProblem(file, [`id: ${id} belongs to ${other}`])
    files.set(`${kind} ${id}`, file)
  }
}
