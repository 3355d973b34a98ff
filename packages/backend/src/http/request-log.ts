import type { Context, MiddlewareHandler } from 'hono'
import type { AppContext } from '../app-context.ts'
import {
  callAnswered,
  currentRequest,
  requestScopeOf,
  traced,
  withinRequest,
} from '../observability/index.ts'
import type { RouteTable } from './route-table.ts'
import type { ApiEnv } from './router.ts'

/**
 * One line per call (HTTP-6). It names the declared path only: ids, keys and queries may be secrets.
 * A call that a page makes belongs to the request of the page (OBSERVABILITY-1).
 */
export function requestLog(context: AppContext, table: RouteTable): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const scope = currentRequest()
    if (scope) return answer(c, scope.requestId, next)
    const own = requestScopeOf((name) => c.req.header(name))
    c.env?.outgoing?.setHeader('x-request-id', own.requestId)
    return withinRequest(own, () => answer(c, own.requestId, next))
  }

  async function answer(c: Context<ApiEnv>, requestId: string, next: () => Promise<void>): Promise<void> {
    const started = performance.now()
    c.set('requestId', requestId)
    const route = table.entryOf(c)?.template ?? 'none'
    const { method } = c.req
    await traced({ kind: 'call', name: `${method} ${route}` }, next)
    const { status } = c.res
    const ms = performance.now() - started
    callAnswered.publish({ route, method, status, ms, caller: c.env?.outgoing ? 'http' : 'page' })
    if (!context.log.isLevelEnabled('info')) return
    context.log.info({ requestId, method, route, status, ms: Math.round(ms), siteId: c.get('scope')?.siteId })
  }
}
