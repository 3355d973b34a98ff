import { newSecret } from '../config/index.ts'
import { type Database, statement } from '../database/index.ts'
import { consentVersions, type Purpose, purposes, tableOf } from './consent.ts'

type Client = Pick<Database, 'rows'>

/** A mailbox that its owner has confirmed already, folded. */
export type OwnMailbox = { siteId: number; emailAddress: string }

export type Subscription = {
  isSubscribed: boolean
  /** The mailed question has not been answered yet. */
  isWaiting: boolean
}

/** How things stand with a customer's newsletter, or with the reminders of carts. */
export async function readSubscription(
  { rows }: Client,
  { siteId, emailAddress }: OwnMailbox,
  purpose: Purpose = 'newsletter',
): Promise<Subscription> {
  const [subscription] = await rows(read[purpose], { siteId, emailAddress })
  return subscription ?? { isSubscribed: false, isWaiting: false }
}

type Wish = {
  purpose: Purpose
  subscribe: boolean
  languageId: number
  now: Date
  /** Who moves along from this mailbox has agreed to what was agreed to there (NEWSLETTER-8). */
  formerAddress?: string | null
}

/** A customer has confirmed the mailbox with the account, so yes and no count at once (NEWSLETTER-6). */
export async function changeSubscription(
  { rows }: Client,
  { siteId, emailAddress }: OwnMailbox,
  { purpose, subscribe, languageId, now, formerAddress = null }: Wish,
): Promise<void> {
  const { hash } = newSecret(192)
  const consentVersion = consentVersions[purpose]
  const joining = { siteId, languageId, emailAddress, hash, now, formerAddress, consentVersion }
  if (subscribe) await rows(join[purpose], joining)
  else await rows(leave[purpose], { siteId, emailAddress, now })
}

/** The carts that a mailbox was reminded of, the latest first (REMINDERS-3). */
/** What was agreed to moves along to another mailbox, and the former one is left in peace (NEWSLETTER-6). */
export async function moveSubscriptions(
  client: Client,
  mailbox: OwnMailbox & { formerAddress: string; languageId: number },
  now: Date,
): Promise<void> {
  const { siteId, languageId, formerAddress } = mailbox
  const former = { siteId, emailAddress: formerAddress }
  for (const purpose of purposes) {
    if (!(await readSubscription(client, former, purpose)).isSubscribed) continue
    const wish = { purpose, languageId, now }
    await changeSubscription(client, former, { ...wish, subscribe: false })
    await changeSubscription(client, mailbox, { ...wish, subscribe: true, formerAddress })
  }
}

export async function remindersOf(
  { rows }: Client,
  { siteId, emailAddress }: OwnMailbox,
): Promise<{ remindedAt: Date }[]> {
  return rows(reminders, { siteId, emailAddress })
}

const reminders = statement<OwnMailbox, { remindedAt: Date }>(
  'reminders-of-mailbox',
  `
    select r.reminded_at "remindedAt" from cart_reminder r
    where r.subscription_id in (
      select subscription_id from newsletter_subscription where site_id = :siteId and email_address = :emailAddress)
    or r.reminder_subscription_id in (
      select subscription_id from reminder_subscription where site_id = :siteId and email_address = :emailAddress)
    order by r.reminded_at desc`,
)

/** The account is deleted: nothing about its mailbox is kept. */
export async function forgetSubscription(
  { rows }: Client,
  { siteId, emailAddress }: OwnMailbox,
): Promise<void> {
  await rows(forget, { siteId, emailAddress })
}

type Joining = {
  siteId: number
  languageId: number
  emailAddress: string
  hash: string
  now: Date
  formerAddress: string | null
  consentVersion: number
}
type Leaving = { siteId: number; emailAddress: string; now: Date }

const read = {
  newsletter: statement<OwnMailbox, Subscription>('newsletter-read', readFrom(tableOf.newsletter)),
  reminders: statement<OwnMailbox, Subscription>('reminders-read', readFrom(tableOf.reminders)),
}

const join = {
  newsletter: statement<Joining>('newsletter-join', joinIn(tableOf.newsletter)),
  reminders: statement<Joining>('reminders-join', joinIn(tableOf.reminders)),
}

const leave = {
  newsletter: statement<Leaving>('newsletter-leave', leaveIn(tableOf.newsletter)),
  reminders: statement<Leaving>('reminders-leave', leaveIn(tableOf.reminders)),
}

function readFrom(table: string): string {
  return `
    select confirmed_at is not null and unsubscribed_at is null "isSubscribed",
      confirmed_at is null and unsubscribed_at is null "isWaiting"
    from ${table} where site_id = :siteId and email_address = :emailAddress`
}

/** Links of earlier mails keep working while nothing changes. */
function joinIn(table: string): string {
  return `
    insert into ${table} (site_id, language_id, email_address, token_hash, requested_at, confirmed_at, consent_version)
    values (:siteId, :languageId, :emailAddress, :hash, :now, :now, coalesce((select consent_version
      from ${table} where site_id = :siteId and email_address = :formerAddress), :consentVersion))
    on conflict (site_id, email_address) do update set language_id = :languageId, unsubscribed_at = null,
      consent_version = excluded.consent_version,
      confirmed_at = case when ${table}.unsubscribed_at is null
        then coalesce(${table}.confirmed_at, :now) else :now end`
}

function leaveIn(table: string): string {
  return `
    update ${table} set unsubscribed_at = coalesce(unsubscribed_at, :now)
    where site_id = :siteId and email_address = :emailAddress`
}

const forget = statement<OwnMailbox>(
  'newsletter-forget',
  `
    with reminders as (
      delete from reminder_subscription where site_id = :siteId and email_address = :emailAddress)
    delete from newsletter_subscription where site_id = :siteId and email_address = :emailAddress`,
)
