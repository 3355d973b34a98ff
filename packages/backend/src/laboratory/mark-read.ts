import type { AppContext } from '../app-context.ts'
import { notFound } from '../http/index.ts'

/** LABORATORY-4: the customer has opened a result; opening it again changes nothing. */
export async function markRead(
  context: AppContext,
  { key, userId }: { key: string; userId: string },
): Promise<void> {
  const known = await context.database.rows(mark, [key, userId, context.now()])
  if (known.length === 0) throw notFound('result')
}

const mark = {
  name: 'laboratory-mark-read',
  text: `
    update roughage_sample s set read_at = coalesce(s.read_at, $3) from shop_order o
    where s.result_key = $1 and o.order_id = s.order_id and o.account_id = $2 and o.status <> 'cancelled'
      and s.result_on is not null
    returning s.sample_id`,
}
