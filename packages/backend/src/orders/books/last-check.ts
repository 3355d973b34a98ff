import { type Database, type NoValues, statement } from '../../database/index.ts'

type LastCheck = { checkedAt: Date; orders: number | null; breaches: number; firstBreaches: string[] }

/** BOOKS-2: what the last look at the books found; null before the first night. */
export async function readLastCheck({ rows }: Pick<Database, 'rows'>): Promise<LastCheck | null> {
  const [last] = await rows(read)
  return last ?? null
}

const read = statement<NoValues, LastCheck>(
  'books-last-check',
  `
    select checked_at "checkedAt", orders, breaches, first_breaches "firstBreaches" from book_check
    order by checked_at desc limit 1`,
)
