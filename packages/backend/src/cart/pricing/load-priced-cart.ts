import { foldEmailAddress } from '@haverhof/domain/checkout'
import { regionOfVatNumber } from '@haverhof/domain/pricing'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { type LoadedPrices, loadPrices, readPricedVariants } from './load-prices.ts'
import type { PricedVariants } from '../store/priced-variants.ts'
import { deliveryPlaceOf, type Destined, destinationOf } from '../store/destination.ts'
import { isScanOnly } from '../store/read-cart.ts'
import {
  cartPacks,
  type CartRequest,
  type ReadCart,
  readStoredCart,
  type StoredCart,
  type StoredLine,
} from '../store/stored-cart.ts'

/** A line with what its price depends on and nothing else. */
export type LineInput = Omit<StoredLine, 'productId' | 'productType' | 'samplesPerPack'>

/** What a calculation needs to know of a cart, stored or sent. */
export type CartToPrice = Destined & {
  lines: readonly LineInput[]
  /** Folded. */
  discountCode: string | null
  /** The day the customer chose. */
  deliveryDay: string | null
  vatNumber: string | null
  vatNumberIsValid: boolean
  /**
   * The mailbox of the account (PRICING-16). The mailbox of a bill is unproven, so its earlier orders stay hidden until the
   * order.
   */
  customerKey: string | null
  paymentMethodId: string | null
  giftCardCents: number
}

/** A cart with everything that its price depends on, read at one moment. */
export type CartWithPrices = { cart: CartToPrice; prices: LoadedPrices; scope: SiteScope; now: Date }

export type LoadedCart = CartWithPrices & ReadCart

/** A stored cart and its facts in one statement. A change tries something else than is stored: another code, another country. */
export async function loadPricedCart(
  context: AppContext,
  question: CartRequest,
  change: Partial<CartToPrice> = {},
): Promise<LoadedCart | null> {
  const read = await readStoredCart(context, question)
  return read && loadedCartOf(context, read, change)
}

/** The facts of a cart that was read, with something else about it than is stored. */
export async function loadedCartOf(
  context: AppContext,
  read: ReadCart,
  change: Partial<CartToPrice>,
): Promise<LoadedCart> {
  return { ...read, ...(await factsOf(context, { ...cartToPrice(read.stored), ...change }, read)) }
}

/** The facts of a cart that is not stored, in one statement. */
export async function loadCartPrices(
  context: AppContext,
  cart: CartToPrice,
  { scope, now }: Pick<CartRequest, 'scope' | 'now'>,
): Promise<CartWithPrices> {
  const pricedVariants = await readPricedVariants(context, { scope, now, variantIds: variantIdsOf(cart) })
  return factsOf(context, cart, { scope, now, pricedVariants })
}

async function factsOf(
  context: AppContext,
  cart: CartToPrice,
  { scope, now, pricedVariants }: Pick<CartRequest, 'scope' | 'now'> & { pricedVariants: PricedVariants },
): Promise<CartWithPrices> {
  const prices = await loadPrices(context, pricedVariants, {
    scope,
    now,
    lines: cart.lines,
    destination: isScanOnly(cartPacks(pricedVariants, cart.lines))
      ? (cart.billingPlace ?? { countryId: scope.countryId, zipcode: null })
      : destinationOf(cart, scope, pricedVariants.terms),
    vatNumberRegionCode: companyRegionOf(cart),
    code: cart.discountCode,
    customerKey: cart.customerKey,
  })
  return { cart, prices, scope, now }
}

function variantIdsOf({ lines }: CartToPrice): number[] {
  return lines.map((line) => line.variantId)
}

function cartToPrice(stored: StoredCart): CartToPrice {
  const { billing, shipping, payment } = stored
  return {
    lines: stored.lines,
    discountCode: stored.discountCode,
    billingPlace: deliveryPlaceOf(billing?.address),
    shippingPlace: deliveryPlaceOf(shipping?.address),
    collectedAt: stored.collectedAt,
    toDealer: stored.dealerId !== null || (shipping?.toDealer ?? false),
    deliveryDay: stored.deliveryWishes?.day ?? null,
    alternativeShippingAddress: stored.alternativeShippingAddress,
    shippingMethod: shipping?.shippingMethod ?? 0,
    vatNumber: billing?.vatNumber ?? null,
    vatNumberIsValid: billing?.vatNumberValid === 'valid',
    customerKey: stored.accountEmailAddress && foldEmailAddress(stored.accountEmailAddress),
    paymentMethodId: payment?.paymentMethodId ?? null,
    giftCardCents: stored.giftCard?.balanceCents ?? 0,
  }
}

/** The mailbox of the account, or else that of the bill (PRICING-13). */
export function customerKeyOf({
  accountEmailAddress,
  billing,
}: Pick<StoredCart, 'accountEmailAddress' | 'billing'>): string | null {
  const emailAddress = accountEmailAddress ?? billing?.emailAddress
  return emailAddress === undefined ? null : foldEmailAddress(emailAddress)
}

/** Only a number that the register knows makes a company of a customer (PRICING-14). */
function companyRegionOf({ vatNumber, vatNumberIsValid }: CartToPrice): string | null {
  return vatNumber !== null && vatNumberIsValid ? regionOfVatNumber(vatNumber) : null
}
