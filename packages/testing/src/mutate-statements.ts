import type pg from 'pg'
import type { TestShop } from './test-shop.ts'

type Change = (text: string) => string
type Query = (statement: unknown, ...rest: unknown[]) => unknown

/**
 * Changes every statement on its way to PostgreSQL: shows what would happen without a lock or a condition. Must be called
 * before the shop has opened a connection.
 */
export function mutateStatements(shop: TestShop, change: Change): void {
  shop.context.database.pool.on('connect', (client: pg.PoolClient) => {
    const send = client.query.bind(client) as Query
    client.query = ((statement: unknown, ...rest: unknown[]) =>
      send(changed(statement, change), ...rest)) as typeof client.query
  })
}

function changed(statement: unknown, change: Change): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement
  const text = change(String(statement.text))
  return text === statement.text ? statement : { ...statement, text, name: undefined }
}
