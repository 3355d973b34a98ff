import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/index.ts'
import { addWorkingDays } from './index.ts'

/** The days from Monday to Friday that are passed over. */
function closedIn(year: number): string[] {
  const days = Array.from({ length: 365 }, (_, count) => addDays(`${year}-01-01`, count))
  const isWeekday = (day: string) => ![0, 6].includes(new Date(day).getUTCDay())
  return days.filter((day) => isWeekday(day) && addWorkingDays(addDays(day, -1), 1) !== day)
}

describe('the working days of the laboratory (LABORATORY-20)', () => {
  it('have the Dutch holidays of each year between them', () => {
    expect(closedIn(2026)).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-04-27',
      '2026-05-05',
      '2026-05-14',
      '2026-05-25',
      '2026-12-25',
    ])
    // Easter 2038 is as late as it can be.
    expect(closedIn(2038)).toContain('2038-04-26')
  })

  it('skip weekends and holidays', () => {
    expect(addWorkingDays('2026-09-10', 5)).toBe('2026-09-17')
    expect(addWorkingDays('2026-04-02', 1)).toBe('2026-04-07')
    expect(addWorkingDays('2026-12-23', 5)).toBe('2026-12-31')
    expect(addWorkingDays('2026-12-31', 1)).toBe('2027-01-04')
  })
})
