import { statement, type Statement } from '../../database/index.ts'
import type { AskedCheck, BookCheck } from './book-check.ts'

const mostBreaches = 100

/** Checks of a later context on its own tables; each reads all rows. */
export function furtherChecks(checks: readonly Omit<BookCheck, 'isOfOrders'>[]): AskedCheck[] {
  return checks.map(({ name, text }, index) => ({ name, find: breachesOf(index, text), findChanged: null }))
}

function breachesOf(index: number, text: string): Statement<{ now: Date }, { breach: string }> {
  return statement(
    `further-books-rule-${index + 1}`,
    `select breach from (${text}) found where :now::timestamptz is not null limit ${mostBreaches}`,
  )
}
