import { isPassword } from '@haverhof/domain/accounts'
import { HOUR } from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import { randomUUID } from 'node:crypto'
import type { AppContext } from '../app-context.ts'
import { inTransaction } from '../database/index.ts'
import { refuseFields } from '../http/index.ts'
import { type AccountCall, checkedCallback } from './account-call.ts'
import { addressFields } from './address-fields.ts'
import { requireCaptcha } from './captcha/require-captcha.ts'
import { checkDetails, detailsOf } from './details.ts'
import { foldMailbox, mailboxProblems } from './mailbox.ts'
import { countMail } from './mails/account-mail.ts'
import { openAccount } from './open-account.ts'
import { hashPassword } from './passwords.ts'
import type { RegisterInput } from './schemas.ts'

/** ACCOUNTS-12: one caller opens at most twenty accounts an hour. */
const accountsPerCaller = { limit: 20, windowMs: HOUR }

type Registration = {
  input: z.infer<typeof RegisterInput>
  callbackUrl: string | undefined
  captcha: string | null
}

/** ACCOUNTS-1, 9: the same answer and the same work whether or not the address has an account. */
export async function register(
  context: AppContext,
  call: AccountCall,
  { input, callbackUrl: asked, captcha }: Registration,
): Promise<void> {
  const { scope, clientIp } = call
  const { siteId, languageId } = scope
  const { fields, problems } = await checkDetails(context, call, fieldsOf(input))
  const password = input.password ?? ''
  refuseFields([...problems, ...mailboxProblems(input.emailAddress), ...passwordProblems(password)])
  const callbackUrl = await checkedCallback(context, call, { callbackUrl: asked, page: '/account/confirm/' })
  await requireCaptcha(context, { token: captcha, siteId, clientIp })
  const emailAddress = foldMailbox(input.emailAddress)
  const caller = clientIp === null ? null : { subject: `account-open:${clientIp}`, limit: accountsPerCaller }
  await countMail(context, { siteId, toAddress: emailAddress }, caller)
  const details = await detailsOf(context, call, fields)
  const passwordHash = await hashPassword(password)
  const account = { siteId, languageId, emailAddress, passwordHash, details, callbackUrl }
  const newsletterWish = input.newsletterSubscribe ?? false
  const rest = { newsletterWish, mailCause: randomUUID(), now: context.now() }
  await inTransaction(context, (transaction) => openAccount(transaction, { ...account, ...rest }))
}

function fieldsOf(input: z.infer<typeof RegisterInput>) {
  return {
    firstName: input.firstName ?? '',
    lastName: input.lastName ?? '',
    phoneNumber: input.phoneNumber ?? null,
    mobile: input.mobile ?? null,
    companyName: input.companyName ?? null,
    vatNumber: input.vatNumber ?? null,
    address: input.address ? addressFields(input.address) : null,
    shipping: null,
  }
}

function passwordProblems(password: string) {
  if (password === '') return [{ parameter: 'password', reason: 'required' as const }]
  return isPassword(password) ? [] : [{ parameter: 'password', reason: 'invalid-password' as const }]
}
