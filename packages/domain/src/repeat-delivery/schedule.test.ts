import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isParcelDay } from '../delivery/index.ts'
import { addDays } from '../shared/index.ts'
import {
  dayProblem,
  daysToRetry,
  followingSchedule,
  isLateToAnnounce,
  leadDaysOf,
  mayChange,
  possibleDays,
  scheduleAsChanged,
  scheduleToAnnounce,
} from './index.ts'
import { scheduleOf } from './schedule.ts'

const dates = fc.integer({ min: 0, max: 10_000 }).map((days) => addDays('2026-01-01', days))
const intervals = fc.integer({ min: 7, max: 182 })
const leads = fc.integer({ min: 5, max: 15 })
const regions = fc.constantFrom('NL', 'DE', 'AT', 'XX')
/** What is meant for a day, and comes on it if parcels do. */
const on = (day: string) => ({ plannedOn: day, day })

describe('the days of a repeat delivery', () => {
  it('are n days apart, over the change of clocks and 29 February (REPEAT-6)', () => {
    expect(followingSchedule('2027-03-24', 7, { today: '2027-03-10' }).day).toBe('2027-03-31')
    expect(followingSchedule('2028-02-23', 7, { today: '2028-02-10' }).day).toBe('2028-03-01')
    expect(followingSchedule('2028-02-16', 13, { today: '2028-02-01' }).day).toBe('2028-02-29')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  })

  it('avoid weekends and public holidays, and count on from the day that was meant (REPEAT-37)', () => {
    expect(scheduleOf('2026-12-25').day).toBe('2026-12-28')
    expect(scheduleOf('2027-03-29').day).toBe('2027-03-30')
    expect(scheduleOf('2027-05-06').day).toBe('2027-05-07')
    expect(scheduleOf('2027-04-27').day).toBe('2027-04-28')
    expect(followingSchedule('2026-12-25', 14, { today: '2026-12-01' }).plannedOn).toBe('2027-01-08')
  })

  it('are ordered in time for the slowest pack, and never less than five parcel days before (REPEAT-7)', () => {
    expect([leadDaysOf(), leadDaysOf([1, 2]), leadDaysOf([4, 8])]).toEqual([5, 5, 9])
    expect(scheduleOf('2026-12-17', { leadDays: leadDaysOf([4, 8]) })).toMatchObject({
      orderOn: '2026-12-04',
    })
    expect(possibleDays({ today: '2026-12-01', leadDays: 9 })[0]).toBe('2026-12-15')
  })

  it('are ordered five parcel days before and announced a week before that (REPEAT-7, REPEAT-8)', () => {
    const schedule = scheduleOf('2026-12-17')
    expect(schedule).toMatchObject({ orderOn: '2026-12-10', announceOn: '2026-12-03' })
    expect(mayChange(schedule, '2026-12-09')).toBe(true)
    expect(mayChange(schedule, '2026-12-10')).toBe(false)
  })

  it('are working days of the warehouse and of the country it goes to (REPEAT-37)', () => {
    // 1 May 2028 and 3 October 2028 are public holidays of Germany, 27 April 2027 is one of the Netherlands.
    expect(scheduleOf('2028-05-01', { regionCode: 'DE' })).toMatchObject({ day: '2028-05-02' })
    expect(scheduleOf('2028-10-05', { regionCode: 'DE' })).toMatchObject({ orderOn: '2028-09-27' })
    expect(scheduleOf('2027-04-27', { regionCode: 'DE' })).toMatchObject({ day: '2027-04-28' })
    expect(dayProblem('2028-05-01', { today: '2028-04-03', regionCode: 'DE' })).toBe('no-parcel-day')
    expect(possibleDays({ today: '2028-04-03', regionCode: 'DE' })).not.toContain('2028-05-01')
    expect(possibleDays({ today: '2028-04-03', regionCode: 'NL' })).toContain('2028-05-01')
  })

  it('are parcel days that can be announced in time, whatever the date and the interval (REPEAT-6, REPEAT-7, REPEAT-40)', () => {
    fc.assert(
      fc.property(
        dates,
        dates,
        intervals,
        leads,
        regions,
        (planned, today, interval, leadDays, regionCode) => {
          const reckoning = { today, leadDays, regionCode }
          const next = followingSchedule(planned, interval, reckoning)
          expect(isParcelDay(next.day, regionCode)).toBe(true)
          expect(next.day >= next.plannedOn && next.orderOn < next.day).toBe(true)
          expect(next.announceOn).toBe(addDays(next.orderOn, -7))
          expect(next.announceOn >= today).toBe(true)
          const apart = (Date.parse(next.plannedOn) - Date.parse(planned)) / 86_400_000
          expect(apart % interval).toBe(0)
          const changed = scheduleAsChanged(on(planned), reckoning)
          expect(mayChange(changed, today)).toBe(true)
          expect(changed.announceOn < changed.orderOn && changed.announceOn >= today).toBe(true)
          expect(scheduleToAnnounce(on(planned), reckoning).announceOn >= today).toBe(true)
        },
      ),
    )
  })

  it('are announced a week before they are ordered, when that had to wait (REPEAT-40)', () => {
    const day = on('2026-12-17')
    expect(scheduleToAnnounce(day, { today: '2026-12-03' }).day).toBe('2026-12-17')
    expect(scheduleToAnnounce(day, { today: '2026-12-04' })).toEqual(scheduleOf('2026-12-18'))
    expect(scheduleToAnnounce(day, { today: '2026-12-05' })).toEqual(scheduleOf('2026-12-21'))
  })

  it('of every week follow the first order by two: a week of notice and one from the order to the door (REPEAT-41)', () => {
    const second = followingSchedule('2026-11-19', 7, { today: '2026-11-17' })
    expect(second).toMatchObject({ announceOn: '2026-11-17', orderOn: '2026-11-24', day: '2026-12-01' })
    const third = followingSchedule(second.plannedOn, 7, { today: second.orderOn })
    expect(third).toMatchObject({ announceOn: '2026-11-24', orderOn: '2026-12-01', day: '2026-12-08' })
  })

  it('of every week come later for a holiday, and on the day of the week that was meant after it (REPEAT-37, REPEAT-40)', () => {
    const days = ['2026-12-24']
    let last = scheduleOf('2026-12-24')
    for (let count = 0; count < 3; count += 1) {
      last = followingSchedule(last.plannedOn, 7, { today: last.orderOn })
      days.push(last.day)
    }
    expect(days).toEqual(['2026-12-24', '2027-01-04', '2027-01-08', '2027-01-14'])
  })

  it('keep their day when the customer changes something, who is told at once (REPEAT-42, REPEAT-16)', () => {
    const meant = { plannedOn: '2026-12-15', day: '2026-12-17' }
    const changed = scheduleAsChanged(meant, { today: '2026-12-08' })
    expect(changed).toEqual({ ...meant, orderOn: '2026-12-10', announceOn: '2026-12-08' })
    const tooLate = scheduleAsChanged(meant, { today: '2026-12-10' })
    expect(tooLate).toEqual(scheduleOf('2026-12-24'))
  })

  it('are late to be announced from the day after, and for who has changed them from the cut-off (REPEAT-40)', () => {
    const planned = scheduleOf('2026-12-17')
    const days = ['2026-12-03', '2026-12-04', '2026-12-09', '2026-12-10']
    const late = (schedule: typeof planned) => days.map((today) => isLateToAnnounce(schedule, today))
    expect(late(planned)).toEqual([false, true, true, true])
    expect(late({ ...planned, announceOn: '2026-12-04' })).toEqual([false, false, false, true])
  })

  it('can be moved from the first that can be met to half a year ahead (REPEAT-60)', () => {
    fc.assert(
      fc.property(dates, leads, (today, leadDays) => {
        const reckoning = { today, leadDays }
        const days = possibleDays(reckoning)
        const [first = '', last = ''] = [days[0], days.at(-1)]
        expect([dayProblem(first, reckoning), dayProblem(last, reckoning)]).toEqual([null, null])
        expect(dayProblem(addDays(first, -1), reckoning)).toBe('too-soon')
        expect(dayProblem(addDays(last, 7), reckoning)).toBe('too-far')
      }),
    )
    expect(dayProblem('2027-01-02', { today: '2026-12-01' })).toBe('no-parcel-day')
    expect(dayProblem('2027-12-01', { today: '2026-12-01' })).toBe('too-far')
  })
})

it('tries a collection again after three days and after seven more (REPEAT-12)', () => {
  expect([1, 2, 3].map(daysToRetry)).toEqual([3, 7, null])
})
