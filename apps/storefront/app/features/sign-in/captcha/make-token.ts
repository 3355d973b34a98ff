import type { ApiClient } from '@haverhof/api-client'
import { type CaptchaChallenge, captchaToken } from '@haverhof/domain/accounts'
import { recaptchaToken } from './recaptcha'
import { solveChallenge } from './solve-challenge'

/** A token for one call: of reCAPTCHA where that may be asked, else of the shop's own captcha (SIGN-IN-PAGES-23). */
export async function makeToken(api: ApiClient): Promise<string> {
  return (await recaptchaToken(api)) ?? ownToken(api)
}

/** Asks for a challenge and solves it: in a worker, or in slices on the page where there are no workers. */
export async function ownToken({ authentication }: Pick<ApiClient, 'authentication'>): Promise<string> {
  const challenge = await authentication.captcha()
  const number = await solveBeside(challenge).catch(() => solveChallenge(challenge))
  if (number === null) throw new Error('The captcha has no solution')
  return captchaToken(challenge, number)
}

function solveBeside(challenge: CaptchaChallenge): Promise<number | null> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  const solved = new Promise<number | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number | null>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('The captcha cannot be solved in a worker')))
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker.postMessage(challenge)
  return solved.finally(() => worker.terminate())
}
