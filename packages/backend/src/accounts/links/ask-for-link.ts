import {
  type Result,
  success,
  type TooManyAttempts,
  type WrongFields,
  type WrongInput,
} from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { type AccountCall, checkedCallback } from '../account-call.ts'
import { countCaller } from '../captcha/count-caller.ts'
import { hasSolvedCaptcha, requireCaptcha } from '../captcha/require-captcha.ts'
import { isUserId, nobodysId } from '../tokens/use-token.ts'
import { requireMailbox } from '../mailbox.ts'
import { queueAccountMail } from '../mails/account-mail.ts'
import { countMail } from '../mails/count-mail.ts'
import { inTransaction, statement } from '../../database/index.ts'

type LinkRequest = { callbackUrl: string | undefined; captcha: string | null }

type AskRefused = WrongInput | TooManyAttempts | 'captcha-invalid'
type LinkResult = Promise<Result<null, AskRefused | WrongFields>>

/**
 * A link for the reader of that mailbox, to choose
 * another password or to sign in (ACCOUNTS-9, ACCOUNTS-22). The request looks up no account.
 */
export async function askForMailboxLink(
  context: AppContext,
  call: AccountCall,
  { emailAddress, ...wish }: LinkRequest & Pick<LinkMail, 'kind'> & { emailAddress: string | null },
): LinkResult {
  const mailbox = requireMailbox(emailAddress)
  if (!mailbox.ok) return mailbox
  return askForLink(context, call, { ...wish, toAddress: mailbox.value })
}

type Resend = LinkRequest & { userId: string | null; emailAddress: string | null }

/** The activation once more, for an account that is named by its id (an old link has it) or its mailbox (ACCOUNTS-9). */
export async function resendConfirmation(
  context: AppContext,
  call: AccountCall,
  { userId, emailAddress, ...wish }: Resend,
): LinkResult {
  const kind = 'account-activation'
  if (userId !== null) {
    const toAddress = await mailboxOf(context, userId, call.scope.siteId)
    return askForLink(context, call, { ...wish, userId: userId.slice(0, 60), kind, toAddress })
  }
  return askForMailboxLink(context, call, { ...wish, kind, emailAddress })
}

type LinkMail = LinkRequest & {
  kind: 'account-reset' | 'account-activation' | 'account-sign-in'
  toAddress: string
  userId?: string
}

const pageOf = {
  'account-reset': '/account/reset/',
  'account-activation': '/account/confirm/',
  'account-sign-in': '/account/link/',
} as const

async function askForLink(
  context: AppContext,
  call: AccountCall,
  wish: LinkMail,
): Promise<Result<null, AskRefused>> {
  const { kind, toAddress, userId } = wish
  const { clientIp, scope } = call
  const { siteId, languageId } = scope
  const page = { callbackUrl: wish.callbackUrl, page: pageOf[kind] }
  const callback = await checkedCallback(context, call, page)
  if (!callback.ok) return callback
  const captcha = await passCaptcha(context, call, wish)
  if (!captcha.ok) return captcha
  const caller = await countCaller(context, 'account-link', { isSolved: captcha.value, clientIp })
  if (!caller.ok) return caller
  const counted = await countMail(context, { siteId, toAddress }, call)
  if (!counted.ok) return counted
  const mail = {
    kind,
    facts: { callbackUrl: callback.value, ...(userId && { userId }) },
    siteId,
    languageId,
    toAddress,
    now: context.now(),
  }
  await inTransaction(context, (transaction) => queueAccountMail(transaction, mail))
  return success(null)
}

/** The activation once more needs a captcha; a forgotten password and a sign-in link only get more room with one (ACCOUNTS-7). */
async function passCaptcha(
  context: AppContext,
  { scope, clientIp }: AccountCall,
  { kind, captcha }: LinkMail,
): Promise<Result<boolean, 'captcha-invalid' | TooManyAttempts>> {
  const answer = { token: captcha, siteId: scope.siteId, clientIp }
  if (kind !== 'account-activation') return success(await hasSolvedCaptcha(context, answer))
  const passed = await requireCaptcha(context, answer)
  return passed.ok ? success(true) : passed
}

/** An unknown id gets the mailbox of no account, so both take the same statements. */
async function mailboxOf({ database }: AppContext, userId: string, siteId: number): Promise<string> {
  const [row] = await database.rows(byId, { userId: isUserId(userId) ? userId : nobodysId, siteId })
  return row?.emailAddress ?? `${userId.slice(0, 60)}@nobody.invalid`
}

const byId = statement<{ userId: string; siteId: number }, { emailAddress: string }>(
  'accounts-mailbox',
  'select email_address "emailAddress" from account where user_id = :userId and site_id = :siteId',
)
