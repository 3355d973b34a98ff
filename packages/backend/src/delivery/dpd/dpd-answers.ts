import { z } from 'zod'
import type { OpeningHours } from '../../dealers/index.ts'

/** The parts of DPD's answers that the shop reads. XML makes one element and a list of one the same. */

function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .union([z.array(item), item.transform((one) => [one])])
    .optional()
    .transform((list) => (list ?? []) as z.output<Item>[])
}

const number = z
  .string()
  .transform(Number)
  .refine((value) => Number.isFinite(value))

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const Day = z
  .object({
    weekday: z.string(),
    openMorning: z.string().optional(),
    closeMorning: z.string().optional(),
    openAfternoon: z.string().optional(),
    closeAfternoon: z.string().optional(),
  })
  .transform((day): OpeningHours[] => {
    const weekday = weekdays.findIndex((name) => name.toLowerCase() === day.weekday.toLowerCase()) + 1
    const spans = [
      [day.openMorning, day.closeMorning],
      [day.openAfternoon, day.closeAfternoon],
    ]
    return spans.flatMap(([opens, closes]) => span(weekday, time(opens), time(closes)))
  })

/** `0830` and `08:30` are one; no time or midnight to midnight is closed. */
function time(text: string | undefined): string | null {
  const [, hours, minutes] = /^(\d{2}):?(\d{2})$/.exec(text ?? '') ?? []
  return hours === undefined ? null : `${hours}:${minutes}`
}

function span(weekday: number, opens: string | null, closes: string | null): OpeningHours[] {
  return weekday > 0 && opens !== null && closes !== null && opens < closes
    ? [{ weekday, opens, closes }]
    : []
}

const Shop = z.object({
  parcelShopId: z.string().min(1),
  pudoId: z.string().min(1).optional(),
  company: z.string(),
  street: z.string(),
  houseNo: z.string().default(''),
  zipCode: z.string(),
  city: z.string(),
  latitude: number,
  longitude: number,
  distance: number.default(0),
  openingHours: listOf(Day).transform((days) => days.flat()),
})

export type DpdShop = z.output<typeof Shop>

export const AuthAnswer = z.object({
  getAuthResponse: z.object({ return: z.object({ authToken: z.string().min(1) }) }),
})

export const ShopsAnswer = z.object({
  findParcelShopsResponse: z.preprocess(
    // An answer without any point is an empty element.
    (value) => (value === '' ? {} : value),
    z.object({ parcelShop: listOf(Shop) }),
  ),
})
