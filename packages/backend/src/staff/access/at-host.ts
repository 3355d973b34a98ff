import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '../../app-context.ts'
import { backofficeHost } from '../../config/index.ts'
import type { ApiEnv } from '../../http/index.ts'
import { noSuchCall } from '../refusals.ts'

/** At every other host there is no staff API (STAFF-9). */
export function onlyAtBackoffice({ env }: AppContext): MiddlewareHandler<ApiEnv> {
  const own = backofficeHost(env)
  return async (c, next) => {
    const host = (c.req.header('host') ?? '').toLowerCase().replace(/:\d+$/, '')
    if (own === null || host !== own) throw noSuchCall()
    await next()
  }
}
