import { type Database, statement } from '../database/index.ts'

/** A payment of the order, or the gift card it took money from, has this number; the newest 500 (STAFF-30). */
export async function findOrdersByPayment(
  { rows }: Pick<Database, 'rows'>,
  typed: string,
): Promise<number[]> {
  const giftCard = typed.replaceAll(/[\s-]/g, '')
  return (await rows(find, { reference: typed, giftCard })).map(({ orderId }) => orderId)
}

const find = statement<{ reference: string; giftCard: string }, { orderId: number }>(
  'payments-find-orders',
  `
    select order_id "orderId" from payment where payment_id = :reference
    union select order_id from payment where provider_payment_id = :reference
    union select order_id from (
      select d.order_id from gift_card g join gift_card_debit d using (gift_card_id) where g.number = :giftCard
      order by d.order_id desc limit 500) debited`,
)
