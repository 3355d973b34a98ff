import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'

export type ProviderRefused = 'identity-provider-away' | 'sign-in-failed'

/**
 * One answer for whatever the provider said wrongly; another one while
 * it is away, so that people try again (STAFF-52). The log has the reason.
 */
export async function whileProviderAnswers<Answer>(
  { log }: AppContext,
  ask: () => Promise<Answer>,
): Promise<Result<Answer, ProviderRefused>> {
  try {
    return success(await ask())
  } catch (error) {
    if (isAway(error)) {
      log.warn({ err: error }, 'the identity provider does not answer')
      return refusal('identity-provider-away')
    }
    log.warn({ err: error }, 'the identity provider was not believed')
    return refusal('sign-in-failed')
  }
}

const tooManyRequests = 429
const serverError = 500

/** Not reached, too slow, or an answer that says so itself. */
function isAway(error: unknown): boolean {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (each.name === 'TimeoutError' || each.message === 'fetch failed') return true
    const status = statusOf(each.cause)
    if (status !== null) return status >= serverError || status === tooManyRequests
  }
  return false
}

/** Of an answer; the HTTP server has put a Response of its own in the place of that which `fetch` makes. */
function statusOf(cause: unknown): number | null {
  const isAnswer = typeof cause === 'object' && cause !== null && 'status' in cause
  return isAnswer && typeof cause.status === 'number' ? cause.status : null
}
