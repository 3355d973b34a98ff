/** A row of `readingsSql`. */
export type ReadingRow = {
  siteId: number
  languageId: number
  key: string
  kind: string
  title: string
  url: string
  intro: string
  picture: string | null
}

/** SEARCH-9: what may answer a question somebody types, of every site, in the order of its lists. */
export const readingsSql = `
  select p.site_id "siteId", p.language_id "languageId", split_part(p.ref, ':', 2) key, split_part(p.ref, ':', 1) kind, p.title, p.path url,
    coalesce(t.intro, '') intro, case when i.picture is not null then concat(i.kind, '-', i.content_id) end picture
  from path p
  left join content_item i on i.ref = p.ref
  left join content_text t on t.kind = i.kind and t.content_id = i.content_id and t.language_id = p.language_id
  where p.is_current and split_part(p.ref, ':', 1) in ('advice-article', 'advice-video', 'faq-item')
  order by p.site_id, p.language_id, 4, p.position, p.ref`
