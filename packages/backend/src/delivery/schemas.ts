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
