import { analysisKitTypes } from '../catalogue/index.ts'
import { sentStatuses } from '../orders/index.ts'
import { DAY } from '../shared/index.ts'
import type { ReturnGround } from './reasons.ts'

/**
 * How many days after it was sent a return can be registered (RETURNS-1, RETURNS-12). A change of mind: longer than the 14 days of
 * Directive 2011/83/EU, Art. 9. A defect: the two years of Directive (EU) 2019/771, Art. 10, which count from delivery, and the two
 * months in which a defect found at their end may be reported (Art. 12). To be confirmed by a lawyer for countries with longer terms.
 */
export const returnDays = { 'change-of-mind': 30, defect: 2 * 365 + 1 + 61 } as const satisfies Record<
  ReturnGround,
  number
>

/** Orders that may be sent back: those that were sent (RETURNS-1). */
export const returnableStatuses = sentStatuses

/** An analysis is work, not goods; customer service settles it (RETURNS-2). */
export const neverReturned = analysisKitTypes

/** What was sent before this moment has been there too long (RETURNS-1). */
export function earliestReturnable(now: Date, ground: ReturnGround): Date {
  return new Date(now.getTime() - returnDays[ground] * DAY)
}
