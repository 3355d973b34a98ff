import type pg from 'pg'
import type { TestShop } from './test-shop.ts'

type Change = (text: string) => string
type Query = (statement: unknown, ...rest: unknown[]) => unknown

/**
 * Changes every statement on its way to PostgreSQL: shows what would happen without a lock or a condition. Must be called
 * before the shop has opened a connection.
 */
export function mutateStatements(shop: TestShop, change: Change): void {
  wrapQueries(
    shop,
    (send) =>
      (statement, ...rest) =>
        send(changed(statement, change), ...rest),
  )
}

/** Lets transactions wait once they have the answer to a statement, in the middle of what they do. Called like the above. */
export function pauseAfter(
  shop: TestShop,
  isMeant: (text: string) => boolean,
  pause: () => Promise<unknown>,
): void {
  wrapQueries(shop, (send) => (statement, ...rest) => {
    const answer = send(statement, ...rest)
    if (!(answer instanceof Promise) || !hasText(statement) || !isMeant(String(statement.text))) return answer
    return answer.then(async (result: unknown) => {
      await pause()
      return result
    })
  })
}

function wrapQueries({ context }: TestShop, wrap: (send: Query) => Query): void {
  context.database.pool.on('connect', (client: pg.PoolClient) => {
    client.query = wrap(client.query.bind(client)) as typeof client.query
  })
}

function hasText(statement: unknown): statement is { text: unknown } {
  return typeof statement === 'object' && statement !== null && 'text' in statement
}

function changed(statement: unknown, change: Change): unknown {
  if (!hasText(statement)) return statement
  const text = change(String(statement.text))
  return text === statement.text ? statement : { ...statement, text, name: undefined }
}
