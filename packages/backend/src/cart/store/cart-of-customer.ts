import { type Database, statement } from '../../database/index.ts'

/** What lies in the open cart of a customer. */
export type CustomerCart = {
  created: Date
  lastModified: Date
  lines: { productVariantId: number; title: string; quantity: number }[]
}

/**
 * The cart that the customer would find now; null when there is
 * none with goods in it (CUSTOMERS-16). Its id, which opens it, stays inside.
 */
export async function cartOfCustomer(
  { rows }: Pick<Database, 'rows'>,
  wanted: { userId: string },
): Promise<CustomerCart | null> {
  const [cart] = await rows(read, wanted)
  return cart ?? null
}

const read = statement<{ userId: string }, CustomerCart>(
  'staff-looks-into-cart',
  `
    select c.created, c.last_modified "lastModified", (
      select json_agg(json_build_object('productVariantId', l.variant_id,
        'title', coalesce((
        select t.title from product_pack p join product_title t using (product_id) where p.variant_id = l.variant_id and t.language_id = c.language_id), ''), 'quantity', l.quantity) order by l.added_at)
      from cart_line l where l.cart_id = c.cart_id) lines
    from cart c where c.account_id = :userId and c.state = 'open' and c.line_count > 0 and c.again_order_id is null
    order by c.last_modified desc limit 1`,
)
