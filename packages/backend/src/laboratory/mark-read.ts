import { missing, type Missing, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'

/** LABORATORY-4: the customer has opened a result; opening it again changes nothing. */
export async function markRead(
  context: AppContext,
  { key, userId }: { key: string; userId: string },
): Promise<Result<null, Missing>> {
  const rows = await context.database.rows(mark, { key, userId, now: context.now() })
  return rows.length > 0 ? success(null) : missing('result')
}

const mark = statement<{ key: string; userId: string; now: Date }>(
  'laboratory-mark-read',
  `
    update roughage_sample s set read_at = coalesce(s.read_at, :now) from shop_order o
    where s.result_key = :key and o.order_id = s.order_id and o.account_id = :userId and o.status <> 'cancelled'
      and s.result_on is not null
    returning s.sample_id`,
)
