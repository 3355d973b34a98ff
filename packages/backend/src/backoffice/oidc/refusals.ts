import type { AppContext } from '../../app-context.ts'
import { Refusal } from '../../http/index.ts'
import { signInFailed } from '../sign-in/sign-in.ts'

export function noProvider(): Refusal {
  return new Refusal({
    status: 404,
    code: 'no-identity-provider',
    title: 'Nobody signs in here with an account of the company.',
  })
}

/** STAFF-20: one answer for whatever the provider said wrongly; another one while it is away, so that people try again. The log has the reason. */
export async function whileProviderAnswers<Answer>(
  { log }: AppContext,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (isAway(error)) {
      log.warn({ err: error }, 'the identity provider does not answer')
      throw new Refusal({
        status: 503,
        code: 'identity-provider-away',
        title: 'The identity provider does not answer.',
      })
    }
    log.warn({ err: error }, 'the identity provider was not believed')
    throw signInFailed()
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
