import {
  type Result,
  success,
  type TooManyAttempts,
  wrongFields,
  type WrongFields,
  type WrongInput,
} from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import { type AccountCall, checkedCallback } from '../account-call.ts'
import { countCaller } from '../captcha/count-caller.ts'
import { hasSolvedCaptcha } from '../captcha/require-captcha.ts'
import { requireLanguage } from '../details/change-account.ts'
import { checkDetails, detailsOf } from '../details/details.ts'
import { foldMailbox, mailboxProblems } from '../mailbox.ts'
import { countMail } from '../mails/count-mail.ts'
import { mergeDetails, noDetails } from '../details/merge-details.ts'
import { openAccount } from './open-account.ts'
import { registrationSecret } from '../links/prove-registration.ts'
import { hashPassword, wrongNewPassword } from '../password/passwords.ts'
import type { RegisterInput } from '../schemas.ts'

type Registration = {
  input: z.infer<typeof RegisterInput>
  callbackUrl: string | undefined
  captcha: string | null
}

/**
 * The same answer and the same work whether or not the address has an account (ACCOUNTS-1, 9). Gives what the browser keeps
 * of it.
 */
export async function register(
  context: AppContext,
  call: AccountCall,
  { input, callbackUrl, captcha }: Registration,
): Promise<Result<string, WrongFields | WrongInput | TooManyAttempts>> {
  const { scope, clientIp } = call
  const { siteId } = scope
  const languageId = input.languageId ?? scope.languageId
  const { fields, problems } = await checkDetails(context, call, mergeDetails(noDetails, input))
  const password = input.password ?? ''
  const wrong = wrongFields([
    ...problems,
    ...mailboxProblems(input.emailAddress),
    ...passwordProblems(password),
  ])
  if (wrong) return wrong
  const language = await requireLanguage(context, siteId, languageId)
  if (!language.ok) return language
  const callback = await checkedCallback(context, call, { callbackUrl, page: '/account/confirm/' })
  if (!callback.ok) return callback
  const isSolved = await hasSolvedCaptcha(context, { token: captcha, siteId, clientIp })
  const caller = await countCaller(context, 'account-open', { isSolved, clientIp })
  if (!caller.ok) return caller
  const emailAddress = foldMailbox(input.emailAddress)
  const counted = await countMail(context, { siteId, toAddress: emailAddress }, call)
  if (!counted.ok) return counted
  const checked = await detailsOf(context, call, fields)
  if (!checked.ok) return checked
  const details = checked.value
  const passwordHash = await hashPassword(password)
  const account = { siteId, languageId, emailAddress, passwordHash, details, callbackUrl: callback.value }
  const newsletterWish = input.newsletterSubscribe ?? false
  const alternativeShippingAddress = Boolean(input.alternativeShippingAddress && details.shipping?.address)
  const rest = { newsletterWish, alternativeShippingAddress, mailCause: randomUUID(), now: context.now() }
  await inTransaction(context, (transaction) => openAccount(transaction, { ...account, ...rest }))
  return success(registrationSecret(passwordHash))
}

function passwordProblems(password: string) {
  if (password === '') return [{ parameter: 'password', reason: 'required' as const }]
  return wrongNewPassword('password', password)?.problems ?? []
}
