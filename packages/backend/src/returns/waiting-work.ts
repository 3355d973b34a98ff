import { type Database, statement } from '../database/index.ts'

/** Returns to be received or decided, up to a thousand (TODAY-1). */
export async function countWaitingReturns(
  { rows }: Pick<Database, 'rows'>,
  query: { siteIds: readonly number[] },
): Promise<{ number: number; oldest: Date | null }> {
  const [row] = await rows(read, query)
  return row ?? { number: 0, oldest: null }
}

const read = statement<{ siteIds: readonly number[] }, { number: number; oldest: Date | null }>(
  'returns-waiting-work',
  `
    select count(*)::int "number", min(at) oldest from (
      select r.registered_at at from product_return r
      where r.status in ('registered', 'received') and (select o.site_id from order_summary o where o.order_id = r.order_id) = any(:siteIds)
      order by r.return_id limit 1000) waiting`,
)
