import { HOUR } from '@haverhof/domain/shared'
import { type Database, type NoValues, statement } from '../../database/index.ts'

type LastCheck = { checkedAt: Date; orders: number | null; breaches: number; firstBreaches: string[] }

/** What the last look at the books found; null before the first night (BOOKS-2). */
export async function readLastCheck({ rows }: Pick<Database, 'rows'>): Promise<LastCheck | null> {
  const [last] = await rows(read)
  return last ?? null
}

/** They are looked at every night; two hours are left for a night with much to do. */
const longestWithoutCheckMs = 26 * HOUR

/** True when the books were last checked more than a night ago (BOOKS-2). */
export function isCheckLate(last: Pick<LastCheck, 'checkedAt'> | null, now: Date): boolean {
  return !last || now.getTime() - last.checkedAt.getTime() > longestWithoutCheckMs
}

const read = statement<NoValues, LastCheck>(
  'books-last-check',
  `
    select checked_at "checkedAt", orders, breaches, first_breaches "firstBreaches" from book_check
    order by checked_at desc limit 1`,
)
