import { z } from '@hono/zod-openapi'
import { cartLimits, repeatDaysLimits } from '@haverhof/domain/cart'
import { yardAnswers } from '@haverhof/domain/delivery'
import { mailingIdPattern } from '@haverhof/domain/sites'
import { Address, ShippingMethod } from '../accounts/index.ts'
import { BodyId } from '../http/index.ts'

export { Address, ShippingMethod }

/** The cart as the shop shows it. Amounts are euros with at most two decimals. */

export const Billing = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string().nullable(),
    emailAddress: z.string(),
    companyName: z.string().nullable(),
    vatNumber: z.string().nullable(),
    vatNumberValid: z
      .enum(['valid', 'invalid', 'unavailable'])
      .nullable()
      .openapi({ description: 'What the register of VAT numbers said; null without a number' }),
    address: Address,
  })
  .openapi('Billing')

export const Shipping = z
  .object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    address: Address.nullable(),
    shippingMethod: ShippingMethod,
    toDealer: z.literal(true).optional().openapi({ description: 'A dealer is still to be chosen' }),
  })
  .openapi('Shipping')

const YardAnswer = z.enum(yardAnswers)

export const DeliveryWishes = z
  .object({
    remark: z.string().nullable().openapi({ description: 'For the driver' }),
    day: z.iso.date().nullable().openapi({ description: 'The day that was chosen, or asked for' }),
    yard: z
      .object({
        access: YardAnswer.openapi({ description: 'Whether a lorry of twelve metres can drive in and turn' }),
        height: YardAnswer.openapi({ description: 'Whether every passage is four metres high' }),
        power: YardAnswer.openapi({ description: 'Whether there is electricity near the place' }),
        forklift: YardAnswer.openapi({ description: 'Whether there is something to unload with' }),
      })
      .nullable()
      .openapi({ description: 'Asked before a big box or a silo comes' }),
  })
  .openapi('DeliveryWishes')

export const PaymentChoice = z
  .object({
    paymentMethodId: z.string().nullable(),
    issuer: z.string().nullable(),
    giftCardNumber: z.string().nullable().openapi({
      description: 'Only its last four digits can be read; sent back it leaves the card as it is',
    }),
    giftCardPin: z.null().openapi({ description: 'Is never given back' }),
  })
  .openapi('PaymentChoice')

export const RqsSample = z
  .object({
    shoppingcartId: z.string(),
    productVariantId: z.int(),
    sequence: z.int().openapi({ description: 'Counts from 1 without gaps' }),
    sampleName: z.string().nullable(),
  })
  .openapi('RqsSample')

export const RepeatDays = z
  .int()
  .nullable()
  .openapi({ description: 'Comes again every so many days; null once' })

export const CartProduct = z
  .object({
    productId: z.int(),
    productVariantId: z.int(),
    count: z.int(),
    repeatDays: RepeatDays,
    rqsSamples: z
      .array(RqsSample)
      .openapi({ description: 'One for each piece of the packs of an analysis kit' }),
  })
  .openapi('CartProduct')

export const Cart = z
  .object({
    shoppingcartId: z.string(),
    created: z.iso.datetime(),
    lastModified: z.iso.datetime(),
    storeDeviceInfo: z
      .object({ storeId: z.string() })
      .nullable()
      .openapi({ description: 'As the client named it when it made the cart' }),
    siteId: z.int(),
    languageId: z.int(),
    clientIp: z
      .string()
      .nullable()
      .openapi({ description: 'Where the cart was made from; for its holder alone' }),
    billing: Billing.nullable(),
    shipping: Shipping.nullable(),
    alternativeShippingAddress: z.boolean(),
    newsletterSubscribe: z.boolean(),
    remindersSubscribe: z
      .boolean()
      .openapi({ description: 'Whether the customer wants to be reminded of goods left in a cart' }),
    payment: PaymentChoice.nullable(),
    mailplusId: z.string().nullable(),
    products: z.array(CartProduct),
    discountCode: z.string().nullable(),
    dealerId: z.int().nullable(),
    dpdParcelShopId: z.string().nullable(),
    dpdParcelShopZipcodeOrCity: z.string().nullable(),
    deliveryWishes: DeliveryWishes.nullable(),
    scanProductsOnly: z.boolean().openapi({ description: 'Analysis kits alone: nothing to deliver' }),
    giftCardBalance: z
      .number()
      .nullable()
      .openapi({ description: 'What the gift card of the payment holds' }),
    hasPassword: z.boolean(),
    order: z
      .object({ orderId: z.int(), orderKey: z.string() })
      .nullable()
      .openapi({ description: 'Set while the order of this cart waits for payment: the cart is frozen' }),
  })
  .openapi('Cart')

export type CartView = z.infer<typeof Cart>

const { min, max } = repeatDaysLimits

/** 0, null and nothing are once (REPEAT-1). */
export const RepeatDaysInput = z
  .int()
  .min(0)
  .max(max)
  .refine((days) => days === 0 || days >= min, `must be 0 or a whole number from ${min} to ${max}`)
  .nullish()

export const NewCart = z
  .object({
    mailplusId: z.string().regex(mailingIdPattern, 'must be the id of a mailing').nullish(),
    storeDeviceInfo: z.object({ storeId: z.string().max(100).nullish() }).nullish(),
    products: z
      .array(
        z.object({ productVariantId: BodyId, count: z.int().min(1).max(999), repeatDays: RepeatDaysInput }),
      )
      .max(cartLimits.lines)
      .nullish()
      .openapi({
        description: 'What the cart is to hold from the beginning: all of it, or the call is refused',
      }),
  })
  .openapi('NewCart')
