import { z } from '@hono/zod-openapi'

export const OpeningHoursSchema = z
  .object({
    weekday: z.int().openapi({ description: '1 is Monday; a day with a break is listed twice' }),
    opens: z.string().openapi({ example: '09:00' }),
    closes: z.string().openapi({ example: '18:00' }),
  })
  .openapi('OpeningHours')

export const Dealer = z
  .object({
    dealerId: z.int(),
    name: z.string(),
    street: z.string(),
    streetNumber: z.string(),
    zipcode: z.string(),
    city: z.string(),
    countryId: z.int(),
    regionCode: z.string().openapi({ example: 'NL' }),
    latitude: z.number(),
    longitude: z.number(),
    phone: z.string().nullable(),
    emailAddress: z.string().nullable(),
    openingHours: z.array(OpeningHoursSchema),
    distanceKm: z.number().nullable().openapi({ description: 'From the place asked for' }),
  })
  .openapi('Dealer')

export type Dealer = z.infer<typeof Dealer>
