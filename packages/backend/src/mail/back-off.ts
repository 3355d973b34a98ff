import { HOUR, MINUTE } from '@haverhof/domain/shared'

/** MAIL-5: how long a mail that was refused waits after each attempt; the last pause repeats. */
const pausesMs = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 8 * HOUR]

const giveUpAfterMs = 48 * HOUR

/** A server that does not answer is asked again every minute: the mails are not to blame. */
export const serverPauseMs = MINUTE

/** When a refused mail is tried again, or null once it has been tried for two days. */
export function nextAttempt(attempts: number, createdAt: Date, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() >= giveUpAfterMs) return null
  const pause = pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? MINUTE
  return new Date(now.getTime() + pause)
}
