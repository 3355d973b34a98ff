import type { MiddlewareHandler } from 'hono'
import { addHeader } from './add-header.ts'
import type { ApiEnv } from './router.ts'

/** HTTP-11: answers about one customer are kept nowhere on the way. */
export const neverStored: MiddlewareHandler<ApiEnv> = async (c, next) => {
  addHeader(c, 'cache-control', 'no-store')
  await next()
}
