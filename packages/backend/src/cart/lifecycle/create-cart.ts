import { platforms, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { addProducts } from '../lines/add-products.ts'
import { type CartCall, cartMissing, newCartId } from '../cart-call.ts'
import { type FirstLine, createFilledCart, type NewCartValues } from './create-filled-cart.ts'
import { type Intervals, refuseIntervals } from '../lines/repeat-lines.ts'
import type { Quantities } from '../lines/quantities.ts'
import { deviceView, isScanOnly, readCart, samplesOf } from '../store/read-cart.ts'
import type { CartRefused } from '../refusals.ts'
import type { CartView } from '../schemas.ts'
import { statement } from '../../database/index.ts'

type NewCart = {
  mailplusId: string | null
  storeId: string | null
  quantities: Quantities
  intervals: Intervals
}

/** CART-1: a cart of this site and language with its first goods; a customer who has one already gets that (CART-17). */
export async function createCart(
  context: AppContext,
  call: Omit<CartCall, 'cartId'>,
  { mailplusId, storeId, quantities, intervals }: NewCart,
): Promise<Result<CartView, CartRefused>> {
  const { siteId, languageId, platform } = call.scope
  // The corporate site sells nothing.
  if (platform === platforms.corporate) return cartMissing(context, call)
  const { customerId, clientIp } = call
  const openCartId = customerId === null ? null : await openCartOf(context, siteId, customerId)
  if (openCartId !== null) return addToKnown(context, { ...call, cartId: openCartId }, quantities, intervals)
  const notOffered = await refuseIntervals(context, call, intervals)
  if (notOffered) return notOffered
  const cartId = newCartId()
  const now = context.now()
  const values = { cartId, siteId, languageId, now, clientIp, mailplusId, customerId, storeId }
  const lines = await (quantities.size > 0
    ? createFilledCart(context, values, quantities, intervals)
    : insertEmpty(context, values))
  if (!lines.ok) return lines
  const origin = { mailplusId, storeId, clientIp, created: now.toISOString() }
  return success(newCart({ cartId, siteId, languageId, ...origin, lines: lines.value }))
}

async function openCartOf(context: AppContext, siteId: number, customerId: string): Promise<string | null> {
  const [cart] = await context.database.rows(findOpen, { customerId, siteId })
  return cart?.cartId ?? null
}

async function addToKnown(
  context: AppContext,
  call: CartCall,
  quantities: Quantities,
  intervals: Intervals,
): Promise<Result<CartView, CartRefused>> {
  const added = quantities.size > 0 ? await addProducts(context, call, quantities, intervals) : success(null)
  return added.ok ? readCart(context, call) : added
}

type Fresh = {
  cartId: string
  siteId: number
  languageId: number
  mailplusId: string | null
  storeId: string | null
  clientIp: string | null
  created: string
  lines: readonly FirstLine[]
}

function newCart({ cartId, siteId, languageId, created, lines, ...origin }: Fresh): CartView {
  return {
    shoppingcartId: cartId,
    created,
    lastModified: created,
    storeDeviceInfo: deviceView(origin.storeId),
    siteId,
    languageId,
    clientIp: origin.clientIp,
    billing: null,
    shipping: null,
    alternativeShippingAddress: false,
    newsletterSubscribe: false,
    remindersSubscribe: false,
    payment: null,
    mailplusId: origin.mailplusId,
    products: lines.map((line) => ({
      productId: line.productId,
      productVariantId: line.variantId,
      count: line.quantity,
      repeatDays: line.repeatDays,
      rqsSamples: samplesOf(cartId, { ...line, sampleNames: [] }),
    })),
    discountCode: null,
    dealerId: null,
    dpdParcelShopId: null,
    dpdParcelShopZipcodeOrCity: null,
    deliveryWishes: null,
    scanProductsOnly: isScanOnly(lines),
    giftCardBalance: null,
    hasPassword: false,
    order: null,
  }
}

async function insertEmpty(
  { database }: AppContext,
  values: NewCartValues,
): Promise<Result<FirstLine[], never>> {
  await database.rows(empty, values)
  return success([])
}

// An empty cart need not survive a crash of the database: the commit does not wait for the disk. Whatever is put into the cart later
// is written for good, and the cart with it.
const empty = statement<NewCartValues>(
  'cart-create',
  `
    with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
    insert into cart (cart_id, site_id, language_id, created, last_modified, client_ip, mailplus_id,
      account_id, store_id)
    select :cartId, :siteId, :languageId, :now, :now, :clientIp, :mailplusId, :customerId, :storeId from unhurried`,
)

const findOpen = statement<{ customerId: string; siteId: number }, { cartId: string }>(
  'cart-of-customer',
  `
    select cart_id "cartId" from cart where account_id = :customerId and site_id = :siteId and state = 'open' and again_order_id is null
    order by last_modified desc, cart_id limit 1`,
)
