import { needsSampleNames } from '@haverhof/domain/checkout'
import { isByAppointment, openYardQuestions } from '@haverhof/domain/delivery'
import { giftCardMethodId, isPaymentMethod, mandateOf, type PaymentMethodId } from '@haverhof/domain/payments'
import { fitsRepeats } from '@haverhof/domain/repeat-delivery'
import type { AppContext } from '../../app-context.ts'
import {
  type BillingRecord,
  calculatedView,
  calculatePricedCart,
  type CartCalculation,
  type LoadedCart,
  discountRefusal,
  isScanOnly,
  readCollectedPlace,
  samplesOf,
} from '../../cart/index.ts'
import { refuseFields } from '../../http/index.ts'
import { checkoutCartOf, refuseDutchAddress, requireStep } from '../../checkout/index.ts'
import { giftCardRefused, giftCardTooSmall, offeredMethod, type SitePayments } from '../../payments/index.ts'
import type { Collection, Pickup, RecheckedCart } from './order-rows.ts'
import { isRepeated } from '../store/intervals.ts'
import {
  notAvailable,
  placeGone,
  repeatLimit,
  repeatMethod,
  repeatNeedsAccount,
  samplesUnnamed,
  stepMissing,
  totalChanged,
} from '../refusals.ts'

type Expected = {
  expectedTotalCents: number
  payments: SitePayments
  customerId: string | null
  collection?: Collection | undefined
}

/**
 * ORDERS-3: everything is looked at again when the order is placed: the steps of checkout, names of samples, where it goes,
 * how it is paid, and whether it still comes to what the customer saw.
 */
export async function recheckCart(
  context: AppContext,
  facts: LoadedCart,
  { expectedTotalCents, payments, customerId, collection }: Expected,
): Promise<RecheckedCart> {
  const { stored } = facts
  requireStep(checkoutCartOf(stored), 'payment')
  const billing = stored.billing ?? missingBilling()
  if (needsSampleNames(stored.lines.map((line) => ({ rqsSamples: samplesOf('', line) }))))
    throw samplesUnnamed()
  await refuseDutchAddress(context, facts.scope, [
    stored.country?.regionCode ?? null,
    facts.prices.destinationRegionCode,
  ])
  refuseUnavailable(facts)
  const calculated = calculatePricedCart(facts)
  refuseUndeliverable(calculated)
  const pickup = await pickupOf(context, facts)
  // REPEAT-11: what the worker orders comes where it came before.
  if (!collection) refuseUnknownYard(facts, billing)
  refuseOtherTotal(calculated, expectedTotalCents)
  // REPEAT-2: what comes again needs somebody who can end it.
  if (isRepeated(calculated.calculation) && customerId === null && stored.passwordHash === null)
    throw repeatNeedsAccount()
  // REPEAT-16: what is agreed is what comes; what runs already is ordered as it is.
  if (!collection && !fitsRepeats(calculated.calculation.lines)) throw repeatLimit()
  return {
    facts,
    calculated,
    billing,
    pickup,
    paymentMethodId: collection ? methodToCollect(facts, calculated) : methodOf(payments, facts, calculated),
    // The id of the cart is its credential: the order does not carry it on.
    shown: await calculatedView(context, facts, calculated, ''),
  }
}

function missingBilling(): BillingRecord {
  throw stepMissing('billing')
}

/** DELIVERY-16: a territory is named with its field; anything else is settled in the delivery step. */
function refuseUndeliverable({ undeliverable }: CartCalculation): void {
  if (!undeliverable) return
  if (undeliverable.reason === 'territory-not-served') refuseFields([undeliverable])
  throw stepMissing('delivery')
}

function refuseUnavailable({ cart, prices }: LoadedCart): void {
  const sellable = new Set(
    prices.packs.filter((pack) => !pack.comingSoon || pack.stock > 0).map((pack) => pack.variantId),
  )
  const missing = cart.lines.map((line) => line.variantId).filter((id) => !sellable.has(id))
  if (missing.length > 0) throw notAvailable(missing)
}

/** DELIVERY-13: no lorry sets out for a yard that nobody has told about, and nobody agrees a day without calling. */
function refuseUnknownYard({ stored, prices }: LoadedCart, { phoneNumber }: BillingRecord): void {
  if (!isByAppointment(prices.packs)) return
  const open = openYardQuestions(stored.deliveryWishes?.yard).map(
    (question) => `deliveryWishes.yard.${question}`,
  )
  const missing = phoneNumber === null ? ['billing.phoneNumber', ...open] : open
  refuseFields(missing.map((parameter) => ({ parameter, reason: 'required' })))
}

/** One statement for goods that are collected, none for what comes to a door or by post. */
async function pickupOf({ database }: AppContext, { stored }: LoadedCart): Promise<Pickup | null> {
  const place = isScanOnly(stored.lines) ? null : await readCollectedPlace(database, stored)
  if (place === null) return null
  if (place.at === null) throw placeGone()
  return { kind: place.kind, ...place.at }
}

/** A code that gives less than before says so; it is the better explanation. */
function refuseOtherTotal({ calculation, discountProblem }: CartCalculation, expectedCents: number): void {
  if (calculation.totalCents === expectedCents) return
  throw discountProblem ? discountRefusal(discountProblem) : totalChanged()
}

function methodOf(
  payments: SitePayments,
  { stored }: LoadedCart,
  { calculation, dueCents, giftCardCents }: CartCalculation,
): PaymentMethodId | null {
  const { payment } = stored
  if (payment?.giftCardId && (giftCardCents === 0 || !payments.takesGiftCards) && dueCents > 0)
    throw giftCardRefused()
  const repeated = isRepeated(calculation)
  if (dueCents === 0 && repeated) throw repeatMethod(payments)
  if (dueCents === 0) return null
  if (payment?.paymentMethodId === giftCardMethodId) throw giftCardTooSmall({ dueAmount: dueCents / 100 })
  const method = offeredMethod(payments, payment?.paymentMethodId ?? '', payment?.issuer ?? null)
  if (!method) throw stepMissing('payment')
  if (repeated && mandateOf(method.paymentMethodId) === null) throw repeatMethod(payments)
  return method.paymentMethodId
}

/** REPEAT-11: that of the mandate, or what the customer chose to pay with. */
function methodToCollect({ stored }: LoadedCart, { dueCents }: CartCalculation): PaymentMethodId | null {
  const method = stored.payment?.paymentMethodId ?? ''
  if (dueCents === 0) return null
  return isPaymentMethod(method) ? method : 'sepa'
}
