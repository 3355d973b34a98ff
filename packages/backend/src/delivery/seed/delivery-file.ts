import { z } from 'zod'
import { WeekPatterns } from '../../seed/opening-hours.ts'

/** delivery.yaml, as data/README.md describes it. */

const euros = z.number().nonnegative().multipleOf(0.01)
const regionCode = z.string().regex(/^[A-Z]{2}$/)

export const DeliveryFile = z.strictObject({
  tariffs: z.array(
    z.strictObject({
      site: z.int().positive(),
      countries: z.record(regionCode, z.strictObject({ home: euros, parcelShop: euros.optional() })),
    }),
  ),
  openingHours: WeekPatterns,
  otherNames: z.record(z.string(), z.array(z.string())),
})

export type DeliveryFile = z.infer<typeof DeliveryFile>
