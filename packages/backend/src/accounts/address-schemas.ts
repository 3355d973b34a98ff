import { z } from '@hono/zod-openapi'

export const Address = z
  .object({
    zipcode: z.string(),
    street: z.string(),
    streetNumber: z.string(),
    streetNumberAddition: z.string().nullable(),
    city: z.string(),
    countryId: z.int(),
  })
  .openapi('Address')

export const ShippingMethod = z
  .union([z.literal(0), z.literal(1)])
  .openapi('ShippingMethod', { type: 'integer', enum: [0, 1], description: '0 home delivery, 1 parcel shop' })

/** The rules of the fields answer with reasons, so nearly everything is text here. */
const Text = z.string().nullish()

export const AddressInput = z
  .object({
    zipcode: Text,
    street: Text,
    streetNumber: Text,
    streetNumberAddition: Text,
    city: Text,
    countryId: z.int().min(1).max(2_147_483_647).nullish(),
  })
  .openapi('AddressInput')
