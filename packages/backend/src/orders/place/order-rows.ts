import { foldEmailAddress } from '@haverhof/domain/checkout'
import { datesForDay, deliveryDates } from '@haverhof/domain/delivery'
import { holdMsOf, type PaymentMethodId } from '@haverhof/domain/payments'
import type { CalculatedLine, FreeProduct } from '@haverhof/domain/pricing'
import { currencyOfSymbol } from '@haverhof/domain/sites'
import {
  type BillingRecord,
  type CalculatedCartView,
  type CartCalculation,
  type CartCall,
  type CollectedPlace,
  deliveryDateOf,
  type LoadedCart,
  isScanOnly,
  samplesOf,
  type StoredCart,
} from '../../cart/index.ts'
import { randomToken } from '../../config/index.ts'
import type { Mandate } from '../../payments/index.ts'
import type { PlacedLine, PlacedOrder, PlacedSample } from '../store/order-fields.ts'
import { type CalculationRecord, calculationVersion, type DeliveryRecord } from '../records.ts'

/** Where the goods are collected. */
export type Pickup = Pick<CollectedPlace, 'kind'> & NonNullable<CollectedPlace['at']>

export type RecheckedCart = {
  facts: LoadedCart
  calculated: CartCalculation
  /** As the customer saw it. */
  shown: CalculatedCartView
  billing: BillingRecord
  /** Null when they are not. */
  pickup: Pickup | null
  /** Null when nothing is left to pay. */
  paymentMethodId: PaymentMethodId | null
}

export type Request = Pick<CartCall, 'clientIp' | 'customerId'> & {
  idempotencyKey: string
  requestHash: string
  beginAnalysis: boolean
  collection?: Collection | undefined
}

/**
 * An unattended order, placed by the worker: by which mandate it is collected,
 * or null when its customer will pay it, until when its goods wait, and the
 * day that its customer was told (REPEAT-11).
 */
export type Collection = { mandate: Mandate | null; holdUntil: Date; day: string }

/** The rows of an order, copied from everything the customer agreed to (ORDERS-1). */
export type OrderRows = {
  /** The cart as it was read. */
  cart: Pick<StoredCart, 'cartId' | 'version' | 'payment'>
  order: PlacedOrder
  lines: PlacedLine[]
  samples: PlacedSample[]
  /** Pieces per pack, gifts included. */
  wanted: { productId: number; variantId: number; quantity: number }[]
}

export function orderRowsOf(rechecked: RecheckedCart, request: Request): OrderRows {
  return {
    cart: rechecked.facts.stored,
    order: orderColumnsOf(rechecked, request),
    lines: lineRows(rechecked.calculated),
    samples: sampleRows(rechecked.facts.stored),
    wanted: wantedRows(rechecked.calculated),
  }
}

function orderColumnsOf(rechecked: RecheckedCart, request: Request): PlacedOrder {
  const { facts, calculated, billing, paymentMethodId } = rechecked
  const { stored, now } = facts
  const currency = currencyOfSymbol(facts.prices.site.currencySymbol)
  const rate = facts.prices.site.exchangeRate
  return {
    orderKey: randomToken(24),
    cartId: stored.cartId,
    idempotencyKey: request.idempotencyKey,
    requestHash: request.requestHash,
    siteId: stored.siteId,
    languageId: stored.languageId,
    accountId: request.customerId,
    status: 'open',
    orderedAt: now,
    holdUntil: request.collection?.holdUntil ?? new Date(now.getTime() + holdMsOf(paymentMethodId)),
    emailAddress: foldEmailAddress(billing.emailAddress),
    clientIp: request.clientIp,
    billing,
    delivery: { ...deliveryOf(rechecked), ...arrivalOf(rechecked, request) },
    shippingAddress: shippingAddressOf(rechecked),
    isScanOnly: isScanOnly(stored.lines),
    beginAnalysis: request.beginAnalysis && stored.lines.some(({ samplesPerPack }) => samplesPerPack > 0),
    discountCode: stored.discountCode,
    paymentMethodId,
    shownCurrency: currency,
    exchangeRate: rate,
    shownTotalCents: Math.round(calculated.calculation.totalCents * rate),
    ...amountsOf(rechecked),
  }
}

function amountsOf({ calculated, shown }: RecheckedCart) {
  const { calculation, giftCardCents, dueCents } = calculated
  const record: CalculationRecord = { ...calculation, shown }
  return {
    calculation: record,
    calculationVersion,
    linesCents: calculation.subTotalCents,
    orderDiscountCents: calculation.orderDiscounts.reduce((sum, { amountCents }) => sum + amountCents, 0),
    shippingCents: calculation.shippingCents,
    paymentCostsCents: calculation.paymentCostsCents,
    totalCents: calculation.totalCents,
    totalExclVatCents: calculation.totalExclVatCents,
    vatLowCents: calculation.vatLowCents,
    vatHighCents: calculation.vatHighCents,
    giftCardCents: giftCardCents,
    dueCents,
  }
}

