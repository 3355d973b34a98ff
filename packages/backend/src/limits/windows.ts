import { refusal, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'

export type Limit = { limit: number; windowMs: number }

/**
 * A count need not survive a crash, so its commit does not wait for the disk: many who count the same thing at once
 * wait for each other, and would hold their connections for as long (LIMITS-5).
 */
export const withoutWaitingForDisk = `cross join (select set_config('synchronous_commit', 'off', true)) relaxed`

export type Window = { start: Date; secondsLeft: number }

export function windowOf(context: AppContext, { windowMs }: Limit): Window {
  const now = context.now().getTime()
  const gone = now % windowMs
  return { start: new Date(now - gone), secondsLeft: Math.ceil((windowMs - gone) / 1000) }
}

export function tooManyAttempts({ secondsLeft }: Window): TooManyAttempts {
  return refusal('too-many-attempts', { secondsLeft })
}
