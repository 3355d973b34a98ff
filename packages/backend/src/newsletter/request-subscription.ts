import { mailboxForLimits } from '@haverhof/domain/accounts'
import { foldEmailAddress } from '@haverhof/domain/checkout'
import { HOUR, type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import { z } from 'zod'
import type { AppContext } from '../app-context.ts'
import { newSecret, siteOrigin } from '../config/index.ts'
import { inTransaction, statement } from '../database/index.ts'
import { addJob, deleteRows } from '../jobs/index.ts'
import { countAttempt } from '../limits/index.ts'
import { queueMail } from '../mail/index.ts'
import { consentVersions, type Purpose, purposes as allPurposes, tableOf } from './consent.ts'

/** A mailbox gets at most three of these mails an hour (NEWSLETTER-4). */
const mailLimit = { limit: 3, windowMs: HOUR }

export type SubscriptionRequest = {
  siteId: number
  languageId: number
  emailAddress: string
  /** What was ticked. */
  purposes: readonly Purpose[]
}

/**
 * Asks the owner of the mailbox by mail; only the confirmation adds to the list (NEWSLETTER-1).
 * What the mailbox has agreed to already is not asked again, and the response is the same.
 */
export async function requestSubscription(
  context: AppContext,
  wish: SubscriptionRequest,
): Promise<Result<null, TooManyAttempts>> {
  const { siteId, languageId } = wish
  const emailAddress = foldEmailAddress(wish.emailAddress)
  const subject = `newsletter-mail:${siteId}:${mailboxForLimits(emailAddress)}`
  const counted = await countAttempt(context, subject, mailLimit)
  if (!counted.ok) return counted
  const origin = await originOf(context, wish)
  const { secret: token, hash } = newSecret(192)
  await inTransaction(context, async (transaction) => {
    const now = context.now()
    const values = { siteId, languageId, emailAddress, hash, now }
    const purposes: Purpose[] = []
    // Fixed lock order, so no deadlock.
    for (const purpose of allPurposes.filter((each) => wish.purposes.includes(each))) {
      const consentVersion = consentVersions[purpose]
      const subscriptions = await transaction.rows(ask[purpose], { ...values, consentVersion })
      if (subscriptions.length > 0) purposes.push(purpose)
    }
    if (purposes.length === 0) return
    const mail = {
      kind: 'newsletter-confirm' as const,
      causeKey: `newsletter-confirm:${hash}`,
      siteId,
      languageId,
      toAddress: emailAddress,
      facts: {
        purposes,
        confirmUrl: `${origin}/newsletter/confirm/?token=${token}`,
        unsubscribeUrl: `${origin}/newsletter/unsubscribe/?token=${token}`,
        oneClickUrl: `${origin}/api/newsletter/oneclick?token=${token}`,
      },
    }
    await queueMail(transaction, mail, now)
    await addJob(transaction, 'send-mail', {})
  })
  return success(null)
}

const Wish = z.object({
  siteId: z.int(),
  languageId: z.int(),
  emailAddress: z.string(),
  /** Missing in jobs of an earlier release. */
  purposes: z.array(z.enum(allPurposes)).default(['newsletter']),
})

/** The wishes that came with an order. A mailbox that was asked often enough this hour is left in peace. */
export async function requestSubscriptionOfOrder(context: AppContext, payload: unknown): Promise<void> {
  await requestSubscription(context, Wish.parse(payload))
}

async function originOf(context: AppContext, { siteId, languageId }: SubscriptionRequest): Promise<string> {
  const scopes = await context.sites.scopes()
  const scope = scopes.find((each) => each.siteId === siteId && each.languageId === languageId)
  if (!scope) throw new Error(`there is no site ${siteId} in language ${languageId}`)
  return siteOrigin(context.env, scope.host)
}

type Question = {
  siteId: number
  languageId: number
  emailAddress: string
  hash: string
  now: Date
  consentVersion: number
}

const ask = {
  newsletter: statement<Question>('newsletter-ask', question(tableOf.newsletter)),
  reminders: statement<Question>('reminders-ask', question(tableOf.reminders)),
}

/** A newer link ends the older one; what was confirmed keeps its link. */
function question(table: string): string {
  return `
    insert into ${table} (site_id, language_id, email_address, token_hash, requested_at, consent_version)
    values (:siteId, :languageId, :emailAddress, :hash, :now, :consentVersion)
    on conflict (site_id, email_address) do update
      set language_id = :languageId, token_hash = :hash, requested_at = :now, confirmed_at = null, unsubscribed_at = null,
        consent_version = :consentVersion
      where ${table}.confirmed_at is null or ${table}.unsubscribed_at is not null
    returning subscription_id`
}

const unconfirmed = 'confirmed_at is null and requested_at < :before'
const ended = 'unsubscribed_at < :before'

export const subscriptionRetention = [
  /** The question can be answered for seven days (NEWSLETTER-2). */
  deleteRows('unconfirmed newsletter subscriptions', 'newsletter_subscription', unconfirmed),
  deleteRows('unconfirmed reminder subscriptions', 'reminder_subscription', unconfirmed),
  deleteRows('ended newsletter subscriptions', 'newsletter_subscription', ended),
  deleteRows('ended reminder subscriptions', 'reminder_subscription', ended),
  /** An open cart is deleted long before (REMINDERS-2). */
  deleteRows('reminders of carts', 'cart_reminder', 'reminded_at < :before'),
]
