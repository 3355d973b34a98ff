import { carriers, orderStatuses } from '@haverhof/domain/orders'
import { type PaymentMethodId, paymentMethods } from '@haverhof/domain/payments'
import { repeatStates } from '@haverhof/domain/repeat-delivery'
import { vatTypes } from '@haverhof/domain/sites'
import { z } from '@hono/zod-openapi'
import { DeliveryDate, DeliveryWishes } from '../../cart/index.ts'
import { IdParameter } from '../../http/index.ts'
import { troubleCauses } from '../../orders/index.ts'
import { After, Limit, listOf } from '../shared/paging.ts'
import { OpenWithdrawalId } from '../shared/schemas.ts'

const methodIds = Object.keys(paymentMethods) as [PaymentMethodId, ...PaymentMethodId[]]

const Moment = z.iso.datetime()
const Cents = z.int().openapi({ description: 'Euro cents, VAT included unless the name says otherwise' })

const RepeatDays = z
  .int()
  .nullable()
  .openapi({ description: 'Of a repeat delivery: every how many days it, or some of it, comes again' })

const summary = {
  orderId: z.int(),
  siteId: z.int(),
  status: z.enum(orderStatuses),
  orderedAt: Moment,
  paidAt: Moment.nullable(),
  sentAt: Moment.nullable(),
  totalCents: Cents,
}

const deliveryKinds = ['none', 'home', 'alternative', 'parcel-shop', 'dealer'] as const

export const OrderList = listOf(
  z
    .object({
      ...summary,
      name: z.string(),
      companyName: z.string().nullable(),
      goods: z.object({
        first: z.string().nullable().openapi({ description: 'What its first line says' }),
        lines: z.int(),
        pieces: z.int(),
      }),
      repeatDays: RepeatDays,
      deliveryKind: z.enum(deliveryKinds),
      promised: z.iso
        .date()
        .nullable()
        .openapi({ description: 'The day it should be there; null for what promises none' }),
      country: z.string().nullable().openapi({ description: 'Where it goes; ISO 3166, two letters' }),
      paymentMethodId: z
        .string()
        .nullable()
        .openapi({ description: 'Null without the permission payments.read, too' }),
      troubles: z
        .array(z.enum(troubleCauses))
        .openapi({ description: 'Why a member of staff must act; only in the queue `in-trouble`' }),
    })
    .openapi('OrderSummary'),
).openapi('OrderList')

export const OrderQuery = z.strictObject({
  q: z.string().trim().max(100).optional().openapi({ description: 'Any number, name or place of the order' }),
  status: z.enum(orderStatuses).optional(),
  queue: z
    .enum(['to-send', 'in-trouble'])
    .optional()
    .openapi({ description: 'Orders to send come by the day that was promised, the oldest first' }),
  repeat: z.enum(['yes']).optional().openapi({ description: 'Those of which some comes again by itself' }),
  siteId: IdParameter.optional(),
  country: z.string().length(2).toUpperCase().optional(),
  paymentMethodId: z
    .enum(methodIds)
    .optional()
    .openapi({ description: 'Needs the permission payments.read; on the sites alone where it is given' }),
  deliveryKind: z.enum(deliveryKinds).optional(),
  from: z.iso.date().optional().openapi({ description: 'Ordered on this day or later' }),
  until: z.iso.date().optional().openapi({ description: 'Ordered on this day or before' }),
  after: After,
  limit: Limit,
})

export const OrderCounts = z
  .object({ toSend: z.int(), waiting: z.int(), inTrouble: z.int() })
  .openapi('OrderCounts')

export const OrderChanges = listOf(
  z.object({ ...summary, changedAt: Moment }).openapi('OrderChange'),
).openapi('OrderChanges')

const Address = z
  .object({
    street: z.string(),
    streetNumber: z.string(),
    streetNumberAddition: z.string().nullable(),
    zipcode: z.string(),
    city: z.string(),
    regionCode: z.string().openapi({ description: 'ISO 3166, two letters' }),
  })
  .openapi('StaffAddress')