type Goes = Pick<RecheckedCart, 'facts' | 'billing' | 'pickup'>

function deliveryOf({ facts: { stored: cart }, billing, pickup }: Goes): DeliveryRecord {
  if (isScanOnly(cart.lines)) return { kind: 'none' }
  if (pickup?.kind === 'parcel-shop') {
    const parcelShopId = cart.parcelShopId ?? ''
    const zipcodeOrCity = cart.parcelShopZipcodeOrCity ?? ''
    return { kind: 'parcel-shop', parcelShopId, name: pickup.name, zipcodeOrCity }
  }
  if (pickup && cart.dealerId !== null) return { kind: 'dealer', dealerId: cart.dealerId, name: pickup.name }
  if (!cart.alternativeShippingAddress)
    return { kind: 'home', firstName: billing.firstName, lastName: billing.lastName }
  return {
    kind: 'alternative',
    firstName: cart.shipping?.firstName ?? billing.firstName,
    lastName: cart.shipping?.lastName ?? billing.lastName,
  }
}

type Arrival = Pick<DeliveryRecord, 'date' | 'wishes'>

/** A transfer, a dealer's goods and a customer's samples have no predictable day. */
function arrivalOf({ facts, paymentMethodId }: RecheckedCart, { collection }: Request): Arrival {
  const { stored } = facts
  if (collection) return arrivalOn(collection.day, facts)
  const isOpen = paymentMethodId === 'banktransfer' || stored.dealerId !== null || isScanOnly(stored.lines)
  return { ...(!isOpen && { date: deliveryDateOf(facts) }), ...wishesOf(stored) }
}

/** On the day that was announced, and never before it can be; what cannot be met is no wish any more (DELIVERY-12, REPEAT-38). */
function arrivalOn(day: string, { stored, prices, now }: LoadedCart): Arrival {
  const possible = deliveryDates(now, prices.deliveryDays, prices.destinationRegionCode)
  const { first: from, last: until } = datesForDay(day, possible)
  const wishes = stored.deliveryWishes && { ...stored.deliveryWishes, day: until === day ? day : null }
  return { date: { from, until }, ...wishesOf({ ...stored, deliveryWishes: wishes }) }
}

/** What the customer asked for; a day is the promised one already, where it could be chosen (DELIVERY-13). */
function wishesOf({
  deliveryWishes,
  lines,
}: Pick<StoredCart, 'deliveryWishes' | 'lines'>): Pick<DeliveryRecord, 'wishes'> {
  const isAsked = deliveryWishes && Object.values(deliveryWishes).some((wish) => wish !== null)
  return isAsked && !isScanOnly(lines) ? { wishes: deliveryWishes } : {}
}

function shippingAddressOf(goes: Goes) {
  const { facts, billing, pickup } = goes
  const { kind } = deliveryOf(goes)
  if (kind === 'none') return null
  if (kind === 'home') return billing.address
  return pickup?.address ?? facts.stored.shipping?.address ?? null
}

function lineRows({ calculation }: CartCalculation): PlacedLine[] {
  const bought = calculation.lines.map((line) => ({
    ...goodsOf(line),
    totalCents: line.totalCents,
    vatCents: line.vatCents,
    isFree: false,
    repeatDays: line.repeatDays,
  }))
  const given = calculation.lines
    .flatMap((line) => line.freeProducts)
    .map((free) => ({
      ...goodsOf(free),
      totalCents: 0,
      vatCents: 0,
      isFree: true,
      repeatDays: null,
    }))
  return [...bought, ...given].map((row, index) => ({ ...row, lineNumber: index + 1 }))
}

/** What a line that is bought and one that is given have in common. */
function goodsOf(line: CalculatedLine | FreeProduct) {
  const { productId, productType, quantity, description, productLabel, originalCents, vatPercent } = line
  const product = { productId, productType, quantity, description, productLabel, originalCents, vatPercent }
  return { ...product, variantId: line.productVariantId, vatClass: line.vatType }
}

function sampleRows({ lines }: StoredCart): PlacedSample[] {
  return lines.flatMap((line) =>
    samplesOf('', line).map(({ sequence, sampleName }) => ({
      variantId: line.variantId,
      sequence,
      sampleName,
    })),
  )
}

type Piece = { productId: number; productVariantId: number; quantity: number }

function wantedRows({ calculation }: CartCalculation): OrderRows['wanted'] {
  const wanted = new Map<number, OrderRows['wanted'][number]>()
  const add = ({ productId, productVariantId: variantId, quantity }: Piece) =>
    wanted.set(variantId, {
      productId,
      variantId,
      quantity: quantity + (wanted.get(variantId)?.quantity ?? 0),
    })
  for (const line of calculation.lines) {
    add(line)
    for (const free of line.freeProducts) add(free)
  }
  return [...wanted.values()]
}
