import { DAY } from '../shared/index.ts'

/** REVIEWS-6: when a customer is asked for an opinion, until when that is worth asking, and how long the link works. */
export const reviewRequestTimes = { afterMs: 7 * DAY, untilMs: 37 * DAY, linkMs: 90 * DAY } as const
