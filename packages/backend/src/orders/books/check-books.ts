import type pg from 'pg'
import type { AppContext } from '../../app-context.ts'
import type { BookCheck } from './book-check.ts'
import { discountChecks } from './discount-checks.ts'
import { invoiceChecks } from './invoice-checks.ts'
import { orderChecks } from './order-checks.ts'
import { paymentChecks } from './payment-checks.ts'
import { stockChecks } from './stock-checks.ts'
import { booksChecked } from '../../observability/index.ts'
import { runOn, statement, type Statement, withOwnConnection } from '../../database/index.ts'

const rules: readonly BookCheck[] = [
  ...orderChecks,
  ...stockChecks,
  ...discountChecks,
  ...paymentChecks,
  ...invoiceChecks,
]

/** More lines than this tell nobody anything. */
const mostBreaches = 100

export const bookChecks = rules.map(({ name, text }, place) => ({ name, find: breachesOf(place, text) }))

/** Every rule is asked with the same values; the moment stands for those that ask for none. */
function breachesOf(place: number, text: string): Statement<{ now: Date }, { breach: string }> {
  return statement(
    `books-${place + 1}`,
    `select breach from (${text}) found where :now::timestamptz is not null limit ${mostBreaches}`,
  )
}

/**
 * BOOKS-1: looks at one state of the whole database, while the shop goes on, and answers with one line per breach; an empty
 * answer means that every order, piece, code, card, payment and invoice is accounted for.
 */
export async function checkBooks(context: AppContext): Promise<string[]> {
  const breaches = await withOwnConnection(context.database, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    return findBreaches(client, context.now())
  })
  booksChecked.publish({ breaches: breaches.length })
  return breaches
}

export async function findBreaches(client: pg.ClientBase, now: Date): Promise<string[]> {
  const breaches: string[] = []
  const rows = runOn(client)
  for (const { name, find } of bookChecks) {
    const found = await rows(find, { now })
    breaches.push(...found.map(({ breach }) => `${name}: ${breach}`))
  }
  return breaches
}
