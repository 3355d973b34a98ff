import { type Block, bodyFor, branded, type ContentKind } from '@haverhof/domain/content'
import { brandNames } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'
import { contentImage } from './content-image.ts'
import type { PictureRecord } from './records.ts'

type Row = {
  id: number
  key: string
  ref: string
  parentRef: string | null
  title: string
  intro: string
  body: Block[]
  items: { id: string; question: string; answer: Block[] }[]
  url: string
  breadcrumb: { title: string; url: string }[] | null
  icon: string | null
  picture: PictureRecord | null
  author: string | null
  date: string | null
  website: string | null
  durationSeconds: number | null
  productIds: number[]
  lastModified: Date
  textLanguage: string
  links: Record<string, string> | null
  phone: string
  email: string
}

export type ContentItem = NonNullable<Awaited<ReturnType<typeof readItem>>>

/** One thing as this site shows it, or null where the site does not publish it. */
export async function readItem(
  context: AppContext,
  scope: SiteScope,
  kind: ContentKind,
  idOrKey: number | string,
) {
  const [id, key] = typeof idOrKey === 'number' ? [idOrKey, null] : [null, idOrKey]
  const given = { siteId: scope.siteId, languageId: scope.languageId, kind, id, key }
  const [row] = await context.database.reader.rows(readOne, given)
  if (!row) return null
  const { picture, ...item } = row
  const images = {
    image: picture && contentImage(scope, { kind, id: row.id }),
    stepImages: (picture?.steps ?? []).map((_, index) =>
      contentImage(scope, { kind, id: row.id, step: index + 1 }),
    ),
  }
  return { ...shown(item, brandNames[scope.platform]), ...images }
}

function shown(
  { links, phone, email, items, lastModified, breadcrumb, ...row }: Omit<Row, 'picture'>,
  brand: string,
) {
  const reading = { links: links ?? {}, brand, phone, email }
  return {
    ...row,
    title: branded(row.title, brand),
    intro: branded(row.intro, brand),
    body: bodyFor(row.body, reading),
    breadcrumb: breadcrumb ?? [],
    lastModified: lastModified.toISOString(),
    items: items.map(({ id, question, answer }) => ({
      faqItemId: id,
      question: branded(question, brand),
      answer: bodyFor(answer, reading),
      url: `${row.url}${id}/`,
    })),
  }
}

const readOne = statement<
  { siteId: number; languageId: number; kind: string; id: number | null; key: string | null },
  Row
>(
  'content-item',
  `
    select i.content_id id, i.key, p.ref, p.parent_ref "parentRef", t.title, t.intro, t.body, t.items, p.path url,
      i.icon, i.picture, i.author, i.published_on date, i.website, i.duration_seconds "durationSeconds",
      i.product_ids "productIds", p.lastmod "lastModified", l.code "textLanguage",
      s.customer_service_phone phone, s.customer_service_email email,
      (select jsonb_object_agg(q.ref, q.path) from path q
        where (q.site_id, q.language_id) = (:siteId, :languageId) and q.is_current and q.ref = any(t.link_refs)) links,
      (with recursive above as (
          select a.ref, a.parent_ref, a.title, a.path, 1 depth from path a
          where (a.site_id, a.language_id, a.ref) = (:siteId, :languageId, p.parent_ref) and a.is_current
        union all
          select a.ref, a.parent_ref, a.title, a.path, above.depth + 1 from above
          join path a on (a.site_id, a.language_id, a.ref) = (:siteId, :languageId, above.parent_ref) and a.is_current
          where above.depth < 6)
        select jsonb_agg(jsonb_build_object('title', title, 'url', path) order by depth desc) from above) breadcrumb
    from content_item i
    join path p on (p.site_id, p.language_id, p.ref) = (:siteId, :languageId, i.ref) and p.is_current
    join content_text t on (t.kind, t.content_id, t.language_id) = (i.kind, i.content_id, p.text_language_id)
    join language l on l.language_id = t.language_id
    join site s on s.site_id = p.site_id
    where i.kind = :kind and (i.content_id = :id::int or i.key = :key::text)`,
)
