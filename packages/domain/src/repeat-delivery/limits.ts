import { repeatDaysLimits } from '../cart/index.ts'
import type { WorkingDays } from '../delivery/index.ts'
import { unusedMandateDays } from '../shared/index.ts'

/** REPEAT-1, REPEAT-61, and of the words that staff give for a change (REPEAT-22). */
export const repeatLimits = {
  days: repeatDaysLimits,
  lines: 20,
  quantity: 99,
  aheadDays: 26 * 7,
  reason: 500,
} as const

/** Days from the mail to the order (REPEAT-8). */
export const announcementDays = 7

/** A collection takes its time (REPEAT-7). */
const leastLeadDays = 5

/** Parcel days from the order to the door, for goods that are so many working days on their way (REPEAT-7). */
export function leadDaysOf([, most]: WorkingDays = [0, 0]): number {
  return Math.max(leastLeadDays, most + 1)
}

/** How far a day moves, and how often in a row for want of goods (REPEAT-9, REPEAT-10). */
export const moving = { days: 7, mostShortages: 4 } as const

/** Days until a collection is tried again; after the last of them it is given up (REPEAT-12). */
const retryDays: readonly number[] = [3, 7]

/** Days until the next try after so many have failed; null when it was the last. */
export function daysToRetry(failures: number): number | null {
  return retryDays[failures - 1] ?? null
}

/** Goods of an order that is being collected are held so long: for all tries, with the days a bank takes for each (REPEAT-12). */
export const collectionHoldDays = 30

/** So long a customer has to pay a delivery that is not collected (REPEAT-54). */
export const paymentDays = 7

/**
 * So long what was agreed waits for the account of who registered with the
 * order, and so many days before that is over the customer is reminded (REPEAT-57).
 */
export const confirming = { days: unusedMandateDays, reminderDays: 7 } as const
