import { z } from 'zod'
import type { AppContext } from '../../app-context.ts'

const limitMs = 2000

const Answer = z.object({ success: z.boolean() })

export type RecaptchaVerdict = 'passed' | 'failed' | 'away'

/** ACCOUNTS-7: what reCAPTCHA says of a token. A service that fails or takes longer than two seconds is away. */
export async function askRecaptcha(
  { env, log }: AppContext,
  secret: string,
  token: string,
): Promise<RecaptchaVerdict> {
  try {
    const answer = await fetch(env.RECAPTCHA_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(limitMs),
    })
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    return Answer.parse(await answer.json()).success ? 'passed' : 'failed'
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'reCAPTCHA does not answer')
    return 'away'
  }
}
