import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isParcelDay } from '../delivery/index.ts'
import { addDays } from '../shared/index.ts'
import {
  dayProblem,
  daysToRetry,
  earliestDay,
  followingSchedule,
  leadDaysOf,
  mayChange,
  proposedWeeks,
  scheduleFrom,
  scheduleOf,
  scheduleToAnnounce,
} from './index.ts'

const dates = fc.integer({ min: 0, max: 10_000 }).map((days) => addDays('2026-01-01', days))
const weeks = fc.integer({ min: 1, max: 26 })
const leads = fc.integer({ min: 5, max: 15 })

describe('the days of a repeat delivery', () => {
  it('are n weeks apart, over the change of clocks and 29 February (REPEAT-6)', () => {
    expect(followingSchedule('2027-03-24', 1, { today: '2027-03-10' }).day).toBe('2027-03-31')
    expect(followingSchedule('2028-02-23', 1, { today: '2028-02-10' }).day).toBe('2028-03-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  })

  it('avoid weekends and public holidays, and count on from the day that was meant (REPEAT-6)', () => {
    expect(scheduleOf('2026-12-25').day).toBe('2026-12-28')
    expect(scheduleOf('2027-03-29').day).toBe('2027-03-30')
    expect(scheduleOf('2027-05-06').day).toBe('2027-05-07')
    expect(scheduleOf('2027-04-27').day).toBe('2027-04-28')
    expect(followingSchedule('2026-12-25', 2, { today: '2026-12-01' }).plannedOn).toBe('2027-01-08')
  })

  it('are ordered in time for the slowest pack, and never less than five parcel days before (REPEAT-7)', () => {
    expect([leadDaysOf(), leadDaysOf([1, 2]), leadDaysOf([4, 8])]).toEqual([5, 5, 9])
    expect(scheduleOf('2026-12-17', leadDaysOf([4, 8]))).toMatchObject({ orderOn: '2026-12-04' })
    expect(earliestDay({ today: '2026-12-01', leadDays: 9 })).toBe('2026-12-15')
  })

  it('are ordered five parcel days before and announced a week before that (REPEAT-7, REPEAT-8)', () => {
    const schedule = scheduleOf('2026-12-17')
    expect(schedule).toMatchObject({ orderOn: '2026-12-10', announceOn: '2026-12-03' })
    expect(mayChange(schedule, '2026-12-09')).toBe(true)
    expect(mayChange(schedule, '2026-12-10')).toBe(false)
  })

  it('are parcel days that can still be changed, whatever the date and the interval (REPEAT-6, REPEAT-7)', () => {
    fc.assert(
      fc.property(dates, dates, weeks, leads, (planned, today, interval, leadDays) => {
        const next = followingSchedule(planned, interval, { today, leadDays })
        expect(isParcelDay(next.day)).toBe(true)
        expect(next.day >= next.plannedOn && next.orderOn < next.day && next.announceOn < next.orderOn).toBe(
          true,
        )
        expect(mayChange(next, today)).toBe(true)
        const apart = (Date.parse(next.plannedOn) - Date.parse(planned)) / 86_400_000
        expect(apart % (interval * 7)).toBe(0)
        expect(mayChange(scheduleFrom(planned, { today, leadDays }), today)).toBe(true)
      }),
    )
  })

  it('are announced a week before they are ordered, when that had to wait (REPEAT-8)', () => {
    expect(scheduleToAnnounce('2026-12-17', { today: '2026-12-03' }).day).toBe('2026-12-17')
    expect(scheduleToAnnounce('2026-12-17', { today: '2026-12-04' })).toEqual(scheduleOf('2026-12-18'))
    expect(scheduleToAnnounce('2026-12-17', { today: '2026-12-05' })).toEqual(scheduleOf('2026-12-21'))
  })

  it('can be moved from the first that can be met to half a year ahead (REPEAT-16)', () => {
    fc.assert(
      fc.property(dates, leads, (today, leadDays) => {
        const reckoning = { today, leadDays }
        expect(dayProblem(earliestDay(reckoning), reckoning)).toBeNull()
        expect(dayProblem(addDays(earliestDay(reckoning), -1), reckoning)).toBe('too-soon')
      }),
    )
    expect(dayProblem('2027-01-02', { today: '2026-12-01' })).toBe('no-parcel-day')
    expect(dayProblem('2027-12-01', { today: '2026-12-01' })).toBe('too-far')
  })
})

it('proposes as many whole weeks as the packs last (REPEAT-5)', () => {
  expect(proposedWeeks({ gramsPerPack: 20_000, gramsPerDay: 500, quantity: 1 })).toBe(5)
  expect(proposedWeeks({ gramsPerPack: 20_000, gramsPerDay: 500, quantity: 2 })).toBe(11)
  expect(proposedWeeks({ gramsPerPack: 1000, gramsPerDay: 500, quantity: 1 })).toBe(1)
  expect(proposedWeeks({ gramsPerPack: 20_000, gramsPerDay: 10, quantity: 9 })).toBe(26)
  expect(proposedWeeks({ gramsPerPack: 20_000, gramsPerDay: 0, quantity: 1 })).toBeNull()
})

it('tries a collection again after three days and after seven more (REPEAT-12)', () => {
  expect([1, 2, 3].map(daysToRetry)).toEqual([3, 7, null])
})
