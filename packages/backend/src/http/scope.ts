import { type LanguageCode, languageOfId } from '@haverhof/domain/shared'
import { requestScope, type ScopeRefusal, type SiteScope } from '@haverhof/domain/sites'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppContext } from '../app-context.ts'
import { isWebhook } from './cross-site.ts'
import { type ProblemInput, Refusal } from './problem.ts'
import type { ApiEnv } from './router.ts'

/** Calls that are about no site: they find one, or describe the API. */
const withoutScope = /^\/api\/(sites\/getbydomain|openapi\.json|docs(\/[^/]*)?)$/

/** Payment providers may reach the shop at another host than its own (PAYMENTS-20). */
export function isAboutNoSite(path: string): boolean {
  return withoutScope.test(path) || isWebhook(path)
}

/** Which site and language the call is about (SITES-5). */
export function resolveScope(context: AppContext): MiddlewareHandler<ApiEnv> {
  const local = context.env.SHOP_ENV !== 'production'
  return async (c, next) => {
    if (!isAboutNoSite(c.req.path)) settle(c, await context.sites.scopes())
    await next()
  }

  function settle(c: Context<ApiEnv>, scopes: readonly SiteScope[]): void {
    const host = c.req.header('host') ?? new URL(c.req.url).host
    const claim = { host, siteId: c.req.header('siteid'), languageId: c.req.header('languageid'), local }
    const scope = requestScope(scopes, claim)
    if (!scope.ok) throw new Refusal(refusals[scope.reason])
    c.set('scope', scope.value)
  }
}

/** The language that the header names, also one that the site does not speak, for names that exist in all nine (SITES-18). */
export function askedLanguage(c: Context<ApiEnv>): LanguageCode {
  return languageOfId(Number(c.req.header('languageid'))) ?? c.var.scope.languageCode
}

const refusals: Record<ScopeRefusal, ProblemInput> = {
  'unknown-host': { status: 421, code: 'unknown-host', title: 'No shop answers at this host.' },
  'unknown-pair': {
    status: 400,
    code: 'unknown-pair',
    title: 'There is no such site in that language.',
    parameter: 'siteid',
  },
}
