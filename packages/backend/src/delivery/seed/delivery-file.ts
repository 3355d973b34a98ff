import { z } from 'zod'
import { WeekPatterns } from '../../seed/opening-hours.ts'

/** delivery.yaml, as data/README.md describes it. */

const euros = z.number().nonnegative().multipleOf(0.01)
const regionCode = z.string().regex(/^[A-Z]{2}$/)

const kilos = z.number().positive()

export const DeliveryFile = z.strictObject({
  parcelShops: z.strictObject({ mostKg: kilos, mostPieceKg: kilos }),
  lorryFromKg: kilos,
  choosableDays: z.record(regionCode, z.int().min(2).max(30)),
  tariffs: z.array(
    z.strictObject({
      site: z.int().positive(),
      countries: z.record(
        regionCode,
        z.strictObject({ home: euros, parcelShop: euros.optional(), dealer: euros.default(0), lorry: euros }),
      ),
    }),
  ),
  openingHours: WeekPatterns,
  otherNames: z.record(z.string(), z.array(z.string())),
})

export type DeliveryFile = z.infer<typeof DeliveryFile>
