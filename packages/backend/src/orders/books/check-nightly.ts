import { HOUR } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'
import { checkSince } from './check-books.ts'

/** Clocks of processes differ, and an order may be under way while the books are looked at. */
const overlapMs = HOUR
/** So many lines of an alarm are kept; the whole list is a matter of `npm run check-books`. */
const keptBreaches = 20

/**
 * What has changed since the books were last in order (BOOKS-2). The result stays in `book_check`, and a breach is an alarm. While
 * there is one the next night looks at the same orders again.
 */
export async function checkBooksNightly(context: AppContext): Promise<void> {
  const { rows } = context.database
  const checkedAt = context.now()
  const [last] = await rows(lastGood)
  const since = last ? new Date(last.checkedAt.getTime() - overlapMs) : null
  const { breaches, orders } = await checkSince(context, since)
  const first = breaches.slice(0, keptBreaches)
  await rows(keep, { checkedAt, since, orders, breaches: breaches.length, first })
  if (breaches.length > 0)
    context.log.error(
      { code: 'books-breach', breaches: breaches.length, first },
      'the books are not in order',
    )
}

const lastGood = statement<object, { checkedAt: Date }>(
  'books-last-good',
  'select checked_at "checkedAt" from book_check where breaches = 0 order by checked_at desc limit 1',
)

const keep = statement<{
  checkedAt: Date
  since: Date | null
  orders: number | null
  breaches: number
  first: readonly string[]
}>(
  'books-keep-result',
  `
    insert into book_check (checked_at, since, orders, breaches, first_breaches)
    values (:checkedAt, :since, :orders, :breaches, :first)`,
)
