import { z } from '@hono/zod-openapi'
import { OpeningHoursSchema } from '../dealers/index.ts'

export const DeliveryCountry = z
  .object({
    countryId: z.int().openapi({ description: 'Numeric ISO 3166-1 code', example: 528 }),
    name: z.string(),
    regionCode: z.string().openapi({ example: 'NL' }),
    hasParcelShops: z.boolean().openapi({ description: 'Whether parcels go to pickup points there' }),
  })
  .openapi('DeliveryCountry')

export type DeliveryCountry = z.infer<typeof DeliveryCountry>

export const FoundAddress = z
  .object({
    street: z.string().nullable(),
    city: z.string().nullable(),
  })
  .openapi('FoundAddress', { description: 'What a register knows of it; null for what it does not know' })

export type FoundAddress = z.infer<typeof FoundAddress>
export const HomeTariff = z
  .object({
    countryCode: z.string().openapi({ example: 'NL' }),
    priceCents: z.int(),
    freeFromCents: z.int().nullable().openapi({ description: 'From this amount on it costs nothing' }),
    lorryPriceCents: z
      .int()
      .nullable()
      .openapi({ description: 'For a big box or a silo; no amount makes that free' }),
  })
  .openapi('HomeTariff')

export type HomeTariff = z.infer<typeof HomeTariff>

export const ParcelShop = z
  .object({
    parcelShopId: z.string(),
    name: z.string(),
    street: z.string(),
    streetNumber: z.string(),
    zipcode: z.string(),
    city: z.string(),
    countryId: z.int(),
    latitude: z.number(),
    longitude: z.number(),
    distanceKm: z.number(),
    openingHours: z.array(OpeningHoursSchema),
  })
  .openapi('ParcelShop')

export type ParcelShop = z.infer<typeof ParcelShop>
