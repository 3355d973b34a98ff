import type { MiddlewareHandler } from 'hono'

/** HTTP-11: answers about one customer are kept nowhere on the way. */
export const neverStored: MiddlewareHandler = async (c, next) => {
  c.header('cache-control', 'no-store')
  await next()
}
