import { sql } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'
import { listSql } from './statement.ts'

/** PostgreSQL refuses any other word or number in the column: the list is the one that TypeScript takes its type from. */
export function oneOf(constraint: string, column: string, words: readonly (string | number)[]) {
  return check(constraint, sql.raw(`${column} in ${listSql(words)}`))
}
