import { foldEmailAddress } from '@haverhof/domain/checkout'
import { datesForDay, deliveryDates } from '@haverhof/domain/delivery'
import { holdMsOf, type PaymentMethodId } from '@haverhof/domain/payments'
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
import type { OrderFields } from '../store/order-fields.ts'
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
 * REPEAT-11: an unattended order, placed by the worker: by which mandate it is collected, or null when its customer will pay it, until when its goods wait, and the
 * day that its customer was told.
 */
export type Collection = { mandate: Mandate | null; holdUntil: Date; day: string }

/** ORDERS-1: the rows of an order, copied from everything the customer agreed to. Keys are column names. */
export type OrderRows = {
  /** The cart as it was read. */
  cart: Pick<StoredCart, 'cartId' | 'version' | 'payment'>
  order: OrderFields
  lines: Record<string, unknown>[]
  samples: Record<string, unknown>[]
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

function orderColumnsOf(rechecked: RecheckedCart, request: Request): OrderRows['order'] {
  const { facts, calculated, billing, paymentMethodId } = rechecked
  const { stored, now } = facts
  const currency = currencyOfSymbol(facts.prices.site.currencySymbol)
  const rate = facts.prices.site.exchangeRate
  return {
    order_key: randomToken(24),
    cart_id: stored.cartId,
    idempotency_key: request.idempotencyKey,
    request_hash: request.requestHash,
    site_id: stored.siteId,
    language_id: stored.languageId,
    account_id: request.customerId,
    status: 'open',
    ordered_at: now,
    hold_until: request.collection?.holdUntil ?? new Date(now.getTime() + holdMsOf(paymentMethodId)),
    email_address: foldEmailAddress(billing.emailAddress),
    client_ip: request.clientIp,
    billing,
    delivery: { ...deliveryOf(rechecked), ...arrivalOf(rechecked, request) },
    shipping_address: shippingAddressOf(rechecked),
    is_scan_only: isScanOnly(stored.lines),
    begin_analysis: request.beginAnalysis && stored.lines.some(({ samplesPerPack }) => samplesPerPack > 0),
    discount_code: stored.discountCode,
    payment_method_id: paymentMethodId,
    shown_currency: currency,
    exchange_rate: rate,
    shown_total_cents: Math.round(calculated.calculation.totalCents * rate),
    ...amountsOf(rechecked),
  }
}

function amountsOf({ calculated, shown }: RecheckedCart) {
  const { calculation, giftCardCents, dueCents } = calculated
  const record: CalculationRecord = { ...calculation, shown }
  return {
    calculation: record,
    calculation_version: calculationVersion,
    lines_cents: calculation.subTotalCents,
    order_discount_cents: calculation.orderDiscounts.reduce((sum, { amountCents }) => sum + amountCents, 0),
    shipping_cents: calculation.shippingCents,
    payment_costs_cents: calculation.paymentCostsCents,
    total_cents: calculation.totalCents,
    total_excl_vat_cents: calculation.totalExclVatCents,
    vat_low_cents: calculation.vatLowCents,
    vat_high_cents: calculation.vatHighCents,
    gift_card_cents: giftCardCents,
    due_cents: dueCents,
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

/** REPEAT-38: on the day that was announced, and never before it can be; what cannot be met is no wish any more (DELIVERY-12). */
function arrivalOn(day: string, { stored, prices, now }: LoadedCart): Arrival {
  const possible = deliveryDates(now, prices.deliveryDays, prices.destinationRegionCode)
  const { first: from, last: until } = datesForDay(day, possible)
  const wishes = stored.deliveryWishes && { ...stored.deliveryWishes, day: until === day ? day : null }
  return { date: { from, until }, ...wishesOf({ ...stored, deliveryWishes: wishes }) }
}

/** DELIVERY-13: what the customer asked for; a day is the promised one already, where it could be chosen. */
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

function lineRows({ calculation }: CartCalculation): Record<string, unknown>[] {
  const bought = calculation.lines.map((line) => ({
    product_id: line.productId,
    variant_id: line.productVariantId,
    product_type: line.productType,
    quantity: line.quantity,
    description: line.description,
    product_label: line.productLabel,
    original_cents: line.originalCents,
    total_cents: line.totalCents,
    vat_class: line.vatType,
    vat_percent: line.vatPercent,
    vat_cents: line.vatCents,
    is_free: false,
    repeat_days: line.repeatDays,
  }))
  const given = calculation.lines.flatMap((line) =>
    line.freeProducts.map((free) => ({
      product_id: free.productId,
      variant_id: free.productVariantId,
      product_type: free.productType,
      quantity: free.quantity,
      description: free.description,
      product_label: free.productLabel,
      original_cents: free.originalCents,
      total_cents: 0,
      vat_class: free.vatType,
      vat_percent: free.vatPercent,
      vat_cents: 0,
      is_free: true,
      repeat_days: null,
    })),
  )
  return [...bought, ...given].map((row, place) => ({ ...row, line_number: place + 1 }))
}

function sampleRows({ lines }: StoredCart): Record<string, unknown>[] {
  return lines.flatMap((line) =>
    samplesOf('', line).map(({ sequence, sampleName }) => ({
      variant_id: line.variantId,
      sequence,
      sample_name: sampleName,
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
