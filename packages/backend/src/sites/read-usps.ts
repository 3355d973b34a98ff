import type { z } from '@hono/zod-openapi'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { addressBook, type PagesOfSites } from './pages-of-sites.ts'
import type { Notification, UspCollection } from './schemas.ts'
import { statement } from '../database/index.ts'

type Collection = z.infer<typeof UspCollection>
type Notice = z.infer<typeof Notification>

export async function readUspCollection(
  context: AppContext,
  scope: SiteScope,
  { id, pages }: { id: number; pages: PagesOfSites },
): Promise<Collection | null> {
  const [row] = await context.database.reader.rows(uspCollection, { ...words(scope), id })
  if (!row) return null
  const addressOf = await addressBook(
    pages,
    row.items.map(({ ref }) => ({ ...scope, ref })),
  )
  const items = row.items.map(({ ref, ...item }) => ({ ...item, url: addressOf(scope, ref)?.path ?? null }))
  return { ...row, items }
}

/** The notice of a site while it is active; null when there is none to show, undefined when it does not exist. */
export async function readNotification(
  context: AppContext,
  scope: SiteScope,
  { id, pages }: { id: number; pages: PagesOfSites },
): Promise<Notice | null | undefined> {
  const [row] = await context.database.reader.rows(notification, { ...words(scope), id, now: context.now() })
  if (!row) return undefined
  const { active, ref, linkTitle, ...answer } = row
  if (!active) return null
  const page = (await addressBook(pages, [{ ...scope, ref }]))(scope, ref)
  return { ...answer, link: page && { title: linkTitle ?? page.title, route: page.path, target: '_self' } }
}

type CollectionRow = Omit<Collection, 'items'> & {
  items: (Omit<Collection['items'][number], 'url'> & { ref: string | null })[]
}
type NotificationRow = Omit<Notice, 'link'> & {
  active: boolean
  ref: string | null
  linkTitle: string | null
}

type Words = { language: string; fallback: string }

function words({ languageCode, fallbackLanguageCode }: SiteScope): Words {
  return { language: languageCode, fallback: fallbackLanguageCode }
}

const uspCollection = statement<Words & { id: number }, CollectionRow>(
  'sites-usps',
  `
    select c.usp_collection_id "uspCollectionId", coalesce(jsonb_agg(jsonb_build_object(
      'icon', i.icon, 'title', coalesce(i.titles->>:language, i.titles->>:fallback), 'ref', i.ref,
      'textLanguage', case when i.titles ? :language then :language else :fallback end) order by i.position)
      filter (where coalesce(i.titles->>:language, i.titles->>:fallback) is not null), '[]') items
    from usp_collection c
    left join usp_item i using (usp_collection_id)
    where c.usp_collection_id = :id
    group by c.usp_collection_id`,
)

const notification = statement<Words & { id: number; now: Date }, NotificationRow>(
  'sites-notification',
  `
    select n.notification_id "notificationId", n.tone, coalesce(n.messages->>:language, n.messages->>:fallback) message,
      case when n.messages ? :language then :language else :fallback end "textLanguage",
      n.link->>'ref' ref, coalesce(n.link->'titles'->>:language, n.link->'titles'->>:fallback) "linkTitle",
      coalesce(n.active_from <= :now, true) and coalesce(n.active_until > :now, true)
        and coalesce(n.messages->>:language, n.messages->>:fallback) is not null active
    from notification n where n.notification_id = :id`,
)
