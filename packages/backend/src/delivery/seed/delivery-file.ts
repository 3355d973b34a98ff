import { z } from 'zod'

/** delivery.yaml, as data/README.md describes it. */

const euros = z.number().nonnegative().multipleOf(0.01)
const regionCode = z.string().regex(/^[A-Z]{2}$/)
/** One or two times of opening: `09:00-12:30 14:00-18:30`. */
const hours = z.string().regex(/^\d{2}:\d{2}-\d{2}:\d{2}( \d{2}:\d{2}-\d{2}:\d{2})?$/)

export const DeliveryFile = z.strictObject({
  tariffs: z.array(
    z.strictObject({
      site: z.int().positive(),
      countries: z.record(regionCode, z.strictObject({ home: euros, parcelShop: euros.optional() })),
    }),
  ),
  openingHours: z.record(
    z.string(),
    z.strictObject({ 'mon-fri': hours, sat: hours.optional(), sun: hours.optional() }),
  ),
  otherNames: z.record(z.string(), z.array(z.string())),
})

export type DeliveryFile = z.infer<typeof DeliveryFile>
