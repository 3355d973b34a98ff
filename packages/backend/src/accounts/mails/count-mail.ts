import { mailboxForLimits } from '@haverhof/domain/accounts'
import { HOUR, type Result, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { hashOf } from '../../config/index.ts'
import { statement } from '../../database/index.ts'
import { networkOf } from '../../http/index.ts'
import { countAttempts } from '../../limits/index.ts'

/** Mails to one mailbox in an hour, whether or not it has an account (ACCOUNTS-12). */
const limits = {
  fromNetwork: { limit: 3, windowMs: HOUR },
  firstOfNetworks: { limit: 10, windowMs: HOUR },
  further: { limit: 3, windowMs: HOUR },
  knownBrowser: { limit: 3, windowMs: HOUR },
}

/** The caller, with the secret of the browser where it has one; both null for the shop itself. */
export type MailCaller = { clientIp: string | null; deviceSecret: string | null }

/**
 * What strangers ask for keeps the reader of the mailbox out of nothing: the browser that has used the account has a count of
 * its own, and so has what each network asks for first (ACCOUNTS-40). Counted after the caller, and
 * after the network: who asks too often uses up nothing of the mailbox's.
 */
export async function countMail(
  context: AppContext,
  { siteId, toAddress }: { siteId: number; toAddress: string },
  { clientIp, deviceSecret }: MailCaller,
): Promise<Result<unknown, TooManyAttempts>> {
  if (deviceSecret !== null) {
    const deviceHash = hashOf(deviceSecret)
    const [browser] = await context.database.rows(knownBrowser, { deviceHash, siteId, toAddress })
    if (browser) {
      const subject = `account-mail:device:${deviceHash}`
      return countAttempts(context, [{ subject, limit: limits.knownBrowser }])
    }
  }
  const mailbox = `account-mail:${siteId}:${mailboxForLimits(toAddress)}`
  const network = `${mailbox}:${clientIp === null ? 'inside' : networkOf(clientIp)}`
  const counted = await countAttempts(context, [{ subject: network, limit: limits.fromNetwork }])
  if (!counted.ok) return counted
  const isFirst = counted.value.get(network) === 1
  return countAttempts(context, [
    isFirst
      ? { subject: `${mailbox}:first`, limit: limits.firstOfNetworks }
      : { subject: mailbox, limit: limits.further },
  ])
}

const knownBrowser = statement<{ deviceHash: string; siteId: number; toAddress: string }, { userId: string }>(
  'accounts-known-browser',
  `
    select a.user_id "userId" from account_device d join account a using (user_id)
    where d.device_hash = :deviceHash and d.expires_at > now() and a.site_id = :siteId and a.email_address = :toAddress`,
)
