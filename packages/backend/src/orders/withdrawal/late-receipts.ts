import { mailboxForLimits } from '@haverhof/domain/accounts'
import { HOUR } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { newSecret } from '../../config/index.ts'
import { columnsOf, inTransaction, type RowOf, statement } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { isWithinLimit } from '../../limits/index.ts'
import { type Mail, queueMail } from '../../mail/index.ts'
import { confirmUrlOf } from './confirm-declaration.ts'
import type { withdrawal } from '../withdrawal-tables.ts'

/** Beside the receipts that go out at once, and of each kind (WITHDRAWAL-4). */
const lateLimit = { limit: 1, windowMs: HOUR }
const mostMailboxes = 200
const mostOfMail = 100

/**
 * Declarations that found no receipt left get it in one
 * mail for each mailbox, with a link for each of them, once an
 * hour, the oldest first; those of mailboxes that have ordered come before the others (WITHDRAWAL-4, ENDING-5).
 */
export async function sendLateReceipts(context: AppContext): Promise<void> {
  const since = new Date(context.now().getTime() - 7 * 24 * HOUR)
  for (const { mailbox, isEnding } of await context.database.rows(findMailboxes, { since, mostMailboxes })) {
    const subject = `declaration-late:${isEnding ? 'ending' : 'withdrawal'}:${mailboxForLimits(mailbox)}`
    if (await isWithinLimit(context, subject, lateLimit)) await send(context, { mailbox, isEnding, since })
  }
}

type Group = { mailbox: string; isEnding: boolean }

async function send(context: AppContext, group: Group & { since: Date }): Promise<void> {
  const withdrawals = await context.database.rows(find, { ...group, mostOfMail })
  const secrets = new Map(withdrawals.map(({ withdrawalId }) => [withdrawalId, newSecret(192)]))
  const scopes = await context.sites.scopes()
  await inTransaction(context, async (transaction) => {
    const withdrawalIds = [...secrets.keys()]
    const hashes = [...secrets.values()].map(({ hash }) => hash)
    const declarations = await transaction.rows(keep, { withdrawalIds, hashes })
    const late = declarations.flatMap((declared) => {
      const ofSite = scopes.filter(({ siteId }) => siteId === declared.siteId)
      const scope = ofSite.find(({ languageId }) => languageId === declared.languageId) ?? ofSite[0]
      const secret = secrets.get(declared.withdrawalId)
      return scope && secret ? [{ ...declared, confirmUrl: confirmUrlOf(context, scope, secret.secret) }] : []
    })
    const [first, ...more] = late.toSorted((a, b) => a.withdrawalId - b.withdrawalId)
    if (!first) return
    await queueMail(transaction, mailOf(first, more), context.now())
    await addJob(transaction, 'send-mail', {})
  })
}

type Late = Declared & { confirmUrl: string }

function mailOf(first: Late, others: readonly Late[]): Mail<'withdrawal-receipt' | 'ending-receipt'> {
  const { withdrawalId, siteId, languageId, orderNumber, fullName, confirmUrl } = first
  const receivedAt = first.receivedAt.toISOString()
  const more = others.map((other) => ({
    number: other.withdrawalId,
    receivedAt: other.receivedAt.toISOString(),
    contract: other.orderNumber,
    fullName: other.fullName,
    confirmUrl: other.confirmUrl,
  }))
  const to = { siteId, languageId, toAddress: first.emailAddress }
  const facts = { fullName, receivedAt, confirmUrl, ...(more.length > 0 && { more }) }
  if (first.kind === 'withdrawal')
    return {
      kind: 'withdrawal-receipt',
      causeKey: `withdrawal-receipt:${withdrawalId}`,
      ...to,
      facts: { ...facts, withdrawalId, orderNumber, statement: first.statement },
    }
  const { kind, endsOn, statement: reason } = first
  return {
    kind: 'ending-receipt',
    causeKey: `ending-receipt:${withdrawalId}`,
    ...to,
    facts: { ...facts, endingId: withdrawalId, contract: orderNumber, kind, reason, endsOn },
  }
}

const declaredColumns = columnsOf<typeof withdrawal.$inferSelect>()([
  'withdrawalId',
  'kind',
  'siteId',
  'languageId',
  'orderNumber',
  'fullName',
  'emailAddress',
  'statement',
  'endsOn',
  'receivedAt',
])

type Declared = RowOf<typeof declaredColumns>

/** Of the declaration `w`: number and mailbox match nothing, and no link was mailed. */
const isLateSql = `w.state = 'waiting' and w.order_id is null and w.confirm_hash is null and w.confirmed_at is null`

const findMailboxes = statement<{ since: Date; mostMailboxes: number }, Group>(
  'declarations-late-mailboxes',
  `
    select mailbox, "isEnding" from (
      select lower(w.email_address) mailbox, w.kind <> 'withdrawal' "isEnding", min(w.received_at) first from withdrawal w
      where ${isLateSql} and w.received_at > :since group by 1, 2) late
    order by (select o.order_id from shop_order o where lower(o.email_address) = late.mailbox order by o.order_id limit 1) is null, first
    limit :mostMailboxes`,
)

const find = statement<Group & { since: Date; mostOfMail: number }, { withdrawalId: number }>(
  'declarations-late',
  `
    select w.withdrawal_id "withdrawalId" from withdrawal w
    where ${isLateSql} and w.received_at > :since and lower(w.email_address) = :mailbox and (w.kind <> 'withdrawal') = :isEnding
    order by w.withdrawal_id limit :mostOfMail`,
)

// Another worker may have mailed a link meanwhile: that one stays valid.
const keep = statement<{ withdrawalIds: readonly number[]; hashes: readonly string[] }, Declared>(
  'declarations-keep-late',
  `
    update withdrawal w set confirm_hash = secret.hash
    from unnest(:withdrawalIds::int[], :hashes::text[]) secret (withdrawal_id, hash)
    where w.withdrawal_id = secret.withdrawal_id and ${isLateSql}
    returning ${declaredColumns.select('w')}`,
)
