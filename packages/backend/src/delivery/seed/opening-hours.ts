import type { OpeningHours } from '../records.ts'
import type { DeliveryFile } from './delivery-file.ts'

type Pattern = DeliveryFile['openingHours'][string]

/** A week from its short form: `mon-fri` stands for five days; a break makes two entries of one day. */
export function weekOf(pattern: Pattern): OpeningHours[] {
  const weekdays = [1, 2, 3, 4, 5].flatMap((weekday) => dayOf(weekday, pattern['mon-fri']))
  return [...weekdays, ...dayOf(6, pattern.sat), ...dayOf(7, pattern.sun)]
}

function dayOf(weekday: number, hours: string | undefined): OpeningHours[] {
  return (hours?.split(' ') ?? []).map((span) => {
    const [opens = '', closes = ''] = span.split('-')
    return { weekday, opens, closes }
  })
}
