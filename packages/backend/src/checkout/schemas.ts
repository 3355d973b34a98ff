import { z } from '@hono/zod-openapi'
import { AddressInput } from '../accounts/index.ts'
import { ShippingMethod } from '../cart/index.ts'

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

export const ShippingMethodOption = z
  .object({
    shippingMethod: ShippingMethod,
    price: z.number(),
    priceExVat: z.number(),
    freeFrom: z.number().nullable(),
    deliveryDate: DeliveryDate,
  })
  .openapi('ShippingMethodOption')

export const PaymentMethodOption = z
  .object({
    paymentMethodId: z.string(),
    costs: z.number(),
    issuers: z.array(z.object({ issuerId: z.string(), name: z.string() })),
  })
  .openapi('PaymentMethodOption')
