import { DAY, HOUR, MINUTE } from '@haverhof/domain/shared'

type Cadence = { everyMs: number; afterMs: number }

/**
 * What comes again by itself, how often, and how long after the begin of that minute, hour or day (UTC) (WORKER-1, ORDERS-15,
 * REVIEWS-6, REMINDERS-2, REPEAT-15, BOOKS-2, RETENTION-2). One that is missed is made up for by the next one, so a failed
 * one is not repeated.
 */
export const cadences = {
  'every-minute': { everyMs: MINUTE, afterMs: 0 },
  'every-minute-slow': { everyMs: MINUTE, afterMs: 0 },
  'renew-sitemaps': { everyMs: MINUTE, afterMs: 0 },
  'renew-product-feeds': { everyMs: MINUTE, afterMs: 0 },
  'count-sales': { everyMs: HOUR, afterMs: 7 * MINUTE },
  'request-reviews': { everyMs: HOUR, afterMs: 37 * MINUTE },
  'remind-of-carts': { everyMs: HOUR, afterMs: 47 * MINUTE },
  'remind-of-accounts': { everyMs: DAY, afterMs: 9 * HOUR + 27 * MINUTE },
  'check-books': { everyMs: DAY, afterMs: 3 * HOUR + 23 * MINUTE },
  'forget-old-rows': { everyMs: DAY, afterMs: 3 * HOUR + 43 * MINUTE },
  'count-carts': { everyMs: DAY, afterMs: 3 * HOUR + 53 * MINUTE },
} as const satisfies Record<string, Cadence>

export type RecurringJob = keyof typeof cadences

export const recurringJobs = Object.keys(cadences) as RecurringJob[]

/** Jobs that must end within minutes, or an alert is raised (WORKER-9). */
export const minuteJobs: readonly RecurringJob[] = ['every-minute', 'every-minute-slow']
