import { foldEmailAddress } from '@haverhof/domain/checkout'
import { HOUR } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { newSecret, siteOrigin } from '../config/index.ts'
import { inTransaction, statement } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { countAttempt } from '../limits/index.ts'
import { queueMail } from '../mail/index.ts'
import { consentVersion } from './consent.ts'

/** NEWSLETTER-4: a mailbox gets at most three of these mails an hour. */
const mailLimit = { limit: 3, windowMs: HOUR }

export type SubscriptionRequest = { siteId: number; languageId: number; emailAddress: string }

/**
 * NEWSLETTER-1: asks the owner of the mailbox by mail; until then nobody is on the list.
 * Who is on it already gets no mail, and nobody can tell from the outside.
 */
export async function requestSubscription(context: AppContext, wish: SubscriptionRequest): Promise<void> {
  const { siteId, languageId } = wish
  const emailAddress = foldEmailAddress(wish.emailAddress)
  await countAttempt(context, `newsletter-mail:${siteId}:${emailAddress}`, mailLimit)
  const origin = await originOf(context, wish)
  const { secret: token, hash } = newSecret(192)
  await inTransaction(context, async (transaction) => {
    const now = context.now()
    const asked = await transaction.rows(ask, {
      siteId,
      languageId,
      emailAddress,
      hash,
      now,
      consentVersion,
    })
    if (asked.length === 0) return
    const mail = {
      kind: 'newsletter-confirm' as const,
      causeKey: `newsletter-confirm:${hash}`,
      siteId,
      languageId,
      toAddress: emailAddress,
      facts: {
        confirmUrl: `${origin}/newsletter/confirm/?token=${token}`,
        unsubscribeUrl: `${origin}/newsletter/unsubscribe/?token=${token}`,
        oneClickUrl: `${origin}/api/newsletter/oneclick?token=${token}`,
      },
    }
    await queueMail(transaction, mail, now)
    await addJob(transaction, 'send-mail', {})
  })
}

async function originOf(context: AppContext, { siteId, languageId }: SubscriptionRequest): Promise<string> {
  const scopes = await context.sites.scopes()
  const scope = scopes.find((each) => each.siteId === siteId && each.languageId === languageId)
  if (!scope) throw new Error(`there is no site ${siteId} in language ${languageId}`)
  return siteOrigin(context.env, scope.host)
}

// A newer link ends the older one; a confirmed subscription keeps its link.
const ask = statement<{
  siteId: number
  languageId: number
  emailAddress: string
  hash: string
  now: Date
  consentVersion: number
}>(
  'newsletter-ask',
  `
    insert into newsletter_subscription (site_id, language_id, email_address, token_hash, requested_at, consent_version)
    values (:siteId, :languageId, :emailAddress, :hash, :now, :consentVersion)
    on conflict (site_id, email_address) do update
      set language_id = :languageId, token_hash = :hash, requested_at = :now, confirmed_at = null, unsubscribed_at = null,
        consent_version = :consentVersion
      where newsletter_subscription.confirmed_at is null or newsletter_subscription.unsubscribed_at is not null
    returning subscription_id`,
)
