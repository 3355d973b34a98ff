import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choosableDays, datesForDay, deliveryDates } from './delivery-dates.ts'

test('an order on a Tuesday morning comes on Wednesday or Thursday (PRODUCT-1, PRODUCT-16, §9.3)', () => {
  expect(deliveryDates(new Date('2026-03-10T09:00:00Z'), [1, 2])).toEqual({
    first: '2026-03-11',
    last: '2026-03-12',
  })
})

test('after the hour of dispatch the next working day counts (PRODUCT-16)', () => {
  expect(deliveryDates(new Date('2026-03-10T14:00:00Z'), [1, 2])).toEqual({
    first: '2026-03-12',
    last: '2026-03-13',
  })
})

test('an order in the weekend leaves on Monday (PRODUCT-16)', () => {
  expect(deliveryDates(new Date('2026-03-14T09:00:00Z'), [1, 1])).toEqual({
    first: '2026-03-17',
    last: '2026-03-17',
  })
})

test('the warehouse clock is Dutch in summer too (PRODUCT-16)', () => {
  expect(deliveryDates(new Date('2026-07-07T12:59:00Z'), [1, 1]).first).toBe('2026-07-08')
  expect(deliveryDates(new Date('2026-07-07T13:00:00Z'), [1, 1]).first).toBe('2026-07-09')
})

test('a day that was announced is met, or as soon as it can be (REPEAT-38)', () => {
  const possible = { first: '2026-03-11', last: '2026-03-12' }
  expect(datesForDay('2026-03-17', possible)).toEqual({ first: '2026-03-17', last: '2026-03-17' })
  expect(datesForDay('2026-03-12', possible)).toEqual({ first: '2026-03-12', last: '2026-03-12' })
  expect(datesForDay('2026-03-11', possible)).toEqual({ first: '2026-03-11', last: '2026-03-12' })
  expect(datesForDay('2026-03-09', possible)).toEqual(possible)
})

test('nothing is ever promised for a weekend, or before it was ordered', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(
      moments,
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 0, max: 10 }),
      (now, least, more) => {
        const { first, last } = deliveryDates(now, [least, least + more])
        expect([0, 6]).not.toContain(new Date(first).getUTCDay())
        expect([0, 6]).not.toContain(new Date(last).getUTCDay())
        expect(new Date(first).getTime()).toBeGreaterThan(now.getTime() - 86_400_000)
        expect(last >= first).toBe(true)
      },
    ),
  )
})

test('holidays of the country it goes to are no working days, nor those of the store (DELIVERY-11)', () => {
  // Christmas 2026 is a Friday; the store rests on the 25th and 26th, a Saturday.
  expect(deliveryDates(new Date('2026-12-24T09:00:00Z'), [1, 2])).toEqual({
    first: '2026-12-28',
    last: '2026-12-29',
  })
  // Belgium rests on Wednesday, 21 July.
  expect(deliveryDates(new Date('2027-07-20T08:00:00Z'), [1, 1]).first).toBe('2027-07-21')
  expect(deliveryDates(new Date('2027-07-20T08:00:00Z'), [1, 1], 'BE').first).toBe('2027-07-22')
  // Easter Monday, Ascension Day and Whit Monday of 2027 follow Easter on 28 March.
  expect(deliveryDates(new Date('2027-03-26T08:00:00Z'), [1, 1]).first).toBe('2027-03-30')
  expect(deliveryDates(new Date('2027-05-05T08:00:00Z'), [1, 1]).first).toBe('2027-05-07')
  expect(deliveryDates(new Date('2027-05-14T08:00:00Z'), [1, 1], 'DE').first).toBe('2027-05-18')
})

test.each([
  ['Christmas Day in a country whose holidays nobody has listed', '2026-12-24', 'CY', '2026-12-28'],
  ['Christmas Day in Italy, and Santo Stefano on a Saturday', '2026-12-24', 'IT', '2026-12-28'],
  ['Corpus Christi in Portugal, and not in Spain', '2027-05-26', 'PT', '2027-05-28'],
  ['a day that is none in Spain', '2027-05-26', 'ES', '2027-05-27'],
  ['the first Monday of May in Ireland', '2026-05-01', 'IE', '2026-05-05'],
  ['the last Monday of October in Ireland', '2026-10-23', 'IE', '2026-10-27'],
  ['St Brigid’s Day on the Friday that begins February', '2030-01-31', 'IE', '2030-02-04'],
  ['Orthodox Easter Monday in Greece', '2027-04-30', 'GR', '2027-05-04'],
  ['Orthodox Good Friday in Romania', '2026-04-09', 'RO', '2026-04-14'],
])('no driver works on %s (DELIVERY-11)', (_, ordered, region, arrives) => {
  expect(deliveryDates(new Date(`${ordered}T08:00:00Z`), [1, 1], region).first).toBe(arrives)
})

test('a customer chooses among the last promised day and the working days after it (DELIVERY-12)', () => {
  expect(choosableDays('2026-12-23', 3, 'NL')).toEqual(['2026-12-23', '2026-12-24', '2026-12-28'])
})
