import { SECOND } from '@haverhof/domain/shared'
import { setTimeout } from 'node:timers/promises'
import { errorReportEnded } from '../observability/index.ts'
import type { Destination } from './dsn.ts'

const mostWaiting = 100
const longestPauseMs = 60 * SECOND

export type Delivery = {
  /** Returns at once: no request waits for a report. */
  add: (envelope: string) => void
  /** Tries what is waiting once more, for so long at most. */
  flush: (longestMs: number) => Promise<void>
}

type Outcome = { kind: 'taken' } | { kind: 'refused' } | { kind: 'later'; afterMs: number | null }

/**
 * One report after the other, beside the work. It obeys a requested delay, and retries an unreachable receiver, ever more
 * seldom; what does not find room meanwhile is dropped, and counted.
 */
export function createDelivery(destination: Destination, { timeoutMs = 5 * SECOND } = {}): Delivery {
  const waiting: string[] = []
  let hurry = new AbortController()
  let sending: Promise<void> | null = null

  function add(envelope: string): void {
    if (waiting.length >= mostWaiting) return errorReportEnded.publish({ outcome: 'dropped' })
    waiting.push(envelope)
    sending ??= sendAll().finally(() => {
      sending = null
    })
  }

  async function sendAll(): Promise<void> {
    let failures = 0
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const outcome = await send(destination, next, timeoutMs)
      if (outcome.kind === 'later') {
        failures += 1
        const pauseMs = outcome.afterMs ?? Math.min(SECOND * 2 ** failures, longestPauseMs)
        await setTimeout(pauseMs, undefined, { ref: false, signal: hurry.signal }).catch(() => undefined)
        continue
      }
      failures = 0
      waiting.shift()
      errorReportEnded.publish({ outcome: outcome.kind === 'taken' ? 'sent' : 'dropped' })
    }
  }

  return {
    add,
    flush: async (longestMs) => {
      hurry.abort()
      hurry = new AbortController()
      await Promise.race([sending, setTimeout(longestMs, undefined, { ref: false })])
    },
  }
}

async function send({ url, key }: Destination, envelope: string, timeoutMs: number): Promise<Outcome> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: envelope,
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=haverhof/1.0, sentry_key=${key}`,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.body?.cancel()
    if (answer.ok) return { kind: 'taken' }
    if (answer.status === 429) return { kind: 'later', afterMs: retryAfterMs(answer.headers) }
    return answer.status >= 500 ? { kind: 'later', afterMs: null } : { kind: 'refused' }
  } catch {
    return { kind: 'later', afterMs: null }
  }
}

/** Seconds, in the words of HTTP or first in those of Sentry (`60:error:organization`). */
function retryAfterMs(headers: Headers): number {
  const seconds = Number.parseInt(headers.get('retry-after') ?? headers.get('x-sentry-rate-limits') ?? '', 10)
  return Number.isNaN(seconds) ? longestPauseMs : Math.min(seconds * SECOND, 10 * longestPauseMs)
}
