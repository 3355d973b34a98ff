import { analysisKitTypes } from '../catalogue/index.ts'
import { sentStatuses } from '../orders/index.ts'
import { DAY } from '../shared/index.ts'

/** RETURNS-1: how long after it was sent something can come back. */
export const returnDays = 30

/** RETURNS-1 */
export const returnableStatuses = sentStatuses

/** RETURNS-2: an analysis is work, not goods; customer service settles it. */
export const neverReturned = analysisKitTypes

/** RETURNS-1: what was sent before this moment has been there too long. */
export function earliestReturnable(now: Date): Date {
  return new Date(now.getTime() - returnDays * DAY)
}