const Line = z
  .object({
    lineNumber: z.int(),
    productId: z.int(),
    variantId: z.int(),
    article: z.string(),
    ean: z.string(),
    description: z.string(),
    productLabel: z.string().openapi({ description: 'Which pack, in the language of the order' }),
    quantity: z.int(),
    originalCents: z.int().openapi({ description: 'Without the discounts of this line' }),
    totalCents: Cents,
    vatClass: z.enum(vatTypes),
    vatPercent: z.number(),
    vatCents: z.int(),
    isFree: z.boolean(),
    calledOff: z.int().openapi({ description: 'Pieces that were paid back before they were sent' }),
    left: z.int().openapi({ description: 'Pieces that are still to be sent' }),
  })
  .openapi('StaffOrderLine')

const Shipment = z
  .object({
    shipmentId: z.int(),
    sentAt: z.string(),
    sentBy: z.string(),
    sentByName: z.string().nullable(),
    carrier: z.enum(carriers).nullable(),
    parcelNumbers: z.array(z.string()),
    lines: z.array(
      z.object({
        lineNumber: z.int(),
        quantity: z.int(),
        lots: z.array(z.object({ lotId: z.int(), lotNumber: z.string(), quantity: z.int() })),
      }),
    ),
  })
  .openapi('StaffOrderShipment')

const Payment = z
  .object({
    paymentId: z.string(),
    provider: z.string(),
    providerPaymentId: z.string().nullable(),
    paymentMethodId: z.string(),
    status: z.string(),
    amountCents: z.int(),
    refundedCents: z.int().openapi({ description: 'Of it, what refunds have paid back' }),
    chargedBackCents: z.int().openapi({ description: 'Of it, what the bank has taken back' }),
  })
  .openapi('StaffOrderPayment')

export const StaffOrderView = z
  .object({
    ...summary,
    openWithdrawalId: OpenWithdrawalId,
    repeatDays: RepeatDays,
    languageId: z.int(),
    lines: z.array(Line),
    amounts: z.object({
      linesCents: Cents,
      orderDiscountCents: Cents,
      shippingCents: Cents,
      paymentCostsCents: Cents,
      totalExclVatCents: z.int(),
      vatLowCents: z.int(),
      vatHighCents: z.int(),
      totalCents: Cents,
      giftCardCents: Cents,
      dueCents: Cents,
    }),
    discountCode: z.string().nullable(),
    isReverseCharge: z.boolean(),
    billing: z.object({
      firstName: z.string(),
      lastName: z.string(),
      companyName: z.string().nullable(),
      vatNumber: z.string().nullable(),
      address: Address,
    }),
    contact: z
      .object({ emailAddress: z.string(), phoneNumber: z.string().nullable() })
      .nullable()
      .openapi({ description: 'Null without the permission customers.read' }),
    userId: z.uuid().nullable().openapi({
      description: 'The account it belongs to; null for a guest, and without the permission customers.read',
    }),
    delivery: z.object({
      kind: z.enum(deliveryKinds),
      name: z.string().nullable(),
      recipient: z
        .object({ firstName: z.string(), lastName: z.string() })
        .nullable()
        .openapi({ description: 'Null where it is not another person than that of the bill' }),
      address: Address.nullable(),
      date: DeliveryDate.nullable().openapi({ description: 'What was promised with the order' }),
      wishes: DeliveryWishes.nullable(),
    }),
    parcelNumbers: z.array(z.string()),
    shipments: z.array(Shipment),
    repeatDeliveries: z
      .array(
        z.object({
          repeatDeliveryId: z.int(),
          state: z.enum(repeatStates),
          delivery: z.int().openapi({ description: '1 is the order that it began with' }),
          day: z.iso.date().nullable().openapi({
            description: 'On which it is to arrive, as its customer was told; null for the first',
          }),
          at: Moment.openapi({ description: 'When it began, or when it made this order' }),
          userId: z.uuid().nullable().openapi({ description: 'Null without the permission customers.read' }),
        }),
      )
      .openapi({ description: 'That began with this order, or made it' }),
    steps: z.array(z.object({ at: Moment, status: z.enum(orderStatuses), reason: z.string() })),
    invoiceNumber: z.string().nullable(),
    payments: z
      .array(Payment)
      .nullable()
      .openapi({ description: 'The latest first; null without the permission payments.read' }),
  })
  .openapi('StaffOrder')
