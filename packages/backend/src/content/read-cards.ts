import type { z } from '@hono/zod-openapi'
import { branded, type ContentKind } from '@haverhof/domain/content'
import { brandNames } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { contentImage } from './content-image.ts'
import type { PictureRecord } from './records.ts'
import type { ContentCard } from './schemas.ts'
import { statement } from '../database/index.ts'

export type Card = z.infer<typeof ContentCard>

type CardQuery = {
  kinds: readonly ContentKind[]
  /** Only what lies directly below this ref. */
  below?: string | null
  /** At most so many of each kind. */
  perKind?: number
  except?: string
}

/**
 * Short forms of content, for lists and related reading; grouped by kind, the page's language first, then the newest
 * (CONTENT-12).
 */
export async function readCards(context: AppContext, scope: SiteScope, wanted: CardQuery): Promise<Card[]> {
  const rows = await context.database.reader.rows(cards, {
    siteId: scope.siteId,
    languageId: scope.languageId,
    kinds: wanted.kinds,
    below: wanted.below ?? null,
    perKind: wanted.perKind ?? 200,
    except: wanted.except ?? '',
  })
  const brand = brandNames[scope.platform]
  return rows.map(({ picture, ...card }) => ({
    ...card,
    image: picture && contentImage(scope, card),
    title: branded(card.title, brand),
    intro: branded(card.intro, brand),
  }))
}

export function ofKind(rows: readonly Card[], kind: ContentKind): Card[] {
  return rows.filter((card) => card.kind === kind)
}

// `limit 1` keeps the planner from turning the look-ups by key into joins of whole tables.
const cards = statement<
  {
    siteId: number
    languageId: number
    kinds: readonly ContentKind[]
    below: string | null
    perKind: number
    except: string
  },
  Omit<Card, 'image'> & { picture: PictureRecord | null }
>(
  'content-cards',
  `
    with listed as materialized (
      select i.content_id, i.kind, i.icon, i.picture, i.published_on, i.author, i.duration_seconds, p.path, p.ref, p.parent_ref,
        p.text_language_id,
        row_number() over (partition by i.kind
          order by p.text_language_id = :languageId desc, i.published_on desc nulls last, i.position) place
      from content_item i
      join lateral (
        select path, ref, parent_ref, text_language_id from path
        where (site_id, language_id, ref) = (:siteId, :languageId, i.ref) and is_current limit 1) p on true
      where i.kind = any(:kinds) and i.ref <> :except and (:below::text is null or p.parent_ref = :below))
    select c.content_id id, c.kind, t.title, t.intro, c.path url, c.icon, c.picture, c.published_on date, c.author,
      c.duration_seconds "durationSeconds", (select code from language where language_id = c.text_language_id) "textLanguage",
      (select title from path above where (above.site_id, above.language_id, above.ref) = (:siteId, :languageId, c.parent_ref)
        and above.is_current) "parentTitle",
      (select count(*)::int from path b where (b.site_id, b.language_id, b.parent_ref) = (:siteId, :languageId, c.ref) and b.is_current)
        "childCount"
    from listed c
    join lateral (
      select title, intro from content_text
      where (kind, content_id, language_id) = (c.kind, c.content_id, c.text_language_id) limit 1) t on true
    where place <= :perKind order by kind, place`,
)
