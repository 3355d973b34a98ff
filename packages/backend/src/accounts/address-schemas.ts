import { z } from '@hono/zod-openapi'
import { BodyId } from '../http/index.ts'

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
    countryId: BodyId.nullish(),
  })
  .openapi('AddressInput')
