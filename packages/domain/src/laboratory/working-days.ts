import { type Closings, isoDay, workingDaysLater } from '../shared/index.ts'

/**
 * The days on which the laboratory is closed beside weekends: those
 * of the Dutch Algemene termijnenwet, article 3, with Good Friday,
 * which it counts among them (LABORATORY-20). King's Day moves from a Sunday to a Saturday, which is closed anyway.
 */
const closings: Closings = {
  fixed: ['01-01', '04-27', '05-05', '12-25', '12-26'],
  // Good Friday, Easter Monday, Ascension, Whit Monday.
  afterEaster: [-2, 1, 39, 50],
}

/** So many working days after a day, both as ISO dates (LABORATORY-20). */
export function addWorkingDays(day: string, count: number): string {
  return isoDay(workingDaysLater(Date.parse(day), count, closings))
}
