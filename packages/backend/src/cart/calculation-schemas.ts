import { vatTreatments } from '@haverhof/domain/pricing'
import { vatTypes } from '@haverhof/domain/sites'
import { z } from '@hono/zod-openapi'
import { UnitPrice } from '../catalogue/index.ts'
import { BodyId } from '../http/index.ts'
import { RepeatDays, RepeatDaysInput, RqsSample, ShippingMethod } from './schemas.ts'

/** What a cart comes to. Every amount is in euros with at most two decimals, VAT included unless its name says otherwise. */

export const Discount = z
  .object({ description: z.string(), promotionKey: z.string(), amount: z.number() })
  .openapi('Discount')

export const FreeProduct = z
  .object({
    productId: z.int(),
    productVariantId: z.int(),
    description: z.string(),
    productLabel: z.string(),
    promotionText: z.string(),
    quantity: z.int(),
    originalAmount: z.number(),
  })
  .openapi('FreeProduct')

export const CalculatedLine = z
  .object({
    productId: z.int(),
    productVariantId: z.int(),
    productType: z.int(),
    quantity: z.int(),
    description: z.string(),
    productLabel: z.string(),
    originalAmount: z.number(),
    totalAmount: z.number(),
    vatRatePercentage: z.number(),
    vatAmount: z.number(),
    vatType: z.enum(vatTypes),
    productDiscounts: z.array(Discount),
    freeProducts: z.array(FreeProduct),
    rqsSamples: z.array(RqsSample),
    repeatDays: RepeatDays,
    mayRepeat: z.boolean().openapi({ description: 'Whether the pack can come again every few weeks' }),
    samplesPerPack: z.int().openapi({ description: 'Samples of one pack; 0 when it is no analysis kit' }),
    textLanguage: z.string().openapi({ description: 'The language of the description' }),
    url: z.string(),
    imageUrl: z.string(),
    unitAmount: z.number().openapi({ description: 'The price of one pack now' }),
    unitPrice: UnitPrice.nullable().openapi({
      description: 'The price of a kilogram, litre or piece of the pack',
    }),
    packs: z
      .array(z.object({ productVariantId: z.int(), packSize: z.string() }))
      .optional()
      .openapi({
        description:
          'Packs of the product that it can be changed to, itself among them; left out where there is no choice',
      }),
    stock: z.object({
      state: z.enum(['available', 'low-stock', 'coming-soon', 'sold-out']),
      amount: z
        .int()
        .nullable()
        .openapi({ description: 'How many there are, when few or fewer than the line asks for' }),
    }),
  })
  .openapi('CalculatedLine')

export const discountProblems = [
  'discount-unknown',
  'discount-expired',
  'discount-used-up',
  'discount-minimum',
  'discount-not-here',
  'discount-first-order',
  'discount-products',
  'discount-no-gain',
] as const

export const VatGroup = z
  .object({
    percentage: z.number(),
    treatment: z.enum(vatTreatments).openapi({ description: 'Taxed, or why a company pays no VAT' }),
    baseAmount: z.number().openapi({ description: 'Without VAT' }),
    vatAmount: z.number(),
  })
  .openapi('VatGroup')

export const DeliveryDate = z
  .object({
    from: z.iso.date(),
    until: z.iso.date(),
    byAppointment: z
      .boolean()
      .optional()
      .openapi({ description: 'A lorry brings it, on a day that is agreed with the customer' }),
  })
  .openapi('DeliveryDate')

const Undeliverable = z
  .object({
    parameter: z.string().openapi({ description: 'What is to blame', example: 'billing.address.zipcode' }),
    reason: z.enum(['not-delivered-there', 'territory-not-served']),
    territory: z
      .string()
      .optional()
      .openapi({ description: 'The name of the territory, in the language of the call' }),
  })
  .openapi('Undeliverable')

export const CalculatedCart = z
  .object({
    products: z.array(CalculatedLine),
    shippingDiscounts: z.array(Discount),
    orderDiscounts: z.array(Discount),
    originalShippingCosts: z.number(),
    shippingCosts: z.number(),
    paymentCosts: z.number(),
    totalAmount: z.number(),
    vatAmountLow: z.number(),
    vatAmountHigh: z.number(),
    subTotalAmount: z.number(),
    totalAmountExclVat: z.number(),
    shippingCostsExclVat: z.number(),
    freeShippingFrom: z.number().nullable(),
    missingToFreeShipping: z.number().nullable(),
    feedWeightKg: z.number(),
    showSiloRemark: z.boolean(),
    isReverseCharge: z.boolean().openapi({ description: 'Nothing in the cart bears VAT' }),
    discountProblem: z
      .enum(discountProblems)
      .nullable()
      .openapi({ description: 'Why the code of the cart gives nothing now' }),
    discountMinimumAmount: z
      .number()
      .nullable()
      .openapi({ description: 'From how many euros on the code counts' }),
    giftCardAmount: z.number(),
    dueAmount: z.number().openapi({ description: 'What is left to pay after the gift card' }),
    shownCurrency: z.string().nullable(),
    shownTotalAmount: z
      .number()
      .nullable()
      .openapi({ description: 'Indicative; the euro amount is charged' }),
    vatPercentageLow: z.number(),
    vatPercentageHigh: z.number(),
    vatGroups: z.array(VatGroup),
    isDeliverable: z.boolean().optional().openapi({
      description: 'False when these goods do not go where or how the cart says; left out of orders',
    }),
    undeliverable: Undeliverable.optional().openapi({
      description: 'Why they do not; left out where they do',
    }),
    deliveryDate: DeliveryDate.optional().openapi({
      description:
        'Between which days it arrives when it is ordered now; left out for goods that are not delivered',
    }),
  })
  .openapi('CalculatedCart')

export type CalculatedCartView = z.infer<typeof CalculatedCart>

const SentPlace = z.object({ countryId: BodyId, zipcode: z.string().max(40).nullish() })

/** Of a sent cart only these fields count; prices and amounts in it are never looked at (CART-28). */
export const CartToCalculate = z
  .object({
    shoppingcartId: z.string().max(100).nullish().openapi({ description: 'Given back with the samples' }),
    products: z
      .array(
        z.object({
          productVariantId: BodyId,
          count: z.int().min(1).max(999),
          repeatDays: RepeatDaysInput,
          rqsSamples: z
            .array(z.object({ sampleName: z.string().max(100).nullish() }))
            .max(50)
            .nullish(),
        }),
      )
      .max(50),
    discountCode: z.string().max(200).nullish(),
    billing: z
      .object({
        vatNumber: z.string().max(50).nullish(),
        address: SentPlace.nullish(),
      })
      .nullish(),
    shipping: z
      .object({
        shippingMethod: ShippingMethod.nullish(),
        toDealer: z.boolean().nullish(),
        address: SentPlace.nullish(),
      })
      .nullish(),
    alternativeShippingAddress: z.boolean().nullish(),
    dealerId: BodyId.nullish(),
    dpdParcelShopId: z.string().max(100).nullish(),
  })
  .openapi('CartToCalculate')
