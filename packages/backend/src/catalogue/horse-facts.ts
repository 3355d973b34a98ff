import { horseFactNames } from '@haverhof/domain/reviews'
import { columnsOf } from '../database/index.ts'
import type { review } from './review-tables.ts'

const factColumns = columnsOf<typeof review.$inferSelect>()(horseFactNames)

/**
 * What a review says about the horse, without what it leaves open; the argument is a name of the table in the statement
 * (REVIEWS-15).
 */
export function horseFactsSql(review: string): string {
  return `json_strip_nulls(json_build_object(${factColumns.json(review)}))`
}
