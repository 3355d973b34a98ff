import { paidStatuses } from '@haverhof/domain/orders'
import { keepOrderAddresses } from '../../accounts/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { addressesOf } from '../store/order-addresses.ts'
import type { OrderRow } from '../store/order-row.ts'

/**
 * A customer who has proved to own a mailbox finds the orders that were placed with it as a guest (ORDERS-19). Within the
 * transaction that confirms the mailbox or signs in: one statement, and two more where there are any; tells how many there were.
 */
export async function linkGuestOrders(
  transaction: Transaction,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const linked = await transaction.rows(link, { userId })
  if (linked.length > 0) await keepAddresses(transaction, { userId, orderIds: linked.map(idOf), now })
  return linked.length
}

/** What was typed as a guest is not typed again (ACCOUNTS-34). */
async function keepAddresses(
  transaction: Transaction,
  { userId, orderIds, now }: { userId: string; orderIds: number[]; now: Date },
): Promise<void> {
  const [order] = await transaction.rows(newestPaid, { orderIds, paidStatuses })
  if (order) await keepOrderAddresses(transaction, { userId, ...addressesOf(order), now })
}

const idOf = ({ orderId }: { orderId: number }) => orderId

const link = statement<{ userId: string }, { orderId: number }>(
  'orders-link',
  `
    update shop_order o set account_id = a.user_id from account a
    where a.user_id = :userId and a.is_activated and o.site_id = a.site_id and o.account_id is null
      and lower(o.email_address) = a.email_address
    returning o.order_id "orderId"`,
)

const newestPaid = statement<
  { orderIds: readonly number[]; paidStatuses: readonly string[] },
  Pick<OrderRow, 'orderId' | 'billing' | 'delivery' | 'shippingAddress'>
>(
  'orders-newest-linked',
  `
    select order_id "orderId", billing, delivery, shipping_address "shippingAddress" from shop_order
    where order_id = any(:orderIds::int[]) and status = any(:paidStatuses)
    order by ordered_at desc, order_id desc limit 1`,
)
