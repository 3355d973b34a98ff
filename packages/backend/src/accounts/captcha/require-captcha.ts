import { captchaHeader } from '@haverhof/domain/accounts'
import { MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { hashOf } from '../../config/index.ts'
import { Refusal } from '../../http/index.ts'
import { countAttempts, withoutWaitingForDisk } from '../../limits/index.ts'
import { readSolution, type Solution, validUntil } from './altcha.ts'
import { captchaKey } from './captcha-key.ts'
import { askRecaptcha } from './recaptcha.ts'

/** ACCOUNTS-7: while reCAPTCHA is away nobody is asked, but everybody may try far less often. */
const withoutCaptcha = {
  perCaller: { limit: 5, windowMs: 10 * MINUTE },
  forAll: { limit: 300, windowMs: 10 * MINUTE },
}

type Asked = { token: string | null; siteId: number; clientIp: string | null }

/** ACCOUNTS-7: lets through who solved a captcha that nobody used before; missing, wrong, late and used are one refusal. */
export async function requireCaptcha(context: AppContext, asked: Asked): Promise<void> {
  const { token } = asked
  if (token === null) throw captchaInvalid()
  const solution = readSolution(token)
  if (solution) return useSolution(context, solution)
  const secret = context.env.RECAPTCHA_SECRET
  if (!secret || !(await siteUsesRecaptcha(context, asked.siteId))) throw captchaInvalid()
  const verdict = await askRecaptcha(context, secret, token)
  if (verdict === 'failed') throw captchaInvalid()
  if (verdict === 'away') await countWithoutCaptcha(context, asked)
}

async function useSolution(context: AppContext, solution: Solution): Promise<void> {
  const until = validUntil(await captchaKey(context), solution)
  if (until === null) throw captchaInvalid()
  const used = await context.database.rows(use, [hashOf(solution.challenge), until])
  if (used.length === 0) throw captchaInvalid()
}

async function siteUsesRecaptcha({ database }: AppContext, siteId: number): Promise<boolean> {
  const rows = await database.rows(recaptchaSite, [siteId])
  return rows.length > 0
}

async function countWithoutCaptcha(context: AppContext, { clientIp }: Asked): Promise<void> {
  await countAttempts(context, [
    { subject: `captcha-away:${clientIp ?? 'inside'}`, limit: withoutCaptcha.perCaller },
    { subject: 'captcha-away', limit: withoutCaptcha.forAll },
  ])
}

function captchaInvalid(): Refusal {
  return new Refusal({
    status: 422,
    code: 'captcha-invalid',
    title: 'The captcha is missing, wrong or used. Please try again.',
    parameter: captchaHeader,
  })
}

// The row is the use: of two at once only one makes it. The database's clock decides whether it comes too late.
const use = {
  name: 'accounts-use-captcha',
  text: `
    insert into used_captcha (solution_hash, expires_at)
    select $1, to_timestamp($2) from (select 1) one ${withoutWaitingForDisk} where to_timestamp($2) > now()
    on conflict (solution_hash) do nothing returning 1`,
}

const recaptchaSite = {
  name: 'accounts-recaptcha-site',
  text: 'select 1 from site where site_id = $1 and google_recaptcha_key is not null',
}
