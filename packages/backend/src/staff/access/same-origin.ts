import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '../../app-context.ts'
import { backofficeOrigin } from '../../config/index.ts'
import type { ApiEnv } from '../../http/index.ts'
import { crossSite } from '../refusals.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What a browser changes comes from a page of the back office; a program has its token instead (STAFF-18). */
export function requireSameOrigin({ env }: AppContext): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const isProgram = c.req.header('authorization') !== undefined
    if (!readingMethods.has(c.req.method) && !isProgram) {
      const isOwn = c.req.header('origin') === backofficeOrigin(env)
      if (!isOwn || c.req.header('sec-fetch-site') !== 'same-origin') throw crossSite()
    }
    await next()
  }
}
