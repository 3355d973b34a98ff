import { expect, test } from 'vitest'
import { groupedHours } from './grouped-hours'

const day = (weekday: number, opens = '09:00', closes = '18:00') => ({ weekday, opens, closes })

test('days in a row with the same hours share a line, and days without hours are closed', () => {
  const hours = [...[1, 2, 3, 4, 5].map((weekday) => day(weekday)), day(6, '10:00', '16:00')]
  expect(groupedHours(hours, 'nl-NL')).toEqual([
    { days: 'ma – vr', spans: ['09:00 – 18:00'] },
    { days: 'za', spans: ['10:00 – 16:00'] },
    { days: 'zo', spans: [] },
  ])
})

test('a break at noon stays visible', () => {
  expect(groupedHours([day(1, '09:00', '12:00'), day(1, '13:00', '18:00')], 'en-IE')[0]).toEqual({
    days: 'Mon',
    spans: ['09:00 – 12:00', '13:00 – 18:00'],
  })
})
