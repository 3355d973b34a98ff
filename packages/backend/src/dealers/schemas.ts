import { z } from '@hono/zod-openapi'

export const Dealer = z
  .object({
    dealerId: z.int(),
    name: z.string(),
    street: z.string(),
    streetNumber: z.string(),
    zipcode: z.string(),
    city: z.string(),
    countryId: z.int(),
    latitude: z.number(),
    longitude: z.number(),
    phone: z.string().nullable(),
    emailAddress: z.string().nullable(),
    distanceKm: z.number().nullable().openapi({ description: 'From the place asked for' }),
  })
  .openapi('Dealer')

export type Dealer = z.infer<typeof Dealer>
