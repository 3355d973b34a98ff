import { branded, type ContentKind } from '@haverhof/domain/content'
import {
  brandNames,
  type LanguageCode,
  languages,
  type PlatformName,
  platforms,
} from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'
import type { PictureRecord } from './records.ts'

/** What the picture of a text shows; its title is in the language that was asked for, where there is one. */
export type ContentPicture = { picture: PictureRecord; title: string }

type PictureKey = { kind: ContentKind; id: number; platform: PlatformName; language: LanguageCode | null }

/** Null where there is no such text on the platform, or it has no picture (CONTENT-PAGES-5). */
export async function pictureOfContent(
  { database }: AppContext,
  { kind, id, platform, language }: PictureKey,
): Promise<ContentPicture | null> {
  const languageId = languages[language ?? 'en'].languageId
  const given = { kind, id, platform: platforms[platform], languageId }
  const [row] = await database.reader.rows(read, given)
  if (!row?.picture) return null
  // A picture without words is the same whatever the title.
  return { picture: row.picture, title: language ? branded(row.title, brandNames[given.platform]) : '' }
}

const read = statement<
  { kind: string; id: number; platform: number; languageId: number },
  { picture: PictureRecord | null; title: string }
>(
  'content-picture',
  `
    select i.picture, t.title
    from content_item i
    join lateral (
      select title from content_text t where (t.kind, t.content_id) = (i.kind, i.content_id)
      order by t.language_id = :languageId desc, t.language_id = ${languages.en.languageId} desc, t.language_id limit 1) t
      on true
    where i.kind = :kind and i.content_id = :id and :platform = any(i.platforms)`,
)
