import type { z } from '@hono/zod-openapi'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import type { Notification, UspCollection } from './schemas.ts'
import { statement } from '../database/index.ts'

export async function readUspCollection(
  context: AppContext,
  scope: SiteScope,
  id: number,
): Promise<z.infer<typeof UspCollection> | null> {
  const [row] = await context.database.rows(uspCollection, { ...words(scope), id })
  return row ?? null
}

/** The notice of a site while it is active; null when there is none to show, undefined when it does not exist. */
export async function readNotification(
  context: AppContext,
  scope: SiteScope,
  id: number,
): Promise<z.infer<typeof Notification> | null | undefined> {
  const [row] = await context.database.rows(notification, { ...words(scope), id, now: context.now() })
  if (!row) return undefined
  const { active, ...answer } = row
  return active ? answer : null
}

type NotificationRow = z.infer<typeof Notification> & { active: boolean }

type Words = { siteId: number; languageId: number; language: string; fallback: string }

function words({ siteId, languageId, languageCode, fallbackLanguageCode }: SiteScope): Words {
  return { siteId, languageId, language: languageCode, fallback: fallbackLanguageCode }
}

const uspCollection = statement<Words & { id: number }, z.infer<typeof UspCollection>>(
  'sites-usps',
  `
    select c.usp_collection_id "uspCollectionId", coalesce(jsonb_agg(jsonb_build_object(
      'icon', i.icon, 'title', coalesce(i.titles->>:language, i.titles->>:fallback), 'url', p.path,
      'textLanguage', case when i.titles ? :language then :language else :fallback end) order by i.position)
      filter (where coalesce(i.titles->>:language, i.titles->>:fallback) is not null), '[]') items
    from usp_collection c
    left join usp_item i using (usp_collection_id)
    left join path p on (p.site_id, p.language_id, p.ref) = (:siteId, :languageId, i.ref) and p.is_current
    where c.usp_collection_id = :id
    group by c.usp_collection_id`,
)

const notification = statement<Words & { id: number; now: Date }, NotificationRow>(
  'sites-notification',
  `
    select n.notification_id "notificationId", n.tone, coalesce(n.messages->>:language, n.messages->>:fallback) message,
      case when n.messages ? :language then :language else :fallback end "textLanguage",
      case when p.path is not null then jsonb_build_object(
        'title', coalesce(n.link->'titles'->>:language, n.link->'titles'->>:fallback, p.title), 'route', p.path, 'target', '_self')
      end link,
      coalesce(n.active_from <= :now, true) and coalesce(n.active_until > :now, true)
        and coalesce(n.messages->>:language, n.messages->>:fallback) is not null active
    from notification n
    left join path p on (p.site_id, p.language_id, p.ref) = (:siteId, :languageId, n.link->>'ref') and p.is_current
    where n.notification_id = :id`,
)
