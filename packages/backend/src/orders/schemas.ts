import { z } from '@hono/zod-openapi'
import { orderStatuses } from '@haverhof/domain/orders'
import { Address, Billing, CalculatedCart, DeliveryDate, DeliveryWishes } from '../cart/index.ts'

/** Amounts are euros with at most two decimals. */

const Status = z.enum(orderStatuses)

const MethodChoice = z.object({
  paymentMethodId: z.string().min(1).max(50),
  issuer: z.string().max(50).nullish(),
})

export const PlaceOrderInput = z
  .object({
    shoppingcartId: z.string().min(1).max(100),
    expectedTotalAmount: z
      .number()
      .min(0)
      .max(100_000_000)
      .openapi({ description: 'The total the customer agreed to; another total is refused' }),
    payment: MethodChoice.nullish().openapi({
      description: 'How to pay; without it as the cart says. A gift card stays as the cart has it',
    }),
    beginAnalysis: z.boolean().optional().openapi({
      description:
        'The customer asks that an analysis begins within the time of withdrawal, and knows that the right ends with it',
    }),
  })
  .openapi('PlaceOrderInput')

export const PlacedOrder = z
  .object({
    orderId: z.int(),
    orderKey: z.string(),
    status: Status,
    totalAmount: z.number(),
    dueAmount: z.number().openapi({ description: 'What is left to pay after the gift card' }),
    checkoutUrl: z
      .string()
      .nullable()
      .openapi({ description: 'Where the customer pays; null when nothing is due or the provider is away' }),
  })
  .openapi('PlacedOrder')

export const OrderDelivery = z
  .object({
    kind: z.enum(['none', 'home', 'alternative', 'parcel-shop', 'dealer']),
    name: z.string().nullable().openapi({ description: 'Who receives it, or the name of the place' }),
    address: Address.nullable(),
    parcelShopId: z.string().nullable(),
    parcelShopZipcodeOrCity: z.string().nullable(),
    dealerId: z.int().nullable(),
    date: DeliveryDate.nullable().openapi({
      description: 'Between which days it arrives; null where that cannot be said',
    }),
    wishes: DeliveryWishes.nullable(),
  })
  .openapi('OrderDelivery')

export const Order = z
  .object({
    orderId: z.int(),
    status: Status,
    orderedAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    paymentStatus: z
      .enum(['none', 'waiting', 'paid', 'failed', 'canceled', 'expired'])
      .openapi({ description: 'None when nothing is due, and before a payment has begun' }),
    paymentMethodId: z.string().nullable(),
    calculation: CalculatedCart,
    billing: Billing,
    delivery: OrderDelivery,
    emailAddress: z.string(),
    discountCode: z.string().nullable(),
    invoiceNumber: z.string().nullable(),
    invoiceUrl: z.string().nullable(),
    isScanOnly: z.boolean(),
    beginAnalysis: z.boolean().openapi({
      description: 'The customer asked that the analysis begins within the time of withdrawal',
    }),
    samples: z
      .array(
        z.object({
          key: z.string().openapi({ description: 'Opens the page of the sample' }),
          type: z.enum(['Rqs', 'Qs']),
          sampleName: z.string(),
          isAwaited: z.boolean().openapi({ description: 'The laboratory does not have it yet' }),
        }),
      )
      .openapi({ description: 'Of analysis kits, once the order is paid' }),
    holdUntil: z.iso.datetime().openapi({ description: 'Until when the goods are held for payment' }),
    canRetryPayment: z.boolean(),
    canReopen: z.boolean().openapi({ description: 'The cart can be opened again: nothing has been paid' }),
    isCollecting: z
      .boolean()
      .openapi({ description: 'It is being collected by a mandate: there is nothing to pay' }),
    checkoutUrl: z.string().nullable().openapi({ description: 'Where the waiting payment goes on' }),
    bankTransfer: z
      .object({
        iban: z.string(),
        bic: z.string(),
        accountName: z.string(),
        reference: z.string(),
        payBefore: z.iso.datetime(),
      })
      .nullable()
      .openapi({ description: 'Where to transfer the money to, while a bank transfer is awaited' }),
  })
  .openapi('Order')

export type OrderView = z.infer<typeof Order>

export const RetryPaymentInput = MethodChoice.openapi('RetryPaymentInput')

export const StartedPayment = z
  .object({ checkoutUrl: z.string().nullable().openapi({ description: 'Null while the provider is away' }) })
  .openapi('StartedPayment')
