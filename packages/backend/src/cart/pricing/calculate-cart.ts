import { foldCode } from '@haverhof/domain/cart'
import { type Result, success, type WrongInput } from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { askVatRegister } from '../../pricing/index.ts'
import type { CalculatedCartView, CartToCalculate } from '../calculation-schemas.ts'
import { type CartCall, cartMissing } from '../cart-call.ts'
import { type LineInput, loadPricedCart, loadCartPrices } from './load-priced-cart.ts'
import { readCollectedPlace } from '../store/collected-place.ts'
import { deliveryPlaceOf } from '../store/destination.ts'
import { quantitiesOf } from '../lines/quantities.ts'
import type { CartRefused, NoCart } from '../refusals.ts'
import { shownCart } from './shown-cart.ts'

type SentCart = z.infer<typeof CartToCalculate>

/** What a stored cart comes to: one statement. */
export async function calculateStoredCart(
  context: AppContext,
  call: CartCall,
): Promise<Result<CalculatedCartView, NoCart>> {
  const request = { ...call, now: context.now() }
  const facts = await loadPricedCart(context, request)
  if (!facts) return cartMissing(context, call)
  return success(await shownCart(context, facts, call.cartId))
}

/** What a sent cart would come to: one statement, and one more for a pickup point or a dealer (CART-9). */
export async function calculateSentCart(
  context: AppContext,
  { scope, clientIp }: Omit<CartCall, 'cartId'>,
  sent: SentCart,
): Promise<Result<CalculatedCartView, CartRefused>> {
  const lines = linesOf(sent.products)
  if (!lines.ok) return lines
  const { billing, shipping } = sent
  const vatNumber = billing?.vatNumber || null
  const { siteId } = scope
  const { dealerId = null, dpdParcelShopId: parcelShopId = null } = sent
  const shippingMethod = shipping?.shippingMethod ?? 0
  const chosen = { siteId, shipping: { shippingMethod }, dealerId, parcelShopId }
  const collected = await readCollectedPlace(context.database, chosen)
  const vatAnswer = vatNumber === null ? success(null) : await askVatRegister(context, vatNumber, clientIp)
  if (!vatAnswer.ok) return vatAnswer
  const cart = {
    lines: lines.value,
    discountCode: foldCode(sent.discountCode ?? '') || null,
    billingPlace: deliveryPlaceOf(billing?.address),
    shippingPlace: deliveryPlaceOf(shipping?.address),
    collectedAt: deliveryPlaceOf(collected?.at?.address),
    toDealer: dealerId !== null || (shipping?.toDealer ?? false),
    deliveryDay: null,
    alternativeShippingAddress: sent.alternativeShippingAddress ?? false,
    shippingMethod,
    vatNumber,
    vatNumberIsValid: vatAnswer.value === 'valid',
    customerKey: null,
    paymentMethodId: null,
    giftCardCents: 0,
  }
  const facts = await loadCartPrices(context, cart, { scope, now: context.now() })
  return success(await shownCart(context, facts, sent.shoppingcartId ?? ''))
}

function linesOf(products: SentCart['products']): Result<LineInput[], WrongInput> {
  const quantities = quantitiesOf(products)
  if (!quantities.ok) return quantities
  const lines = [...quantities.value].map(([variantId, quantity]) => ({
    variantId,
    quantity,
    repeatDays: products.find((sent) => sent.productVariantId === variantId)?.repeatDays || null,
    sampleNames: products
      .filter((sent) => sent.productVariantId === variantId)
      .flatMap(({ rqsSamples }) => (rqsSamples ?? []).map((sample) => sample.sampleName ?? null)),
  }))
  return success(lines)
}
