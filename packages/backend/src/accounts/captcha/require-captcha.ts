import { MINUTE, refusal, type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { hashOf } from '../../config/index.ts'
import { countAttempts, withoutWaitingForDisk } from '../../limits/index.ts'
import { readSolution, type Solution, validUntil } from './altcha.ts'
import { askRecaptcha } from './recaptcha.ts'
import { statement } from '../../database/index.ts'

/** While reCAPTCHA is unreachable no captcha is required, but callers are limited far more (ACCOUNTS-47). */
const withoutCaptcha = {
  perCaller: { limit: 5, windowMs: 10 * MINUTE },
  forAll: { limit: 300, windowMs: 10 * MINUTE },
}

type CaptchaAnswer = { token: string | null; siteId: number; clientIp: string | null }

/** Accepts a solved captcha once; missing, wrong, late and used are one refusal (ACCOUNTS-7). */
export async function requireCaptcha(
  context: AppContext,
  answer: CaptchaAnswer,
): Promise<Result<unknown, 'captcha-invalid' | TooManyAttempts>> {
  const verdict = await verdictOn(context, answer)
  if (verdict === 'failed') return refusal('captcha-invalid')
  return verdict === 'away' ? countWithoutCaptcha(context, answer) : success(null)
}

/** An optional captcha: a solved one raises the caller's limit (ACCOUNTS-41). */
export async function hasSolvedCaptcha(context: AppContext, answer: CaptchaAnswer): Promise<boolean> {
  return (await verdictOn(context, answer)) === 'passed'
}

async function verdictOn(
  context: AppContext,
  { token, siteId }: CaptchaAnswer,
): Promise<'passed' | 'failed' | 'away'> {
  if (token === null) return 'failed'
  const solution = readSolution(token)
  if (solution) return (await useSolution(context, solution)) ? 'passed' : 'failed'
  const secret = context.env.RECAPTCHA_SECRET
  if (!secret || !(await siteUsesRecaptcha(context, siteId))) return 'failed'
  return askRecaptcha(context, secret, token)
}

async function useSolution(context: AppContext, solution: Solution): Promise<boolean> {
  const until = validUntil(await context.captchaKey(), solution)
  if (until === null) return false
  const used = await context.database.rows(use, { challengeHash: hashOf(solution.challenge), until })
  return used.length > 0
}

async function siteUsesRecaptcha({ database }: AppContext, siteId: number): Promise<boolean> {
  const rows = await database.rows(recaptchaSite, { siteId })
  return rows.length > 0
}

function countWithoutCaptcha(context: AppContext, { clientIp }: CaptchaAnswer) {
  return countAttempts(context, [
    { subject: `captcha-away:${clientIp ?? 'inside'}`, limit: withoutCaptcha.perCaller },
    { subject: 'captcha-away', limit: withoutCaptcha.forAll },
  ])
}

// The row is the use: of two at once only one makes it. The database's clock decides whether it comes too late.
const use = statement<{ challengeHash: string; until: number }>(
  'accounts-use-captcha',
  `
    insert into used_captcha (solution_hash, expires_at)
    select :challengeHash, to_timestamp(:until) from (select 1) one ${withoutWaitingForDisk} where to_timestamp(:until) > now()
    on conflict (solution_hash) do nothing returning 1`,
)

const recaptchaSite = statement<{ siteId: number }>(
  'accounts-recaptcha-site',
  'select 1 from site where site_id = :siteId and google_recaptcha_key is not null',
)
