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
    c.env?.outgoing?.setHeader('x-request-id', requestId)
    const route = table.entryOf(c)?.template ?? 'none'
    await next()
    if (!context.log.isLevelEnabled('info')) return
    context.log.info({
      requestId,
      method: c.req.method,
      route,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      siteId: c.get('scope')?.siteId,
    })
  }
}
