import { productTitleSql, questionOfSql, reviewOfSql } from '../catalogue/sql.ts'

/** What a report `r` is about, whichever kind it is: joined as `t`. */
export const reportedTextSql = `
  lateral (
    select product_id, title, text, author, null::text answer, published_at from ${reviewOfSql('r.review_id')} review
    union all
    select product_id, null, question, asker, answer, published_at from ${questionOfSql('r.question_id')} question) t`

/** The title of its product in the language of the argument, an SQL expression. */
export function reportedTitleSql(languageId: string): string {
  return productTitleSql('t.product_id', languageId)
}
