import type { Context, MiddlewareHandler } from 'hono'
import type { ApiEnv } from './router.ts'

/** Answers about one customer are kept nowhere on the way (HTTP-11). */
export const neverStored: MiddlewareHandler<ApiEnv> = async (c, next) => {
  addHeader(c, 'cache-control', 'no-store')
  await next()
}

/** No search engine lists it, and no other site learns its addresses (STAFF-18). */
export const keptPrivate: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next()
  // Failures as well: those are answers of their own.
  addHeader(c, 'x-robots-tag', 'noindex')
  addHeader(c, 'referrer-policy', 'no-referrer')
}

/**
 * A header beside those of the answer itself. Over HTTP it goes to Node's answer at once: in the router's it would cost a
 * whole set of headers, to be copied later.
 */
export function addHeader(c: Context<ApiEnv>, name: string, value: string): void {
  const outgoing = c.env?.outgoing
  if (outgoing) outgoing.setHeader(name, value)
  else c.header(name, value)
}
