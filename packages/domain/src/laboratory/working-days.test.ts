import { describe, expect, it } from 'vitest'
import { addWorkingDays } from './index.ts'
import { holidaysOf } from './working-days.ts'

describe('the working days of the laboratory (LABORATORY-20)', () => {
  it('have the Dutch holidays of each year between them', () => {
    expect([...holidaysOf(2026)]).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-04-27',
      '2026-05-05',
      '2026-05-14',
      '2026-05-25',
      '2026-12-25',
      '2026-12-26',
    ])
    // 27 April 2025 is a Sunday, Easter 2038 as late as it can be.
    expect([...holidaysOf(2025)]).toContain('2025-04-26')
    expect([...holidaysOf(2038)]).toContain('2038-04-26')
  })

  it('skip weekends and holidays', () => {
    expect(addWorkingDays('2026-09-10', 5)).toBe('2026-09-17')
    expect(addWorkingDays('2026-04-02', 1)).toBe('2026-04-07')
    expect(addWorkingDays('2026-12-23', 5)).toBe('2026-12-31')
    expect(addWorkingDays('2026-12-31', 1)).toBe('2027-01-04')
  })
})
