import type { AppContext } from '../app-context.ts'
import { type CartCall, cartMissing, ownCartSql } from './cart-call.ts'
import type { BillingRecord, ShippingRecord } from './records.ts'
import type { CartView } from './schemas.ts'

type CartRow = {
  created: Date
  lastModified: Date
  languageId: number
  billing: BillingRecord | null
  shipping: ShippingRecord | null
  alternativeShippingAddress: boolean
  newsletterSubscribe: boolean
  payment: CartView['payment']
  mailplusId: string | null
  discountCode: string | null
  dealerId: number | null
  dpdParcelShopId: string | null
  dpdParcelShopZipcodeOrCity: string | null
  hasPassword: boolean
  order: CartView['order']
  lines: CartLineRow[] | null
}

export type CartLineRow = {
  productId: number
  productVariantId: number
  productType: number
  count: number
  sampleNames: (string | null)[]
}

/** One statement: the cart with its lines. */
export async function readCart(context: AppContext, call: CartCall): Promise<CartView> {
  const { siteId, languageId } = call.scope
  const [row] = await context.database.rows<CartRow>(cartWithLines, [
    call.cartId,
    siteId,
    languageId,
    context.now(),
  ])
  return row ? cartView(call, row) : cartMissing(context, call)
}

function cartView({ cartId, scope }: CartCall, { lines, ...row }: CartRow): CartView {
  const products = (lines ?? []).map((line) => ({
    productId: line.productId,
    productVariantId: line.productVariantId,
    count: line.count,
    rqsSamples: samplesOf(cartId, line),
  }))
  return {
    ...row,
    shoppingcartId: cartId,
    created: row.created.toISOString(),
    lastModified: row.lastModified.toISOString(),
    storeDeviceInfo: null,
    siteId: scope.siteId,
    clientIp: null,
    products,
    scanProductsOnly: products.length > 0 && (lines ?? []).every((line) => isKit(line.productType)),
  }
}

/** CART-6: one sample for every kit of the line, named or not. */
export function samplesOf(
  cartId: string,
  line: Pick<CartLineRow, 'productVariantId' | 'productType' | 'count' | 'sampleNames'>,
): CartView['products'][number]['rqsSamples'] {
  if (!isKit(line.productType)) return []
  return Array.from({ length: line.count }, (_, index) => ({
    shoppingcartId: cartId,
    productVariantId: line.productVariantId,
    sequence: index + 1,
    sampleName: line.sampleNames[index] ?? null,
  }))
}

/** Products of type 4 and 5 are analysis kits. */
export function isKit(productType: number): boolean {
  return productType === 4 || productType === 5
}

/** CART-5: lines of packs that this site does not sell any more do not count and are not shown. */
const sellableSql = `
  exists (select from publication pub where pub.site_id = $2 and pub.language_id = $3
    and pub.product_id = p.product_id and pub.is_published)
  and exists (select from variant_price pr where pr.site_id = $2 and pr.variant_id = l.variant_id
    and pr.valid_from <= $4)`

export const cartLinesSql = `
  (select json_agg(json_build_object('productId', p.product_id, 'productVariantId', l.variant_id,
      'productType', p.type, 'count', l.quantity, 'sampleNames', l.sample_names)
      order by l.added_at, l.variant_id)
    from cart_line l join product_variant v using (variant_id) join product p using (product_id)
    where l.cart_id = $1 and ${sellableSql})`

const cartWithLines = {
  name: 'cart-read',
  // Gift card and order belong to later contexts, but the page needs them together with the cart.
  text: `
    select c.created, c.last_modified "lastModified", c.language_id "languageId", c.billing, c.shipping,
      c.alternative_shipping_address "alternativeShippingAddress", c.newsletter_subscribe "newsletterSubscribe",
      case when c.payment is not null then json_build_object(
        'paymentMethodId', c.payment->>'paymentMethodId', 'issuer', c.payment->>'issuer',
        'giftCard', (select json_build_object('lastDigits', right(g.number, 4),
            'balance', g.balance_cents / 100.0)
          from gift_card g where g.gift_card_id = (c.payment->>'giftCardId')::int)) end payment,
      c.mailplus_id "mailplusId", c.discount_code "discountCode", c.dealer_id "dealerId",
      c.parcel_shop_id "dpdParcelShopId", c.parcel_shop_zipcode_or_city "dpdParcelShopZipcodeOrCity",
      c.password_hash is not null "hasPassword",
      case when c.state = 'ordered' then (select json_build_object('orderId', o.order_id, 'orderKey', o.order_key)
        from shop_order o where o.cart_id = c.cart_id) end "order",
      ${cartLinesSql} lines
    from cart c where ${ownCartSql}`,
}
