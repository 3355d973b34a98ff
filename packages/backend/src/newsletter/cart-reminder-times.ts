import { DAY, HOUR } from '@haverhof/domain/shared'

/** REMINDERS-2: when a cart has stood still long enough, and when it is too late to speak of it. */
export const reminderTimes = {
  stillMs: 24 * HOUR,
  untilMs: 72 * HOUR,
  /** Carts that were begun earlier are not looked at. */
  oldestMs: 30 * DAY,
  /** A mailbox is written to once in so long. */
  apartMs: 30 * DAY,
}
