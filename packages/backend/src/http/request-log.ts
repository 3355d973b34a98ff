import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '../app-context.ts'
import type { RouteTable } from './route-table.ts'
import type { ApiEnv } from './router.ts'

/** HTTP-6: one line per call. It names the declared path only: ids, keys and queries may be secrets. */
export function requestLog(context: AppContext, table: RouteTable): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    // Set before the answer exists: adding to a finished answer would make a copy of it.
    c.header('x-request-id', requestId)
    c.header('x-content-type-options', 'nosniff')
    c.header('vary', 'siteid, languageid')
    c.header('cache-control', 'no-cache')
    await next()
    if (!context.log.isLevelEnabled('info')) return
    const entry = table.of(c.req.raw).match?.methods.get(c.req.method)
    context.log.info({
      requestId,
      method: c.req.method,
      route: entry?.template ?? 'none',
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      siteId: c.get('scope')?.siteId,
    })
  }
}
