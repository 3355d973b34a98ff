import type { TokenPurpose } from '@haverhof/domain/accounts'
import type { AppContext } from '../../app-context.ts'
import type { AccountForMail, AccountLinkMail } from '../../mail/index.ts'
import { issueToken } from '../tokens/issue-token.ts'
import { isUserId } from '../tokens/use-token.ts'
import { statement } from '../../database/index.ts'

type AccountRow = { userId: string; firstName: string; isActivated: boolean }
type MailboxRow = AccountRow & { registrations: number }

/** Who the letter is for, and a link that is made for it; null when that mailbox gets no letter (ACCOUNTS-38). */
export async function readAccountForMail(
  context: AppContext,
  mail: AccountLinkMail,
): Promise<AccountForMail | null> {
  const atMailbox = await accountAt(context, mail)
  if (mail.kind === 'account-change-email') return changeOf(context, mail, atMailbox)
  if (!atMailbox) return null
  if (mail.kind === 'account-activation') {
    // Who has an account already is told so, and how to get in (ACCOUNTS-39).
    if (atMailbox.isActivated)
      return mail.facts.lapsesOn ? null : { letter: 'known', firstName: atMailbox.firstName }
    return activationOf(context, mail, atMailbox)
  }
  const letter = mail.kind === 'account-sign-in' ? 'sign-in' : 'reset'
  return linkFor(context, mail, { letter, account: atMailbox })
}

/**
 * A link activates the registration that it was asked for with (ACCOUNTS-26). Who names the mailbox alone, while several wait,
 * could get a stranger's: the letter then lets its reader choose a password, and none of them counts.
 */
async function activationOf(
  context: AppContext,
  mail: Extract<AccountLinkMail, { kind: 'account-activation' }>,
  newest: MailboxRow,
): Promise<AccountForMail | null> {
  const { userId, callbackUrl, beginsRepeat, lapsesOn } = mail.facts
  if (userId === undefined && newest.registrations > 1) {
    const facts = { ...mail.facts, callbackUrl: new URL('/account/reset/', callbackUrl).href }
    const link = await linkFor(context, { ...mail, facts }, { letter: 'reset', account: newest })
    return link && { ...link, ...(lapsesOn && { lapsesOn }) }
  }
  const { siteId, toAddress } = mail
  const named = { userId: userId ?? newest.userId, siteId, toAddress }
  const [account] = isUserId(named.userId) ? await context.database.rows(registration, named) : []
  const link = account && (await linkFor(context, mail, { letter: 'activation', account }))
  return link ? { ...link, ...(beginsRepeat && { beginsRepeat }), ...(lapsesOn && { lapsesOn }) } : null
}

async function changeOf(
  context: AppContext,
  mail: Extract<AccountLinkMail, { kind: 'account-change-email' }>,
  atMailbox: AccountRow | null,
): Promise<AccountForMail | null> {
  if (atMailbox?.isActivated) return { letter: 'known', firstName: atMailbox.firstName }
  const [account] = await context.database.rows(byId, { userId: mail.facts.userId, siteId: mail.siteId })
  return account ? linkFor(context, mail, { letter: 'change-email', account }) : null
}

type Link = { letter: 'activation' | 'reset' | 'sign-in' | 'change-email'; account: AccountRow }

const purposeOf: Record<Link['letter'], TokenPurpose> = {
  activation: 'activate',
  reset: 'reset',
  'sign-in': 'sign-in',
  'change-email': 'change-email',
}

async function linkFor(
  context: AppContext,
  { facts, toAddress, mailId }: AccountLinkMail,
  { letter, account: { userId, firstName } }: Link,
): Promise<Extract<AccountForMail, { url: string }> | null> {
  const newEmailAddress = letter === 'change-email' ? toAddress : null
  const wish = { userId, purpose: purposeOf[letter], newEmailAddress, mailId }
  const token = await issueToken(context, wish)
  if (token === null) return null
  const url = new URL(facts.callbackUrl)
  url.searchParams.set('userId', userId)
  url.searchParams.set('token', token)
  // The page may then be opened by a customer who is signed in (SIGN-IN-PAGES-18).
  if (letter === 'change-email') url.searchParams.set('mailbox', 'new')
  return { letter, firstName, url: url.href }
}

async function accountAt(
  { database }: AppContext,
  { siteId, toAddress }: AccountLinkMail,
): Promise<MailboxRow | null> {
  const [account] = await database.rows(byMailbox, { siteId, toAddress })
  return account ?? null
}

const columns = 'user_id "userId", first_name "firstName", is_activated "isActivated"'

const byMailbox = statement<{ siteId: number; toAddress: string }, MailboxRow>(
  'accounts-for-mail',
  `
    select ${columns}, (count(*) over ())::integer registrations
    from account where site_id = :siteId and email_address = :toAddress
    order by is_activated desc, created_at desc, user_id limit 1`,
)

const registration = statement<{ userId: string; siteId: number; toAddress: string }, AccountRow>(
  'accounts-registration-for-mail',
  `
    select ${columns} from account
    where user_id = :userId and site_id = :siteId and email_address = :toAddress and not is_activated`,
)

const byId = statement<{ userId: string; siteId: number }, AccountRow>(
  'accounts-for-mail-by-id',
  `select ${columns} from account where user_id = :userId and site_id = :siteId`,
)
