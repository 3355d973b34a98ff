import type { CaptchaChallenge } from '@haverhof/domain/accounts'
import type { AppContext } from '../../app-context.ts'
import { newChallenge } from './altcha.ts'
import { type NoValues, statement } from '../../database/index.ts'

const validSeconds = 20 * 60

/** A new challenge; the clock of the database says how long it counts, because all processes share it (ACCOUNTS-46). */
export async function makeChallenge(context: AppContext): Promise<CaptchaChallenge> {
  const key = await context.captchaKey()
  const [row] = await context.database.rows(now)
  return newChallenge(key, { cost: context.env.CAPTCHA_COST, expires: (row?.seconds ?? 0) + validSeconds })
}

const now = statement<NoValues, { seconds: number }>(
  'accounts-captcha-now',
  'select extract(epoch from now())::int seconds',
)
