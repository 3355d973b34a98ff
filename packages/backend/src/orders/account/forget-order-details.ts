import { type Database, statement } from '../../database/index.ts'

/**
 * An account ends (CUSTOMERS-12). Its orders stay for the books, which ask neither
 * from where they were sent nor what the driver was told or staff noted.
 */
export async function forgetOrderDetails({ rows }: Pick<Database, 'rows'>, userId: string): Promise<void> {
  await rows(forget, { userId })
}

const forget = statement<{ userId: string }>(
  'orders-forget-details',
  `
    with noted as (
      delete from order_note n using shop_order o where o.order_id = n.order_id and o.account_id = :userId)
    update shop_order set client_ip = null, delivery = delivery - 'wishes'
    where account_id = :userId and (client_ip is not null or delivery ? 'wishes')`,
)
