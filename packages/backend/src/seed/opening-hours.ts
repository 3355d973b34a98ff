import { z } from 'zod'

/** One or two times of opening: `09:00-12:30 14:00-18:30`. */
const hours = z.string().regex(/^\d{2}:\d{2}-\d{2}:\d{2}( \d{2}:\d{2}-\d{2}:\d{2})?$/)

/** Weeks in short form, by the key that places refer to them with. */
export const WeekPatterns = z.record(
  z.string(),
  z.strictObject({ 'mon-fri': hours, sat: hours.optional(), sun: hours.optional() }),
)

type WeekPattern = z.infer<typeof WeekPatterns>[string]
type DayHours = { weekday: number; opens: string; closes: string }

/** A week from its short form: `mon-fri` stands for five days; a break makes two entries of one day. */
export function weekOf(pattern: WeekPattern): DayHours[] {
  const weekdays = [1, 2, 3, 4, 5].flatMap((weekday) => dayOf(weekday, pattern['mon-fri']))
  return [...weekdays, ...dayOf(6, pattern.sat), ...dayOf(7, pattern.sun)]
}

function dayOf(weekday: number, times: string | undefined): DayHours[] {
  return (times?.split(' ') ?? []).map((span) => {
    const [opens = '', closes = ''] = span.split('-')
    return { weekday, opens, closes }
  })
}
