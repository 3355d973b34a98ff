import { newSecret } from '../config/index.ts'
import { type Database, statement } from '../database/index.ts'
import { consentVersion } from './consent.ts'

type Client = Pick<Database, 'rows'>

/** A mailbox that its owner has confirmed already, folded. */
export type OwnMailbox = { siteId: number; emailAddress: string }

export type Subscription = {
  isSubscribed: boolean
  /** The mailed question has not been answered yet. */
  isWaiting: boolean
}

/** How things stand with a customer's newsletter. */
export async function readSubscription(
  { rows }: Client,
  { siteId, emailAddress }: OwnMailbox,
): Promise<Subscription> {
  const [found] = await rows(read, { siteId, emailAddress })
  return found ?? { isSubscribed: false, isWaiting: false }
}

type Wish = {
  subscribe: boolean
  languageId: number
  now: Date
  /** NEWSLETTER-8: who moves along from this mailbox has agreed to what was agreed to there. */
  formerAddress?: string | null
}

/** NEWSLETTER-6: a customer has confirmed the mailbox with the account, so yes and no count at once. */
export async function changeSubscription(
  { rows }: Client,
  { siteId, emailAddress }: OwnMailbox,
  { subscribe, languageId, now, formerAddress = null }: Wish,
): Promise<void> {
  const { hash } = newSecret(192)
  const joining = { siteId, languageId, emailAddress, hash, now, formerAddress, consentVersion }
  if (subscribe) await rows(join, joining)
  else await rows(leave, { siteId, emailAddress, now })
}

/** REMINDERS-3: the carts that a mailbox was reminded of, the latest first. */
export async function remindersOf(
  { rows }: Client,
  { siteId, emailAddress }: OwnMailbox,
): Promise<{ remindedAt: Date }[]> {
  return rows(reminders, { siteId, emailAddress })
}

const reminders = statement<OwnMailbox, { remindedAt: Date }>(
  'reminders-of-mailbox',
  `
    select r.reminded_at "remindedAt" from cart_reminder r join newsletter_subscription s using (subscription_id)
    where s.site_id = :siteId and s.email_address = :emailAddress order by r.reminded_at desc`,
)

/** The account is deleted: nothing about its mailbox is kept. */
export async function forgetSubscription(
  { rows }: Client,
  { siteId, emailAddress }: OwnMailbox,
): Promise<void> {
  await rows(forget, { siteId, emailAddress })
}

const read = statement<{ siteId: number; emailAddress: string }, Subscription>(
  'newsletter-read',
  `
    select confirmed_at is not null and unsubscribed_at is null "isSubscribed",
      confirmed_at is null and unsubscribed_at is null "isWaiting"
    from newsletter_subscription where site_id = :siteId and email_address = :emailAddress`,
)

// Links of earlier mails keep working while nothing changes.
const join = statement<{
  siteId: number
  languageId: number
  emailAddress: string
  hash: string
  now: Date
  formerAddress: string | null
  consentVersion: number
}>(
  'newsletter-join',
  `
    insert into newsletter_subscription (site_id, language_id, email_address, token_hash, requested_at, confirmed_at,
      consent_version)
    values (:siteId, :languageId, :emailAddress, :hash, :now, :now, coalesce((select consent_version
      from newsletter_subscription where site_id = :siteId and email_address = :formerAddress), :consentVersion))
    on conflict (site_id, email_address) do update set language_id = :languageId, unsubscribed_at = null,
      consent_version = excluded.consent_version,
      confirmed_at = case when newsletter_subscription.unsubscribed_at is null
        then coalesce(newsletter_subscription.confirmed_at, :now) else :now end`,
)

const leave = statement<{ siteId: number; emailAddress: string; now: Date }>(
  'newsletter-leave',
  `
    update newsletter_subscription set unsubscribed_at = coalesce(unsubscribed_at, :now)
    where site_id = :siteId and email_address = :emailAddress`,
)

const forget = statement<{ siteId: number; emailAddress: string }>(
  'newsletter-forget',
  'delete from newsletter_subscription where site_id = :siteId and email_address = :emailAddress',
)
