import { type Database, statement } from '../database/index.ts'

/** TODAY-1: undecided reviews, up to a thousand. */
export async function countWaitingReviews(
  { rows }: Pick<Database, 'rows'>,
  query: { siteIds: readonly number[] },
): Promise<{ number: number; oldest: Date | null }> {
  const [row] = await rows(read, query)
  return row ?? { number: 0, oldest: null }
}

/** REVIEWS-20: the moment of the oldest undecided review, on any site; null without one. */
export async function readOldestWaitingReview({ rows }: Pick<Database, 'rows'>): Promise<Date | null> {
  const [row] = await rows(readOldest, {})
  return row?.oldest ?? null
}

const readOldest = statement<Record<string, never>, { oldest: Date | null }>(
  'reviews-oldest-waiting',
  `select min(submitted_at) oldest from review_origin where verdict = 'waiting'`,
)

const read = statement<{ siteIds: readonly number[] }, { number: number; oldest: Date | null }>(
  'reviews-waiting-work',
  `
    select count(*)::int "number", min(submitted_at) oldest from (
      select submitted_at from review_origin where verdict = 'waiting' and site_id = any(:siteIds)
      order by submitted_at limit 1000) waiting`,
)
