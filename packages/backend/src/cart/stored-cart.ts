import type { Database } from '../database/index.ts'
import { type CartCall, ownCartSql, ownerValues } from './cart-call.ts'
import type { BillingRecord, PaymentChoiceRecord, ShippingRecord } from './records.ts'

/** What reads: the pool, or the one connection of a transaction. */
export type Reader = Pick<Database, 'rows'>

/** A cart with everything about it, for the shop itself: much of it is nobody else's business. */
export type StoredCart = {
  cartId: string
  /** Another one after every change of the cart or its lines: each of them writes the row of the cart. */
  version: string
  siteId: number
  languageId: number
  state: 'open' | 'ordered'
  created: Date
  lastModified: Date
  billing: BillingRecord | null
  shipping: ShippingRecord | null
  alternativeShippingAddress: boolean
  newsletterSubscribe: boolean
  payment: PaymentChoiceRecord | null
  giftCard: { lastDigits: string; balanceCents: number } | null
  mailplusId: string | null
  discountCode: string | null
  dealerId: number | null
  dealerCountryId: number | null
  parcelShopId: string | null
  parcelShopZipcodeOrCity: string | null
  passwordHash: string | null
  confirmUrl: string | null
  clientIp: string | null
  /** The mailbox of the account, when a customer is signed in. */
  accountEmailAddress: string | null
  order: { orderId: number; orderKey: string } | null
  lines: readonly StoredLine[]
  /** The country that was asked about, or else that of the bill, with the ways the site delivers there. */
  country: { countryId: number; regionCode: string; shippingMethods: number[] } | null
}

export type StoredLine = {
  productId: number
  productVariantId: number
  productType: number
  quantity: number
  /** By sequence; a name that was not given is null or missing. */
  sampleNames: readonly (string | null)[]
}

/** Whose cart, and as of when. */
export type CartQuestion = Omit<CartCall, 'clientIp'> & { now: Date }

/** One statement; null when the caller has no such cart. */
export async function readStoredCart(
  reader: Reader,
  question: CartQuestion,
  countryId: number | null = null,
): Promise<StoredCart | null> {
  const values = [...ownerValues(question), question.scope.languageId, question.now, countryId]
  const [row] = await reader.rows<Omit<StoredCart, 'lines'> & { lines: StoredLine[] | null }>(stored, values)
  return row ? { ...row, lines: row.lines ?? [] } : null
}

/** CART-5: lines of packs that this site does not sell any more do not count and are not shown. */
const linesSql = `
  (select json_agg(json_build_object('productId', p.product_id, 'productVariantId', l.variant_id,
      'productType', p.type, 'quantity', l.quantity, 'sampleNames', l.sample_names)
      order by l.added_at, l.variant_id)
    from cart_line l join product_variant v using (variant_id) join product p using (product_id)
    where l.cart_id = $1
      and (select pub.is_published from publication pub
        where pub.site_id = $2 and pub.language_id = $4 and pub.product_id = p.product_id)
      and (select true from variant_price pr
        where pr.site_id = $2 and pr.variant_id = l.variant_id and pr.valid_from <= $5 limit 1))`

const countrySql = `
  (select json_build_object('countryId', n.country_id, 'regionCode', n.region_code, 'shippingMethods', array(
      select t.shipping_method from shipping_tariff t
      where t.site_id = $2 and t.country_id = n.country_id order by t.position))
    from country n where n.country_id = coalesce($6, (c.billing->'address'->>'countryId')::int))`

const stored = {
  name: 'cart-stored',
  // Gift card and order belong to later contexts, but nearly every reader needs them together with the cart.
  text: `
    select c.cart_id "cartId", c.xmin "version", c.site_id "siteId", c.language_id "languageId", c.state, c.created,
      c.last_modified "lastModified", c.billing, c.shipping,
      c.alternative_shipping_address "alternativeShippingAddress",
      c.newsletter_subscribe "newsletterSubscribe", c.payment,
      (select json_build_object('lastDigits', right(g.number, 4), 'balanceCents', g.balance_cents)
        from gift_card g where g.gift_card_id = (c.payment->>'giftCardId')::int
          and (g.expires_at is null or g.expires_at > $5)) "giftCard",
      c.mailplus_id "mailplusId", c.discount_code "discountCode", c.dealer_id "dealerId",
      (select d.country_id from dealer d where d.dealer_id = c.dealer_id) "dealerCountryId",
      c.parcel_shop_id "parcelShopId", c.parcel_shop_zipcode_or_city "parcelShopZipcodeOrCity",
      c.password_hash "passwordHash", c.confirm_url "confirmUrl", c.client_ip "clientIp",
      (select a.email_address from account a where a.user_id = coalesce(c.account_id, $3)) "accountEmailAddress",
      case when c.state = 'ordered' then (
        select json_build_object('orderId', o.order_id, 'orderKey', o.order_key)
        from shop_order o where o.cart_id = c.cart_id) end "order",
      ${linesSql} lines, ${countrySql} country
    from cart c where ${ownCartSql}`,
}
