/** What a report `r` is about, whichever kind it is: joined as `t`. */
export const reportedTextSql = `
  lateral (
    select product_id, title, text, author, null::text answer, published_at from review_text where review_id = r.review_id
    union all
    select product_id, null, question, asker, answer, published_at from question_text where question_id = r.question_id) t`

/** The title of its product in the language of the argument, an SQL expression. */
export function reportedTitleSql(languageId: string): string {
  return `coalesce((
    select p.title from product_title p where p.product_id = t.product_id and p.language_id = ${languageId}), '')`
}
