import { type Database, statement } from '../database/index.ts'

/**
 * An account ends (CUSTOMERS-10). Returns belong to the books of their orders and stay; of those that have come to an end the words
 * and photos of the customer go.
 */
export async function forgetReturns({ rows }: Pick<Database, 'rows'>, userId: string): Promise<void> {
  await rows(forget, { userId })
}

const forget = statement<{ userId: string }>(
  'returns-forget',
  `
    with ended as (
      update product_return set remarks = '' where user_id = :userId and status in ('refunded', 'refused')
      returning return_id)
    delete from return_photo p using ended where p.return_id = ended.return_id`,
)
