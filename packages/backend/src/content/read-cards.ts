import type { z } from '@hono/zod-openapi'
import { branded, type ContentKind, contentPlaces } from '@haverhof/domain/content'
import { brandNames } from '@haverhof/domain/shared'
import type { SitePair } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import type { ContentCard } from './schemas.ts'

export type Card = z.infer<typeof ContentCard>

type Wanted = {
  kinds: readonly ContentKind[]
  /** Only what lies directly below this ref. */
  below?: string | null
  /** At most so many of each kind, the newest first. */
  perKind?: number
  except?: string
}

/** Short forms of content, for lists and related reading; grouped by kind, newest first. */
export async function readCards(context: AppContext, scope: SitePair, wanted: Wanted): Promise<Card[]> {
  const words = wanted.kinds.map((kind) => contentPlaces[kind].refWord)
  const given = [
    scope.siteId,
    scope.languageId,
    wanted.kinds,
    words,
    wanted.below ?? null,
    wanted.perKind ?? 200,
  ]
  const rows = await context.database.rows<Card>(cards, [...given, wanted.except ?? ''])
  const brand = brandNames[scope.platform]
  return rows.map((card) => ({
    ...card,
    title: branded(card.title, brand),
    intro: branded(card.intro, brand),
  }))
}

export function ofKind(rows: readonly Card[], kind: ContentKind): Card[] {
  return rows.filter((card) => card.kind === kind)
}

const cards = {
  name: 'content-cards',
  text: `
    select id, kind, title, intro, url, icon, date, author, "durationSeconds", "parentTitle", "childCount", "textLanguage"
    from (
      select i.content_id id, i.kind, t.title, t.intro, p.path url, i.icon, i.published_on::text date, i.author,
        i.duration_seconds "durationSeconds", above.title "parentTitle", l.code "textLanguage",
        (select count(*)::int from path b where (b.site_id, b.language_id, b.parent_ref) = ($1, $2, p.ref) and b.is_current)
          "childCount",
        row_number() over (partition by i.kind order by i.published_on desc nulls last, i.position) place
      from unnest($3::text[], $4::text[]) as wanted(kind, word)
      join content_item i on i.kind = wanted.kind
      join path p on (p.site_id, p.language_id, p.ref) = ($1, $2, wanted.word || ':' || i.key) and p.is_current
      join content_text t on (t.kind, t.content_id, t.language_id) = (i.kind, i.content_id, p.text_language_id)
      join language l on l.language_id = t.language_id
      left join path above on (above.site_id, above.language_id, above.ref) = ($1, $2, p.parent_ref) and above.is_current
      where ($5::text is null or p.parent_ref = $5) and p.ref <> $7
    ) c
    where place <= $6 order by kind, place`,
}
