import { requestScope, type ScopeRefusal } from '@haverhof/domain/sites'
import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '../app-context.ts'
import { type ProblemInput, Refusal } from './problem.ts'
import type { ApiEnv } from './router.ts'

/** Calls that are about no site: they find one, or describe the API. */
const withoutScope = new Set(['/api/sites/getbydomain', '/api/openapi.json', '/api/docs'])

/** SITES-5: which site and language the call is about. */
export function resolveScope(context: AppContext): MiddlewareHandler<ApiEnv> {
  const local = context.env.SHOP_ENV !== 'production'
  return async (c, next) => {
    if (!withoutScope.has(c.req.path)) {
      const host = c.req.header('host') ?? new URL(c.req.url).host
      const claim = { host, siteId: c.req.header('siteid'), languageId: c.req.header('languageid'), local }
      const scope = requestScope(await context.sites.pairs(), claim)
      if (!scope.ok) throw new Refusal(refusals[scope.reason])
      c.set('scope', scope.value)
    }
    await next()
  }
}

const refusals: Record<ScopeRefusal, ProblemInput> = {
  'unknown-host': { status: 421, code: 'unknown-host', title: 'No shop answers at this host.' },
  'half-a-pair': {
    status: 400,
    code: 'half-a-pair',
    title: 'The headers siteid and languageid go together.',
    parameter: 'siteid',
  },
  'unknown-pair': {
    status: 400,
    code: 'unknown-pair',
    title: 'There is no such site in that language.',
    parameter: 'siteid',
  },
  'pair-of-another-host': {
    status: 400,
    code: 'pair-of-another-host',
    title: 'The headers name a site that lives at another host.',
    parameter: 'siteid',
  },
}
