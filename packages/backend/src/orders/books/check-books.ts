import { DAY } from '@haverhof/domain/shared'
import type pg from 'pg'
import type { AppContext } from '../../app-context.ts'
import type { AskedCheck, BookCheck } from './book-check.ts'
import { discountChecks } from './discount-checks.ts'
import { goodsChecks } from './goods-checks.ts'
import { invoiceChecks } from './invoice-checks.ts'
import { orderChecks } from './order-checks.ts'
import { paymentChecks } from './payment-checks.ts'
import { refundChecks } from './refund-checks.ts'
import { stockChecks } from './stock-checks.ts'
import { runOn, statement, type Statement, withOwnConnection } from '../../database/index.ts'

const rules: readonly BookCheck[] = [
  ...orderChecks,
  ...stockChecks,
  ...goodsChecks,
  ...discountChecks,
  ...paymentChecks,
  ...invoiceChecks,
  ...refundChecks,
]

/** More lines than this are noise. */
const mostBreaches = 100

/** Tables, and views of other contexts, whose rows belong to one order each. */
const tablesOfOrders = [
  'shop_order',
  'order_line',
  'order_event',
  'stock_reservation',
  'stock_movement',
  'payment',
  'paid_payment',
  'invoice',
  'promotion_redemption',
  'gift_card_debit',
  'gift_card_use',
  'shipment',
  'shipment_line',
  'order_line_lot',
  'refund',
]

export const bookChecks: readonly AskedCheck[] = rules.map(({ name, text, isOfOrders }, index) => ({
  name,
  find: breachesOf(index, text),
  findChanged: isOfOrders ? changedBreachesOf(index, text) : null,
}))

/** Every rule is asked with the same values; the moment stands for those that ask for none. */
function breachesOf(index: number, text: string): Statement<{ now: Date }, { breach: string }> {
  return statement(
    `books-rule-${index + 1}`,
    `select breach from (${text}) found where :now::timestamptz is not null limit ${mostBreaches}`,
  )
}

/** The same rule, to which those tables have no rows but those of the orders that have changed. */
function changedBreachesOf(
  index: number,
  text: string,
): Statement<{ now: Date; changed: readonly number[] }, { breach: string }> {
  const narrowed = tablesOfOrders
    .filter((table) => new RegExp(`\\b(from|join) ${table}\\b`).test(text))
    .map((table) => `${table} as (select * from public.${table} where order_id = any(:changed::int[]))`)
  return statement(
    `books-changed-rule-${index + 1}`,
    `
      with ${narrowed.join(',\n      ')}
      select breach from (${text}) found where :now::timestamptz is not null limit ${mostBreaches}`,
  )
}

/**
 * Looks at one state of the whole database, while the shop goes on, and answers with one line per breach; an empty
 * answer means that every order, piece, code, card, payment and invoice is accounted for (BOOKS-1).
 */
export async function checkBooks(context: AppContext): Promise<string[]> {
  const { breaches } = await checkSince(context, null)
  return breaches
}

export type BooksFound = { breaches: string[]; orders: number | null }

/** The same, where rules of single orders are asked about those that have changed since then. */
export async function checkSince(context: AppContext, since: Date | null): Promise<BooksFound> {
  return withOwnConnection(context.database, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const changed = since && (await findChanged(client, since, context.now()))
    const rulesOfAll = [...bookChecks, ...context.orderHooks.bookChecks]
    const breaches = await findBreaches(client, context.now(), { changed, rules: rulesOfAll })
    return { breaches, orders: changed?.length ?? null }
  })
}

type BookCheckScope = { changed?: readonly number[] | null; rules?: readonly AskedCheck[] }

export async function findBreaches(
  client: pg.ClientBase,
  now: Date,
  { changed = null, rules: checks = bookChecks }: BookCheckScope = {},
): Promise<string[]> {
  const breaches: string[] = []
  const rows = runOn(client)
  for (const { name, find, findChanged } of checks) {
    const rowsOfCheck =
      changed && findChanged ? await rows(findChanged, { now, changed }) : await rows(find, { now })
    breaches.push(...rowsOfCheck.map(({ breach }) => `${name}: ${breach}`))
  }
  return breaches
}

async function findChanged(client: pg.ClientBase, since: Date, now: Date): Promise<number[]> {
  const changed = await runOn(client)(changedOrders, { since, until: new Date(now.getTime() + DAY) })
  return changed.map(({ orderId }) => orderId)
}

// With an end to each span PostgreSQL knows that it is short, and looks it up.
const changedOrders = statement<{ since: Date; until: Date }, { orderId: number }>(
  'books-changed-orders',
  `
    select order_id "orderId" from shop_order where status = 'open'
    union select order_id from shop_order where ordered_at >= :since and ordered_at < :until
    union select order_id from order_event where at >= :since and at < :until
    union select order_id from refund where made_at >= :since and made_at < :until
    union select order_id from payment where updated_at >= :since and updated_at < :until`,
)
