import type pg from 'pg'
import type { AppContext } from '../../app-context.ts'
import type { BookCheck } from './book-check.ts'
import { discountChecks } from './discount-checks.ts'
import { invoiceChecks } from './invoice-checks.ts'
import { orderChecks } from './order-checks.ts'
import { paymentChecks } from './payment-checks.ts'
import { stockChecks } from './stock-checks.ts'

export const bookChecks: readonly BookCheck[] = [
  ...orderChecks,
  ...stockChecks,
  ...discountChecks,
  ...paymentChecks,
  ...invoiceChecks,
]

/** More lines than this tell nobody anything. */
const mostBreaches = 100

/**
 * BOOKS-1: looks at one state of the whole database, while the shop goes on, and answers with one line per breach; an empty
 * answer means that every order, piece, code, card, payment and invoice is accounted for.
 */
export async function checkBooks(context: AppContext): Promise<string[]> {
  const client = await context.database.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    return await findBreaches(client, context.now())
  } finally {
    await client.query('rollback')
    client.release()
  }
}

export async function findBreaches(client: pg.ClientBase, now: Date): Promise<string[]> {
  const breaches: string[] = []
  for (const { name, text, values } of bookChecks) {
    const statement = `select breach from (${text}) found limit ${mostBreaches}`
    const found = await client.query<{ breach: string }>(statement, values?.(now) ?? [])
    breaches.push(...found.rows.map(({ breach }) => `${name}: ${breach}`))
  }
  return breaches
}
