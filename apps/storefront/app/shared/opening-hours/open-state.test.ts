import { describe, expect, test } from 'vitest'
import { hoursInFigures } from './hours-in-figures'
import { openState } from './open-state'

const hours = [
  { weekdays: [1, 2, 3, 4, 5], opens: '08:30', closes: '17:30' },
  { weekdays: [6], opens: '09:00', closes: '13:00' },
]
const at = (moment: string) => openState(hours, new Date(moment), 'Europe/Amsterdam')

describe('opening hours', () => {
  test('on a working day the shop is open until closing time', () => {
    expect(at('2026-02-03T10:00:00+01:00')).toEqual({ open: true, closesAt: '17:30' })
  })

  test('the hours are local to the people who answer, also in summer (HOME-1)', () => {
    expect(at('2026-07-07T06:30:00Z')).toEqual({ open: true, closesAt: '17:30' })
    expect(at('2026-07-07T15:30:00Z')).toMatchObject({ open: false })
  })

  test('before opening time the same day is named', () => {
    expect(at('2026-02-03T07:00:00+01:00')).toEqual({ open: false, opensAt: '08:30', weekday: 2, inDays: 0 })
  })

  test('after closing on Saturday it is Monday', () => {
    expect(at('2026-02-07T13:00:00+01:00')).toEqual({ open: false, opensAt: '08:30', weekday: 1, inDays: 2 })
  })

  test('hours that are only worded are not held against the clock', () => {
    const worded = { days: 'Maandag t/m vrijdag', hours: '8.30 - 17.30 uur' }
    expect(hoursInFigures([worded])).toEqual([])
    expect(hoursInFigures([{ ...worded, ...hours[0] }])).toEqual([hours[0]])
  })

  test('without hours nothing is said', () => {
    expect(openState([], new Date(), 'Europe/Amsterdam')).toBeNull()
  })
})
