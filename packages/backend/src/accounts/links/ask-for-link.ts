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

/** ACCOUNTS-9: a link to choose another password, for the reader of that mailbox. The request looks up no account. */
export async function forgotPassword(
  context: AppContext,
  call: AccountCall,
  { emailAddress, ...wish }: LinkRequest & { emailAddress: string | null },
): Promise<void> {
  const toAddress = requireMailbox(emailAddress)
  await askForLink(context, call, { ...wish, kind: 'account-reset', toAddress })
}

/** ACCOUNTS-22, 9: a link that signs in the reader of that mailbox. The request looks up no account. */
export async function askForSignInLink(
  context: AppContext,
  call: AccountCall,
  { emailAddress, ...wish }: LinkRequest & { emailAddress: string | null },
): Promise<void> {
  const toAddress = requireMailbox(emailAddress)
  await askForLink(context, call, { ...wish, kind: 'account-sign-in', toAddress })
}

type Resend = LinkRequest & { userId: string | null; emailAddress: string | null }

/** ACCOUNTS-9: the activation once more, for an account that is named by its id (an old link has it) or its mailbox. */
export async function resendConfirmation(
  context: AppContext,
  call: AccountCall,
  { userId, emailAddress, ...wish }: Resend,
): Promise<void> {
  const toAddress =
    userId === null ? requireMailbox(emailAddress) : await mailboxOf(context, userId, call.scope.siteId)
  const registration = userId === null ? {} : { userId: userId.slice(0, 60) }
  await askForLink(context, call, { ...wish, ...registration, kind: 'account-activation', toAddress })
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

async function askForLink(context: AppContext, call: AccountCall, wish: LinkMail): Promise<void> {
  const { kind, toAddress, userId } = wish
  const { clientIp, scope } = call
  const { siteId, languageId } = scope
  const asked = { callbackUrl: wish.callbackUrl, page: pageOf[kind] }
  const callbackUrl = await checkedCallback(context, call, asked)
  await countCaller(context, 'account-link', { isSolved: await passCaptcha(context, call, wish), clientIp })
  await countMail(context, { siteId, toAddress }, call)
  const mail = {
    kind,
    facts: { callbackUrl, ...(userId && { userId }) },
    siteId,
    languageId,
    toAddress,
    now: context.now(),
  }
  await inTransaction(context, (transaction) => queueAccountMail(transaction, mail))
}

/** ACCOUNTS-7: the activation once more needs a captcha; a forgotten password and a sign-in link only get more room with one. */
async function passCaptcha(
  context: AppContext,
  { scope, clientIp }: AccountCall,
  { kind, captcha }: LinkMail,
): Promise<boolean> {
  const asked = { token: captcha, siteId: scope.siteId, clientIp }
  if (kind !== 'account-activation') return hasSolvedCaptcha(context, asked)
  await requireCaptcha(context, asked)
  return true
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
