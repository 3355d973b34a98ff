import type { CustomerLinkKind } from '@haverhof/domain/backoffice'
import { missing, type Missing, type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { siteOrigin } from '../../config/index.ts'
import type { Transaction } from '../../database/index.ts'
import { queueAccountMail } from '../mails/account-mail.ts'
import { countMail } from '../mails/count-mail.ts'
import { forgetDevices } from '../sessions/devices.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { readStaffAccount } from './read-staff-account.ts'

type HelpRequest = { userId: string; siteIds: readonly number[]; by: string }

const pages = { 'account-reset': '/account/reset/', 'account-activation': '/account/confirm/' } as const

/**
 * The link that lets a customer in again: to choose a password, or to
 * confirm the mailbox where that has not happened yet (CUSTOMERS-13). It goes to the
 * mailbox alone, as if the customer had asked; staff never see it.
 */
export async function sendCustomerLink(
  context: AppContext,
  transaction: Transaction,
  { userId, siteIds, by }: HelpRequest,
): Promise<Result<{ kind: CustomerLinkKind }, Missing | TooManyAttempts>> {
  const account = await readStaffAccount(transaction, { userId, siteIds })
  if (!account) return missing('customer')
  const { siteId, languageId, emailAddress: toAddress, isActivated } = account
  const kind: CustomerLinkKind = isActivated ? 'account-reset' : 'account-activation'
  const counted = await countMail(context, { siteId, toAddress }, { clientIp: null, deviceSecret: null })
  if (!counted.ok) return counted
  const scopes = await context.sites.scopes()
  const scope =
    scopes.find((each) => each.siteId === siteId && each.languageId === languageId) ??
    scopes.find((each) => each.siteId === siteId)
  const callbackUrl = `${siteOrigin(context.env, scope?.host ?? '')}${pages[kind]}`
  const now = context.now()
  const facts = { callbackUrl, ...(!isActivated && { userId }) }
  await queueAccountMail(transaction, { kind, facts, siteId, languageId, toAddress, now })
  const subject = `account:${userId}`
  const entry = {
    actor: by,
    action: 'customer-link-sent' as const,
    subject,
    details: { kind },
    siteIds: [siteId],
  }
  await writeAudit(transaction, { ...entry, now })
  return success({ kind })
}

/** Signed out everywhere, and every browser is a stranger again (CUSTOMERS-13). */
export async function signOutCustomer(
  context: AppContext,
  transaction: Transaction,
  { userId, siteIds, by }: HelpRequest,
): Promise<Result<{ ended: number }, Missing>> {
  const account = await readStaffAccount(transaction, { userId, siteIds })
  if (!account) return missing('customer')
  await endAllSessions(transaction, userId)
  await forgetDevices(transaction, userId)
  const { siteId, sessions: ended } = account
  const subject = `account:${userId}`
  const entry = {
    actor: by,
    action: 'customer-signed-out' as const,
    subject,
    details: { ended },
    siteIds: [siteId],
  }
  await writeAudit(transaction, { ...entry, now: context.now() })
  return success({ ended })
}
