import { paidStatuses } from '@haverhof/domain/orders'
import { type Database, listSql, statement } from '../database/index.ts'

/** What orders tell about a cart: the cart comes before them, so it is handed these where the shop is put together. */

type Reader = Pick<Database, 'rows'>
type OrderOfCart = { orderId: number; orderKey: string }

export async function readOrderOfCart({ rows }: Reader, cartId: string): Promise<OrderOfCart | null> {
  const [order] = await rows(ofCart, { cartId })
  return order ?? null
}

/** An order is the first one when neither the mailbox nor the account with it has ever paid for another (PRICING-5). */
export async function hasPaidBefore(
  { rows }: Reader,
  customer: { siteId: number; customerKey: string },
): Promise<boolean> {
  const [answer] = await rows(paidBefore, customer)
  return answer?.hasPaid ?? false
}

/** How a customer chose to pay the last order that had to be paid; one that was collected by a mandate is no choice (CHECKOUT-49). */
export async function readLastPaymentMethod(
  { rows }: Reader,
  customer: { userId: string; siteId: number },
): Promise<string | null> {
  const [last] = await rows(lastMethod, customer)
  return last?.paymentMethodId ?? null
}

const lastMethod = statement<{ userId: string; siteId: number }, { paymentMethodId: string | null }>(
  'orders-last-method',
  `
    select payment_method_id "paymentMethodId" from shop_order o
    where account_id = :userId and site_id = :siteId and status in ${listSql(paidStatuses)} and payment_method_id is not null
      and not exists (select from paid_payment p where p.order_id = o.order_id and p.sequence = 'recurring')
    order by ordered_at desc limit 1`,
)

const ofCart = statement<{ cartId: string }, OrderOfCart>(
  'orders-of-cart',
  'select order_id "orderId", order_key "orderKey" from shop_order where cart_id = :cartId',
)

const paidBefore = statement<{ siteId: number; customerKey: string }, { hasPaid: boolean }>(
  'orders-paid-before',
  `
    select exists (
        select from shop_order where lower(email_address) = :customerKey and status in ${listSql(paidStatuses)})
      or exists (
        select from shop_order where account_id = (
          select m.user_id from account_contact m where m.site_id = :siteId and m.email_address = :customerKey and m.is_activated)
          and status in ${listSql(paidStatuses)}) "hasPaid"`,
)
