import { z } from '@hono/zod-openapi'
import { AddressInput } from '../accounts/index.ts'
import { DeliveryDate, DeliveryWishes, ShippingMethod } from '../cart/index.ts'

/** What the customer types. The rules of the fields answer with reasons, so nearly everything is text here. */

const Text = z.string().nullish()

export const BillingInput = z
  .object({
    firstName: Text,
    lastName: Text,
    phoneNumber: Text,
    emailAddress: Text,
    companyName: Text,
    vatNumber: Text,
    address: AddressInput.nullish(),
  })
  .openapi('BillingInput')

export const ShippingInput = z
  .object({
    firstName: Text,
    lastName: Text,
    address: AddressInput.nullish(),
    shippingMethod: ShippingMethod.nullish(),
    toDealer: z
      .boolean()
      .nullish()
      .openapi({ description: 'Collected at a dealer who is still to be chosen: the costs follow' }),
  })
  .openapi('ShippingInput')

export const PaymentInput = z
  .object({
    paymentMethodId: z.string().max(50).nullish(),
    issuer: z.string().max(50).nullish(),
    giftCardNumber: z
      .string()
      .max(50)
      .nullish()
      .openapi({ description: 'Without it a card given before stays; an empty one takes it away' }),
    giftCardPin: z.string().max(50).nullish(),
  })
  .openapi('PaymentInput')

export const PasswordInput = z
  .object({ password: z.string().max(1000).nullish(), confirmUrl: z.string().max(2000).nullish() })
  .openapi('PasswordInput')

export const DeliveryWishesInput = DeliveryWishes.partial().openapi('DeliveryWishesInput')

export const ShippingMethodOption = z
  .object({
    shippingMethod: ShippingMethod,
    price: z.number(),
    priceExVat: z.number(),
    freeFrom: z.number().nullable(),
    dealerPrice: z.number().nullable().openapi({
      description:
        'What collecting it at a dealer costs; null for parcels to a pickup point and for what comes by lorry',
    }),
    deliveryDate: DeliveryDate,
    days: z.array(z.iso.date()).openapi({ description: 'From which a day may be chosen; often none' }),
  })
  .openapi('ShippingMethodOption')

export const PaymentMethodOption = z
  .object({
    paymentMethodId: z.string(),
    costs: z.number(),
    issuers: z.array(z.object({ issuerId: z.string(), name: z.string() })),
  })
  .openapi('PaymentMethodOption')
