import { needsSampleNames } from '@haverhof/domain/checkout'
import { isByAppointment, openYardQuestions } from '@haverhof/domain/delivery'
import { giftCardMethodId, isPaymentMethod, mandateOf, type PaymentMethodId } from '@haverhof/domain/payments'
import { fitsRepeats } from '@haverhof/domain/repeat-delivery'
import { refusal, type Result, success, wrongFields, type WrongFields } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import {
  type BillingRecord,
  calculatedView,
  calculatePricedCart,
  type CartCalculation,
  type LoadedCart,
  isScanOnly,
  readCollectedPlace,
  samplesOf,
} from '../../cart/index.ts'
import { checkoutCartOf, refuseDutchAddress, refuseStep } from '../../checkout/index.ts'
import { offeredMethod, type SitePayments } from '../../payments/index.ts'
import type { Collection, Pickup, RecheckedCart } from './order-rows.ts'
import { isRepeated } from '../store/intervals.ts'
import { needsMandate } from '../payment/needs-mandate.ts'
import type { OrderRefused } from '../refusals.ts'

type Expected = {
  expectedTotalCents: number
  payments: SitePayments
  customerId: string | null
  collection?: Collection | undefined
}

/**
 * Everything is looked at again when the order is placed: the steps of checkout, names of samples, where it goes,
 * how it is paid, and whether it still comes to what the customer saw (ORDERS-3).
 */
export async function recheckCart(
  context: AppContext,
  facts: LoadedCart,
  { expectedTotalCents, payments, customerId, collection }: Expected,
): Promise<Result<RecheckedCart, OrderRefused>> {
  const { stored } = facts
  const closed = refuseStep(checkoutCartOf(stored), 'payment')
  if (closed) return closed
  const { billing } = stored
  if (!billing) return refusal('step-closed', { missingStep: 'billing' })
  if (needsSampleNames(stored.lines.map((line) => ({ rqsSamples: samplesOf('', line) }))))
    return refusal('sample-names-missing')
  const dutch = await refuseDutchAddress(context, facts.scope, [
    stored.country?.regionCode ?? null,
    facts.prices.destinationRegionCode,
  ])
  if (dutch) return dutch
  const unavailable = refuseUnavailable(facts)
  if (unavailable) return unavailable
  const calculated = calculatePricedCart(facts)
  const undeliverable = refuseUndeliverable(calculated)
  if (undeliverable) return undeliverable
  const pickup = await pickupOf(context, facts)
  if (!pickup.ok) return pickup
  // What the worker orders comes where it came before (REPEAT-11).
  const unknownYard = collection ? null : refuseUnknownYard(facts, billing)
  const refused = unknownYard ?? refuseOtherTotal(calculated, expectedTotalCents)
  if (refused) return refused
  // A repeat delivery needs an account that can end it (REPEAT-2).
  if (isRepeated(calculated.calculation) && customerId === null && stored.passwordHash === null)
    return refusal('repeat-needs-account')
  // What is agreed is what comes; what runs already is ordered as it is (REPEAT-61).
  if (!collection && !fitsRepeats(calculated.calculation.lines)) return refusal('repeat-limit')
  const method = collection
    ? success(methodToCollect(facts, calculated))
    : methodOf(payments, facts, calculated)
  if (!method.ok) return method
  return success({
    facts,
    calculated,
    billing,
    pickup: pickup.value,
    paymentMethodId: method.value,
    // The id of the cart is its credential: the order does not carry it on.
    shown: await calculatedView(context, facts, calculated, ''),
  })
}

/** A territory is named with its field; anything else is settled in the delivery step (DELIVERY-22). */
function refuseUndeliverable({ undeliverable }: CartCalculation): OrderRefused | null {
  if (!undeliverable) return null
  if (undeliverable.reason === 'territory-not-served') return wrongFields([undeliverable])
  return refusal('step-closed', { missingStep: 'delivery' })
}

function refuseUnavailable({ cart, prices }: LoadedCart): OrderRefused | null {
  const sellable = new Set(
    prices.packs.filter((pack) => !pack.comingSoon || pack.stock > 0).map((pack) => pack.variantId),
  )
  const variantIds = cart.lines.map((line) => line.variantId).filter((id) => !sellable.has(id))
  return variantIds.length > 0 ? refusal('lines-not-available', { variantIds }) : null
}

/** A lorry needs a described yard, and a day is agreed by telephone (DELIVERY-20). */
function refuseUnknownYard(
  { stored, prices }: LoadedCart,
  { phoneNumber }: BillingRecord,
): WrongFields | null {
  if (!isByAppointment(prices.packs)) return null
  const open = openYardQuestions(stored.deliveryWishes?.yard).map(
    (question) => `deliveryWishes.yard.${question}`,
  )
  const missing = phoneNumber === null ? ['billing.phoneNumber', ...open] : open
  return wrongFields(missing.map((parameter) => ({ parameter, reason: 'required' })))
}

/** One statement for goods that are collected, none for what comes to a door or by post. */
async function pickupOf(
  { database }: AppContext,
  { stored }: LoadedCart,
): Promise<Result<Pickup | null, 'place-gone'>> {
  const collectedPlace = isScanOnly(stored.lines) ? null : await readCollectedPlace(database, stored)
  if (collectedPlace === null) return success(null)
  return collectedPlace.at === null
    ? refusal('place-gone')
    : success({ kind: collectedPlace.kind, ...collectedPlace.at })
}

/** A code that gives less than before says so; it is the better explanation. */
function refuseOtherTotal(
  { calculation, discountProblem }: CartCalculation,
  expectedCents: number,
): OrderRefused | null {
  if (calculation.totalCents === expectedCents) return null
  return discountProblem ? { ok: false, ...discountProblem } : refusal('total-changed')
}

function methodOf(
  payments: SitePayments,
  { stored }: LoadedCart,
  { calculation, dueCents, giftCardCents }: CartCalculation,
): Result<PaymentMethodId | null, OrderRefused> {
  const { payment } = stored
  if (payment?.giftCardId && (giftCardCents === 0 || !payments.takesGiftCards) && dueCents > 0)
    return refusal('gift-card-refused')
  const repeated = isRepeated(calculation)
  if (dueCents === 0 && repeated) return needsMandate(payments)
  if (dueCents === 0) return success(null)
  if (payment?.paymentMethodId === giftCardMethodId)
    return refusal('gift-card-too-small', { dueAmount: dueCents / 100 })
  const method = offeredMethod(payments, payment?.paymentMethodId ?? '', payment?.issuer ?? null)
  if (!method) return refusal('step-closed', { missingStep: 'payment' })
  if (repeated && mandateOf(method.paymentMethodId) === null) return needsMandate(payments)
  return success(method.paymentMethodId)
}

/** That of the mandate, or what the customer chose to pay with (REPEAT-11). */
function methodToCollect({ stored }: LoadedCart, { dueCents }: CartCalculation): PaymentMethodId | null {
  const method = stored.payment?.paymentMethodId ?? ''
  if (dueCents === 0) return null
  return isPaymentMethod(method) ? method : 'sepa'
}
