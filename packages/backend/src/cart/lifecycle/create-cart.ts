import { platforms, recordOf, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { addProducts } from '../lines/add-products.ts'
import { type CartCall, cartMissing, newCartId } from '../cart-call.ts'
import { createFilledCart, type FirstLine, newCartColumns, type NewCartValues } from './create-filled-cart.ts'
import { type Intervals, refuseIntervals } from '../lines/repeat-lines.ts'
import type { Quantities } from '../lines/quantities.ts'
import { contentNames } from '../store/cart-columns.ts'
import { cartView, readCart } from '../store/read-cart.ts'
import type { CartRefused } from '../refusals.ts'
import type { CartView } from '../schemas.ts'
import { statement } from '../../database/index.ts'

type NewCart = {
  mailplusId: string | null
  storeId: string | null
  quantities: Quantities
  intervals: Intervals
}

/** A cart of this site and language with its first goods; a customer who has one already gets that (CART-17, CART-1). */
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
  const now = context.now()
  const moments = { created: now, lastModified: now }
  const ids = { cartId: newCartId(), siteId, languageId, accountId: customerId }
  const values = { ...ids, ...moments, clientIp, mailplusId, storeId }
  const lines = await (quantities.size > 0
    ? createFilledCart(context, values, quantities, intervals)
    : insertEmpty(context, values))
  if (!lines.ok) return lines
  return success(newCart(values, lines.value))
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

function newCart(values: NewCartValues, lines: readonly FirstLine[]): CartView {
  const moment = values.created.toISOString()
  return cartView({
    ...recordOf(contentNames, () => null),
    alternativeShippingAddress: false,
    newsletterSubscribe: false,
    remindersSubscribe: false,
    ...values,
    created: moment,
    lastModified: moment,
    lines: lines.map((line) => ({ ...line, sampleNames: [] })),
    giftCard: null,
    order: null,
  })
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
    insert into cart (${newCartColumns.list()}) select ${newCartColumns.values} from unhurried`,
)

const findOpen = statement<{ customerId: string; siteId: number }, { cartId: string }>(
  'cart-of-customer',
  `
    select cart_id "cartId" from cart where account_id = :customerId and site_id = :siteId and state = 'open' and again_order_id is null
    order by last_modified desc, cart_id limit 1`,
)
