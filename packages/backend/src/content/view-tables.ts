import { sql } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'

/** What may answer a typed question, of every site; a list has an order of its own (SEARCH-9). */
export const reading = pgView('reading', {}).as(sql`
  select p.site_id, p.language_id, split_part(p.ref, ':', 2) "key", split_part(p.ref, ':', 1) kind, p.title, p.path url, coalesce(t.intro, '') intro,
    case when i.picture is not null then concat(i.kind, '-', i.content_id) end picture, p.position, p.ref
  from path p
  left join content_item i on i.ref = p.ref
  left join content_text t on t.kind = i.kind and t.content_id = i.content_id and t.language_id = p.language_id
  where p.is_current and split_part(p.ref, ':', 1) in ('advice-article', 'advice-video', 'faq-item')`)
