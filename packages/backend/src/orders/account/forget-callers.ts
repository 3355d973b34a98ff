import { type Database, statement } from '../../database/index.ts'

/** CUSTOMERS-5: an account ends. Its orders stay for the books, which do not ask from where they were sent. */
export async function forgetCallers({ rows }: Pick<Database, 'rows'>, userId: string): Promise<void> {
  await rows(forget, { userId })
}

const forget = statement<{ userId: string }>(
  'orders-forget-callers',
  'update shop_order set client_ip = null where account_id = :userId and client_ip is not null',
)
