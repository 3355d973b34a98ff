import { isAnalysisKit } from '@haverhof/domain/catalogue'
import { maskedGiftCardNumber } from '@haverhof/domain/payments'
import { type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { type CartCall, cartMissing } from '../cart-call.ts'
import type { NoCart } from '../refusals.ts'
import type { CartView } from '../schemas.ts'
import { readStoredCart, type StoredCart, type StoredLine } from './stored-cart.ts'

/** One statement: the cart with its lines. */
export async function readCart(context: AppContext, call: CartCall): Promise<Result<CartView, NoCart>> {
  const cart = await requireCart(context, call)
  return cart.ok ? success(cartView(cart.value)) : cart
}

/** The cart of a call, open or ordered. */
export async function requireCart(context: AppContext, call: CartCall): Promise<Result<StoredCart, NoCart>> {
  const read = await readStoredCart(context, { ...call, now: context.now() })
  return read ? success(read.stored) : cartMissing(context, call)
}

type ShownCart = Omit<StoredCart, 'version' | 'state' | 'accountEmailAddress' | 'country' | 'collectedAt'>

/** What the holder of a cart's id may see (CART-25). */
export function cartView(cart: ShownCart): CartView {
  return {
    shoppingcartId: cart.cartId,
    created: new Date(cart.created).toISOString(),
    lastModified: new Date(cart.lastModified).toISOString(),
    storeDeviceInfo: deviceView(cart.storeId),
    siteId: cart.siteId,
    languageId: cart.languageId,
    clientIp: cart.clientIp,
    billing: cart.billing,
    shipping: cart.shipping,
    alternativeShippingAddress: cart.alternativeShippingAddress,
    newsletterSubscribe: cart.newsletterSubscribe,
    remindersSubscribe: cart.remindersSubscribe,
    payment: paymentView(cart),
    mailplusId: cart.mailplusId,
    products: cart.lines.map((line) => ({
      productId: line.productId,
      productVariantId: line.variantId,
      count: line.quantity,
      repeatDays: line.repeatDays,
      rqsSamples: samplesOf(cart.cartId, line),
    })),
    discountCode: cart.discountCode,
    dealerId: cart.dealerId,
    dpdParcelShopId: cart.parcelShopId,
    dpdParcelShopZipcodeOrCity: cart.parcelShopZipcodeOrCity,
    deliveryWishes: cart.deliveryWishes,
    scanProductsOnly: isScanOnly(cart.lines),
    giftCardBalance: cart.giftCard && cart.giftCard.balanceCents / 100,
    hasPassword: cart.passwordHash !== null,
    order: cart.order,
  }
}

/** The number of a gift card comes back masked, its pin never (PAYMENTS-8). */
function paymentView({ payment, giftCard }: ShownCart): CartView['payment'] {
  if (!payment) return null
  return {
    paymentMethodId: payment.paymentMethodId,
    issuer: payment.issuer,
    giftCardNumber: giftCard && maskedGiftCardNumber(giftCard.lastDigits),
    giftCardPin: null,
  }
}

function deviceView(storeId: string | null): CartView['storeDeviceInfo'] {
  return storeId === null ? null : { storeId }
}

/** Analysis kits alone: there is nothing to deliver. */
export function isScanOnly(lines: readonly { productType: number }[]): boolean {
  return lines.length > 0 && lines.every((line) => isAnalysisKit(line.productType))
}

/** The samples of all packs of the line, named or not (CART-10). */
export function samplesOf(
  shoppingcartId: string,
  {
    variantId,
    samplesPerPack,
    quantity,
    sampleNames,
  }: Omit<StoredLine, 'productId' | 'productType' | 'repeatDays'>,
): CartView['products'][number]['rqsSamples'] {
  return Array.from({ length: quantity * samplesPerPack }, (_, index) => ({
    shoppingcartId,
    productVariantId: variantId,
    sequence: index + 1,
    sampleName: sampleNames[index] ?? null,
  }))
}
