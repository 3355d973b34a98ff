import { carriers, orderStatuses } from '@haverhof/domain/orders'
import { vatTypes } from '@haverhof/domain/sites'
import { z } from '@hono/zod-openapi'
import { listOf } from './paging.ts'

const Moment = z.iso.datetime()
const Cents = z.int().openapi({ description: 'Euro cents, VAT included unless the name says otherwise' })

const summary = {
  orderId: z.int(),
  siteId: z.int(),
  status: z.enum(orderStatuses),
  orderedAt: Moment,
  paidAt: Moment.nullable(),
  sentAt: Moment.nullable(),
  totalCents: Cents,
}

export const OrderList = listOf(z.object(summary).openapi('OrderSummary')).openapi('OrderList')

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
    quantity: z.int(),
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
  })
  .openapi('StaffOrderPayment')

export const StaffOrderView = z
  .object({
    ...summary,
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
    delivery: z.object({
      kind: z.enum(['none', 'home', 'alternative', 'parcel-shop', 'dealer']),
      name: z.string().nullable(),
      recipient: z
        .object({ firstName: z.string(), lastName: z.string() })
        .nullable()
        .openapi({ description: 'Null where it is not another person than that of the bill' }),
      address: Address.nullable(),
    }),
    parcelNumbers: z.array(z.string()),
    shipments: z.array(Shipment),
    invoiceNumber: z.string().nullable(),
    payments: z
      .array(Payment)
      .nullable()
      .openapi({ description: 'The latest first; null without the permission payments.read' }),
  })
  .openapi('StaffOrder')
