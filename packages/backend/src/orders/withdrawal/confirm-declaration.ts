import { sentStatuses } from '@haverhof/domain/orders'
import { returnDays } from '@haverhof/domain/returns'
import { siteOrigin } from '../../config/index.ts'
import type { AppContext } from '../../app-context.ts'
import {
  columnsOf,
  type Database,
  listSql,
  type RowOf,
  statement,
  type Transaction,
} from '../../database/index.ts'
import type { withdrawal } from '../withdrawal-tables.ts'
import { ofItsMailboxSql, unsentSql } from './open-withdrawal.ts'

/** What number and mailbox do not tell; the page asks before it says yes (WITHDRAWAL-8). */
export function confirmUrlOf({ env }: Pick<AppContext, 'env'>, { host }: { host: string }, secret: string) {
  return `${siteOrigin(env, host)}/declaration/confirm/?token=${secret}`
}

const declaredColumns = columnsOf<typeof withdrawal.$inferSelect>()([
  'withdrawalId',
  'siteId',
  'languageId',
  'kind',
  'state',
  'endsOn',
])

export type Declared = RowOf<typeof declaredColumns> & { mailbox: string }

export async function findDeclared(
  { rows }: Pick<Database, 'rows'>,
  confirmHash: string,
): Promise<Declared | null> {
  const [declaration] = await rows(find, { confirmHash })
  return declaration ?? null
}

/** False when the declaration was already confirmed. */
export async function confirmMailbox({ rows }: Transaction, confirmed: Confirmed): Promise<boolean> {
  return (await rows(confirm, confirmed)).length > 0
}

/**
 * The one order of the mailbox that can still be withdrawn from; of several or none staff find it (WITHDRAWAL-8). Where all
 * of them are of one site, its staff do.
 */
export async function matchAlone({ rows }: Transaction, withdrawalId: number): Promise<void> {
  await rows(match, { withdrawalId, days: returnDays['change-of-mind'] })
}

type Accepted = { withdrawalId: number; orderId: number; now: Date }

/** It has ended what it means (ENDING-15). */
export async function acceptEnding({ rows }: Transaction, accepted: Accepted): Promise<void> {
  await rows(accept, accepted)
}

type After = { endingId: number; orderIds: readonly number[] }

/**
 * Orders that were placed after the contract was to be over are withdrawn with it; each waits as a declaration of its own
 * (ENDING-16).
 */
export async function withdrawAfter({ rows }: Transaction, after: After): Promise<number[]> {
  const withdrawals = await rows(keepAfter, after)
  return withdrawals.map(({ withdrawalId }) => withdrawalId)
}

type Confirmed = { withdrawalId: number; now: Date }

const find = statement<{ confirmHash: string }, Declared>(
  'declarations-find',
  `
    select ${declaredColumns.select()}, lower(email_address) mailbox
    from withdrawal where confirm_hash = :confirmHash`,
)

const confirm = statement<Confirmed>(
  'declarations-confirm',
  `
    update withdrawal set confirmed_at = :now where withdrawal_id = :withdrawalId and confirmed_at is null
    returning withdrawal_id`,
)

// What the declaration met when it was sent counts, and what was sent since.
const match = statement<{ withdrawalId: number; days: number }>(
  'declarations-match-alone',
  `
    update withdrawal d set order_id = case when meant.found = 1 then meant.order_id end,
      site_id = case when meant.sites = 1 then meant.site_id else d.site_id end
    from (
      select min(o.order_id) order_id, count(*) found, min(o.site_id) site_id, count(distinct o.site_id) sites from withdrawal w
      join shop_order o on ${ofItsMailboxSql('o')} and (o.status in ${unsentSql}
        or o.status in ${listSql(sentStatuses)} and o.sent_at > w.received_at - make_interval(days => :days::int))
      where w.withdrawal_id = :withdrawalId) meant
    where d.withdrawal_id = :withdrawalId and d.order_id is null and d.state = 'waiting'`,
)

const accept = statement<Accepted>(
  'endings-accept',
  `
    update withdrawal set state = 'accepted', order_id = :orderId, decided_at = :now::timestamptz
    where withdrawal_id = :withdrawalId`,
)

const keepAfter = statement<After, { withdrawalId: number }>(
  'endings-withdraw-after',
  `
    insert into withdrawal (site_id, language_id, order_id, order_number, full_name, email_address, statement, received_at, ending_id)
    select o.site_id, e.language_id, o.order_id, o.order_id::text, e.full_name, e.email_address, '', e.received_at, e.withdrawal_id
    from withdrawal e join shop_order o on o.order_id = any(:orderIds) and o.status <> 'cancelled'
      and o.ordered_at >= greatest(e.received_at, e.ends_on::timestamptz)
    where e.withdrawal_id = :endingId
    on conflict (ending_id, order_id) where ending_id is not null do nothing
    returning withdrawal_id "withdrawalId"`,
)
