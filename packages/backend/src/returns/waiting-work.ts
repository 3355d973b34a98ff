import { type Database, statement } from '../database/index.ts'
import { siteOfOrderSql } from '../orders/sql.ts'

/** TODAY-1: returns that somebody has to receive or to decide, up to a thousand. */
export async function countWaitingReturns(
  { rows }: Pick<Database, 'rows'>,
  asked: { siteIds: readonly number[] },
): Promise<{ number: number; oldest: Date | null }> {
  const [found] = await rows(read, asked)
  return found ?? { number: 0, oldest: null }
}

const read = statement<{ siteIds: readonly number[] }, { number: number; oldest: Date | null }>(
  'returns-waiting-work',
  `
    select count(*)::int "number", min(at) oldest from (
      select r.registered_at at from product_return r
      where r.status in ('registered', 'received') and ${siteOfOrderSql('r.order_id')} = any(:siteIds)
      order by r.return_id limit 1000) waiting`,
)
