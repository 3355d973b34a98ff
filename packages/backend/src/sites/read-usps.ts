import type { z } from '@hono/zod-openapi'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import type { Notification, UspCollection } from './schemas.ts'

export async function readUspCollection(
  context: AppContext,
  scope: SiteScope,
  id: number,
): Promise<z.infer<typeof UspCollection> | null> {
  const [row] = await context.database.rows<z.infer<typeof UspCollection>>(uspCollection, [
    ...words(scope),
    id,
  ])
  return row ?? null
}

/** The notice of a site while it is active; null when there is none to show, undefined when it does not exist. */
export async function readNotification(
  context: AppContext,
  scope: SiteScope,
  id: number,
): Promise<z.infer<typeof Notification> | null | undefined> {
  type Row = z.infer<typeof Notification> & { active: boolean }
  const [row] = await context.database.rows<Row>(notification, [...words(scope), id, context.now()])
  if (!row) return undefined
  const { active, ...answer } = row
  return active ? answer : null
}

function words(scope: SiteScope): unknown[] {
  return [scope.siteId, scope.languageId, scope.languageCode, scope.fallbackLanguageCode]
}

const uspCollection = {
  name: 'sites-usps',
  text: `
    select c.usp_collection_id "uspCollectionId", coalesce(jsonb_agg(jsonb_build_object(
      'icon', i.icon, 'title', coalesce(i.titles->>$3, i.titles->>$4), 'url', p.path,
      'textLanguage', case when i.titles ? $3 then $3 else $4 end) order by i.position)
      filter (where coalesce(i.titles->>$3, i.titles->>$4) is not null), '[]') items
    from usp_collection c
    left join usp_item i using (usp_collection_id)
    left join path p on (p.site_id, p.language_id, p.ref) = ($1, $2, i.ref) and p.is_current
    where c.usp_collection_id = $5
    group by c.usp_collection_id`,
}

const notification = {
  name: 'sites-notification',
  text: `
    select n.notification_id "notificationId", n.tone, coalesce(n.messages->>$3, n.messages->>$4) message,
      case when n.messages ? $3 then $3 else $4 end "textLanguage",
      case when p.path is not null then jsonb_build_object(
        'title', coalesce(n.link->'titles'->>$3, n.link->'titles'->>$4, p.title), 'route', p.path, 'target', '_self')
      end link,
      coalesce(n.active_from <= $6, true) and coalesce(n.active_until > $6, true)
        and coalesce(n.messages->>$3, n.messages->>$4) is not null active
    from notification n
    left join path p on (p.site_id, p.language_id, p.ref) = ($1, $2, n.link->>'ref') and p.is_current
    where n.notification_id = $5`,
}
