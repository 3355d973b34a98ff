import { scopeOfHost } from '@haverhof/domain/sites'
import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '../app-context.ts'
import { Refusal } from './problem.ts'
import type { ApiEnv } from './router.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Mail programs send no header of ours; the token of the link is all that counts. */
const oneClickPaths: ReadonlySet<string> = new Set([
  '/api/newsletter/oneclick',
  '/api/reviews/oneclick',
  '/api/horses/reminders/oneclick',
])
/** A form that the browser posts as a navigation looks at its origin itself, and brings nothing from a foreign page (SITES-21). */
const formPaths: ReadonlySet<string> = new Set(['/api/authentication/arrival'])

/** Payment providers send no header of ours; what they say is not believed but asked for. */
const webhookPath = /^\/api\/payments\/[a-z]+\/webhook$/

/** A call that changes something proves that it does not come from a foreign page (HTTP-5). */
export function refuseCrossSite(context: AppContext): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { method, path } = c.req
    const isFree =
      readingMethods.has(method) || oneClickPaths.has(path) || formPaths.has(path) || isWebhook(path)
    if (!isFree && !hasAjaxMarker(c.req.header('x-requested-with')))
      await requireOwnOrigin(context, c.req.header('origin'))
    await next()
  }
}

export function isWebhook(path: string): boolean {
  return webhookPath.test(path)
}

async function requireOwnOrigin(context: AppContext, origin: string | undefined): Promise<void> {
  if (await isOwnOrigin(context, origin)) return
  throw new Refusal({ status: 403, code: 'cross-site', title: 'This call must come from the shop itself.' })
}

function hasAjaxMarker(value: string | undefined): boolean {
  return value?.toLowerCase() === 'xmlhttprequest'
}

async function isOwnOrigin(context: AppContext, origin: string | undefined): Promise<boolean> {
  if (origin === undefined || !URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  if (protocol !== 'https:' && (protocol !== 'http:' || context.env.SHOP_ENV === 'production')) return false
  return scopeOfHost(await context.sites.scopes(), host, context.env.SHOP_ENV !== 'production') !== null
}
