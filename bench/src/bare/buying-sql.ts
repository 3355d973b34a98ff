/** A cart with one line, as one statement. */
export const createCart = {
  name: 'bare-cart',
  text: `
with new_cart as (insert into bare.cart (cart_id, created) values (gen_random_uuid(), now()) returning cart_id),
line as (insert into bare.cart_line (cart_id, variant_id, quantity)
  select cart_id, $1::int, 1 from new_cart returning cart_id, variant_id, quantity)
select json_build_object('cartId', cart_id, 'products',
  json_build_array(json_build_object('productVariantId', variant_id, 'count', quantity)))::text as answer from line`,
}

/** Two packs with amounts, summed with VAT and shipping. */
export const calculate = {
  name: 'bare-calculate',
  text: `
select json_build_object('products', json_agg(json_build_object('productVariantId', v.variant_id, 'description', p.title,
    'quantity', wanted.count, 'totalAmount', v.amount_cents * wanted.count / 100.0)),
  'totalAmount', sum(v.amount_cents * wanted.count) / 100.0 + 5.95,
  'vatAmount', round(sum(v.amount_cents * wanted.count) / 109.0 * 9) / 100.0)::text as answer
from unnest($1::int[], $2::int[]) wanted(variant_id, count)
join bare.variant v using (variant_id) join bare.product p using (product_id)`,
}

/** Seven statements in one transaction: the least that an order with its payment needs. */
export const checkoutSteps = {
  cart: {
    name: 'bare-checkout-cart',
    text: `insert into bare.cart (cart_id, created, billing) values (gen_random_uuid(), now(), $1::jsonb) returning cart_id as "cartId"`,
  },
  line: {
    name: 'bare-checkout-line',
    text: `insert into bare.cart_line (cart_id, variant_id, quantity) values ($1, $2, 1)`,
  },
  stock: {
    name: 'bare-checkout-stock',
    text: `update bare.variant set stock = stock - 1 where variant_id = $1 and stock >= 1 returning amount_cents as "amountCents"`,
  },
  order: {
    name: 'bare-checkout-order',
    text: `insert into bare.shop_order (cart_id, billing, total_cents, ordered_at) values ($1, $2::jsonb, $3, now())
returning order_id as "orderId"`,
  },
  orderLine: {
    name: 'bare-checkout-order-line',
    text: `insert into bare.order_line (order_id, variant_id, quantity, total_cents) values ($1, $2, 1, $3)`,
  },
  payment: {
    name: 'bare-checkout-payment',
    text: `insert into bare.payment (payment_id, order_id, amount_cents, status, created_at)
values (gen_random_uuid(), $1, $2, 'created', now())`,
  },
  freeze: {
    name: 'bare-checkout-freeze',
    text: `update bare.cart set state = 'ordered' where cart_id = $1 and state = 'open'`,
  },
}
