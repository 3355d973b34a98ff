import type { AppContext } from '../app-context.ts'
import { inJson } from '../database/index.ts'
import { termsVersionSql } from '../pricing/index.ts'
import { type CartCall, ownCartSql, ownerValues } from './cart-call.ts'
import { countryOf, type DeliveryCountry } from './delivery-country.ts'
import { type PackFacts, packFactsSql } from './pack-facts.ts'
import type { BillingRecord, PaymentChoiceRecord, ShippingRecord } from './records.ts'
import { type Shelf, shelfOf, underTerms } from './shelf.ts'

/** A cart with everything about it, for the shop itself: much of it is nobody else's business. */
export type StoredCart = {
  cartId: string
  /** Another one after every change of the cart or its lines: each of them writes the row of the cart. */
  version: string
  siteId: number
  languageId: number
  state: 'open' | 'ordered'
  created: string
  lastModified: string
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
  country: DeliveryCountry | null
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

/** A cart with the goods in it and the terms they are sold on, all of one moment. */
export type ReadCart = { stored: StoredCart; shelf: Shelf }

type CartRow = Omit<StoredCart, 'lines' | 'country'> & {
  lines: Pick<StoredLine, 'productVariantId' | 'quantity' | 'sampleNames'>[] | null
  packs: PackFacts[]
  termsVersion: number
}

/** One statement; null when the caller has no such cart. */
export async function readStoredCart(
  context: AppContext,
  question: CartQuestion,
  countryId: number | null = null,
): Promise<ReadCart | null> {
  const { scope, now } = question
  const owner = ownerValues(question)
  const { row, terms } = await underTerms(context, { siteId: scope.siteId, now }, async (giftIds) => {
    const values = [...owner, now, scope.languageId, giftIds]
    return (await context.database.jsonRows<CartRow>(cartWithPacks, values))[0]
  })
  if (!row) return null
  const { lines, packs, termsVersion: _, ...cart } = row
  const shelf = shelfOf(packs, terms)
  const asked = countryId ?? cart.billing?.address.countryId ?? null
  return {
    stored: { ...cart, lines: soldLines(lines ?? [], shelf), country: countryOf(terms, scope.siteId, asked) },
    shelf,
  }
}

/** CART-5: lines of packs that this site does not sell any more do not count and are not shown. */
function soldLines(lines: NonNullable<CartRow['lines']>, { packs }: Shelf): StoredLine[] {
  return lines.flatMap((line) => {
    const pack = packs.get(line.productVariantId)
    return pack ? [{ ...line, productId: pack.productId, productType: pack.productType }] : []
  })
}

const linesSql = `
  (select json_agg(json_build_object('productVariantId', l.variant_id, 'quantity', l.quantity,
      'sampleNames', l.sample_names) order by l.added_at, l.variant_id)
    from cart_line l where l.cart_id = $1)`

const packsSql = packFactsSql({
  wanted: '(select variant_id from cart_line where cart_id = $1 union all select unnest($6::int[]))',
  languageId: '$5',
})

const cartWithPacks = inJson({
  name: 'cart-with-packs',
  // Gift card and order belong to later contexts, but nearly every reader needs them together with the cart.
  text: `
    select c.cart_id "cartId", c.xmin::text "version", c.site_id "siteId", c.language_id "languageId", c.state, c.created,
      c.last_modified "lastModified", c.billing, c.shipping,
      c.alternative_shipping_address "alternativeShippingAddress",
      c.newsletter_subscribe "newsletterSubscribe", c.payment,
      (select json_build_object('lastDigits', right(g.number, 4), 'balanceCents', g.balance_cents)
        from gift_card g where g.gift_card_id = (c.payment->>'giftCardId')::int
          and (g.expires_at is null or g.expires_at > $4)) "giftCard",
      c.mailplus_id "mailplusId", c.discount_code "discountCode", c.dealer_id "dealerId",
      (select d.country_id from dealer d where d.dealer_id = c.dealer_id) "dealerCountryId",
      c.parcel_shop_id "parcelShopId", c.parcel_shop_zipcode_or_city "parcelShopZipcodeOrCity",
      c.password_hash "passwordHash", c.confirm_url "confirmUrl", c.client_ip "clientIp",
      (select a.email_address from account a where a.user_id = coalesce(c.account_id, $3)) "accountEmailAddress",
      case when c.state = 'ordered' then (
        select json_build_object('orderId', o.order_id, 'orderKey', o.order_key)
        from shop_order o where o.cart_id = c.cart_id) end "order",
      ${linesSql} lines, (${packsSql}) packs, ${termsVersionSql} "termsVersion"
    from cart c where ${ownCartSql}`,
})
