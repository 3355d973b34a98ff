import { type Database, statement } from '../database/index.ts'

/** TODAY-1: reviews that nobody has decided about, up to a thousand. */
export async function countWaitingReviews(
  { rows }: Pick<Database, 'rows'>,
  asked: { siteIds: readonly number[] },
): Promise<{ number: number; oldest: Date | null }> {
  const [found] = await rows(read, asked)
  return found ?? { number: 0, oldest: null }
}

const read = statement<{ siteIds: readonly number[] }, { number: number; oldest: Date | null }>(
  'reviews-waiting-work',
  `
    select count(*)::int "number", min(submitted_at) oldest from (
      select submitted_at from review_origin where verdict = 'waiting' and site_id = any(:siteIds)
      order by submitted_at limit 1000) waiting`,
)
