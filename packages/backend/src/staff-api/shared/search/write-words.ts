import { MINUTE } from '@haverhof/domain/shared'
import { listAccountTexts } from '../../../accounts/index.ts'
import type { AppContext } from '../../../app-context.ts'
import { type Database, inTransaction, statement, type Transaction } from '../../../database/index.ts'
import { listOrderSteps, readOrderTexts } from '../../../orders/index.ts'
import type { SearchSource } from '../../search-words.ts'
import { accountWords } from './account-words.ts'
import { orderWords } from './order-words.ts'

type Context = Pick<AppContext, 'database' | 'now'>

const atOnce = 500
/** At a first start there may be years of orders: the rest follows with the next minutes. */
const mostPerMinute = 20 * atOnce
/** Steps of transactions that were under way the last time lie behind the mark: the last of them are looked at again. */
const unsettledMs = 2 * MINUTE
const noAccount = '00000000-0000-0000-0000-000000000000'

/** The work of every minute: words of what has changed, so that buying does not wait for them (STAFF-31). */
export async function writeSearchWords(context: Context): Promise<void> {
  await writeOrders(context)
  await inTransaction(context, writeAccounts)
}

async function writeOrders({ database, now }: Context): Promise<void> {
  let mark = await readMark(database, 'orders')
  for (let done = 0; done < mostPerMinute; done += atOnce) {
    const steps = await listOrderSteps(database, { at: mark.at, eventId: Number(mark.id), limit: atOnce })
    const end = steps.at(-1)
    if (!end) return
    await writeOrderWords(database, [...new Set(steps.map(({ orderId }) => orderId))])
    mark = { at: end.at, id: String(end.eventId) }
    const settled = new Date(now().getTime() - unsettledMs)
    await database.rows(keepMark, {
      source: 'orders',
      ...(mark.at < settled ? mark : { at: settled, id: '0' }),
    })
    if (steps.length < atOnce) return
  }
}

/** Also called by what changes an order without a step: its words follow at once. */
export async function writeOrderWords(
  { rows }: Pick<Database, 'rows'>,
  orderIds: readonly number[],
): Promise<void> {
  const orders = await readOrderTexts({ rows }, orderIds)
  const words = orders.flatMap((order) =>
    orderWords(order).map((word) => ({
      ...word,
      orderId: order.orderId,
      siteId: order.siteId,
      at: order.orderedAt,
    })),
  )
  await rows(forgetOrders, { orderIds, words: JSON.stringify(words) })
  await rows(keepOrders, { words: JSON.stringify(words) })
}

/** Those that are new, and the next ones in turn: who changes a name is found by it within a day. */
async function writeAccounts(transaction: Transaction): Promise<void> {
  const mark = await readMark(transaction, 'accounts')
  const turn = await listAccountTexts(transaction, { userId: mark.id === '0' ? noAccount : mark.id }, atOnce)
  const fresh = await listAccountTexts(
    transaction,
    { activatedAfter: mark.at, userId: noAccount },
    mostPerMinute,
  )
  const accounts = [...new Map([...turn, ...fresh].map((each) => [each.userId, each])).values()]
  for (let from = 0; from < accounts.length; from += atOnce)
    await writeAccountWords(transaction, accounts.slice(from, from + atOnce))
  const at = fresh.at(-1)?.activatedAt ?? mark.at
  const id = turn.length < atOnce ? noAccount : (turn.at(-1)?.userId ?? noAccount)
  await transaction.rows(keepMark, { source: 'accounts', at, id })
}

async function writeAccountWords(
  { rows }: Pick<Database, 'rows'>,
  accounts: Awaited<ReturnType<typeof listAccountTexts>>,
): Promise<void> {
  const words = accounts.flatMap((account) =>
    accountWords(account).map((word) => ({
      ...word,
      accountId: account.userId,
      siteId: account.siteId,
      at: account.createdAt,
    })),
  )
  const accountIds = accounts.map(({ userId }) => userId)
  await rows(forgetAccounts, { accountIds, words: JSON.stringify(words) })
  await rows(keepAccounts, { words: JSON.stringify(words) })
}

type Mark = { at: Date; id: string }

async function readMark({ rows }: Pick<Database, 'rows'>, source: SearchSource): Promise<Mark> {
  const [mark] = await rows(findMark, { source })
  return mark ?? { at: new Date(0), id: '0' }
}

const findMark = statement<{ source: SearchSource }, Mark>(
  'staff-search-mark',
  'select at, id from staff_search_mark where source = :source',
)

const keepMark = statement<Mark & { source: SearchSource }>(
  'staff-search-keep-mark',
  `
    insert into staff_search_mark (source, at, id) values (:source, :at, :id)
    on conflict (source) do update set at = excluded.at, id = excluded.id`,
)

const given = `jsonb_to_recordset(:words::jsonb) given`

const forgetOrders = statement<{ orderIds: readonly number[]; words: string }>(
  'staff-search-forget-orders',
  `
    delete from staff_search s where s.order_id = any(:orderIds)
      and not exists (select from ${given}("orderId" int, word text) where given."orderId" = s.order_id and given.word = s.word)`,
)

const keepOrders = statement<{ words: string }>(
  'staff-search-keep-orders',
  `
    insert into staff_search (word, order_id, site_id, is_contact, at)
    select word, "orderId", "siteId", "isContact", at
    from ${given}(word text, "orderId" int, "siteId" int, "isContact" boolean, at timestamptz)
    on conflict (order_id, word) where order_id is not null do nothing`,
)

const forgetAccounts = statement<{ accountIds: readonly string[]; words: string }>(
  'staff-search-forget-accounts',
  `
    delete from staff_search s where s.account_id = any(:accountIds)
      and not exists (select from ${given}("accountId" uuid, word text) where given."accountId" = s.account_id and given.word = s.word)`,
)

const keepAccounts = statement<{ words: string }>(
  'staff-search-keep-accounts',
  `
    insert into staff_search (word, account_id, site_id, is_contact, at)
    select word, "accountId", "siteId", "isContact", at
    from ${given}(word text, "accountId" uuid, "siteId" int, "isContact" boolean, at timestamptz)
    on conflict (account_id, word) where account_id is not null do nothing`,
)
