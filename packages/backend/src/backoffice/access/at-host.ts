import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '../../app-context.ts'
import { backofficeHost } from '../../config/index.ts'
import { type ApiEnv, Refusal } from '../../http/index.ts'

/** STAFF-9: at every other host there is no staff API. */
export function onlyAtBackoffice({ env }: AppContext): MiddlewareHandler<ApiEnv> {
  const own = backofficeHost(env)
  return async (c, next) => {
    const host = (c.req.header('host') ?? '').toLowerCase().replace(/:\d+$/, '')
    if (own === null || host !== own)
      throw new Refusal({ status: 404, code: 'no-such-call', title: 'There is no such call.' })
    await next()
  }
}
