import { z } from 'zod'
import type { AppContext } from '../../app-context.ts'
import { tracedFetch } from '../../observability/index.ts'

const limitMs = 2000

/** Version 3 lets everybody pass and says how sure it is; its makers advise this line between people and programs. */
const lowestScore = 0.5

const Answer = z.object({ success: z.boolean(), score: z.number().optional() })

export type RecaptchaVerdict = 'passed' | 'failed' | 'away'

/** What reCAPTCHA says of a token (ACCOUNTS-47). A service that fails or takes longer than two seconds is away. */
export async function askRecaptcha(
  { env, log }: AppContext,
  secret: string,
  token: string,
): Promise<RecaptchaVerdict> {
  try {
    const answer = await tracedFetch('recaptcha', env.RECAPTCHA_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(limitMs),
    })
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    const { success, score = 1 } = Answer.parse(await answer.json())
    return success && score >= lowestScore ? 'passed' : 'failed'
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'reCAPTCHA does not answer')
    return 'away'
  }
}
