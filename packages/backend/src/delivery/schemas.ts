import { z } from '@hono/zod-openapi'

export const DeliveryCountry = z
  .object({
    countryId: z.int().openapi({ description: 'Numeric ISO 3166-1 code', example: 528 }),
    name: z.string(),
    regionCode: z.string().openapi({ example: 'NL' }),
    hasParcelShops: z.boolean().openapi({ description: 'Whether parcels go to pickup points there' }),
  })
  .openapi('DeliveryCountry')

export type DeliveryCountry = z.infer<typeof DeliveryCountry>

export const OpeningHours = z
  .object({
    weekday: z.int().openapi({ description: '1 is Monday; a day with a break is listed twice' }),
    opens: z.string().openapi({ example: '09:00' }),
    closes: z.string().openapi({ example: '18:00' }),
  })
  .openapi('OpeningHours')

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
    openingHours: z.array(OpeningHours),
  })
  .openapi('ParcelShop')

export type ParcelShop = z.infer<typeof ParcelShop>
