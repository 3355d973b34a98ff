import type { Context, MiddlewareHandler } from 'hono'
import type { AppContext } from '../../app-context.ts'
import { hashOf } from '../../config/index.ts'
import type { ApiEnv, Customer } from '../../http/index.ts'
import { signInNeeded } from '../refusals.ts'
import { readSecretCookie } from './cookies.ts'
import { statement } from '../../database/index.ts'

/** What is the same for everybody is read without asking who reads it. */
const forEverybody =
  /^\/api\/(categories|content|countries|dealers|delivery|footer|home|language|navigations|notifications|openapi\.json|docs|payments|products|questions\/\d+|results|reviews\/\d+|routing|sandbox|sites|trackingsettings|uspcollections|visitor)(\/|$)/

/** Who calls, from the session cookie: one statement, none without a cookie (ACCOUNTS-43). */
export function findCustomer(context: AppContext): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const secret = forEverybody.test(c.req.path) ? null : readSecretCookie(c, 'session')
    const customer = secret && (await customerOf(context, hashOf(secret), c.get('scope').siteId))
    c.set('customer', customer || null)
    await next()
  }
}

/** The customer of a call that requires one. */
export function requireCustomer(c: Context<ApiEnv>): Customer {
  const { customer } = c.var
  if (customer) return customer
  throw signInNeeded()
}

async function customerOf(
  { database }: AppContext,
  sessionHash: string,
  siteId: number,
): Promise<Customer | null> {
  const [customer] = await database.rows(findSession, { sessionHash, siteId })
  return customer ? { ...customer, sessionHash } : null
}

// A session that is used lives on for 30 days, 90 in all; to note that once an hour is enough (ACCOUNTS-43).
const findSession = statement<{ sessionHash: string; siteId: number }, Omit<Customer, 'sessionHash'>>(
  'accounts-find-session',
  `
    with seen as (
      update account_session set last_seen_at = now(),
        expires_at = least(now() + interval '30 days', created_at + interval '90 days')
      where session_hash = :sessionHash and expires_at > now() and last_seen_at < now() - interval '1 hour')
    select a.user_id "userId", a.site_id "siteId", s.authenticated_at "authenticatedAt"
    from account_session s join account a using (user_id)
    where s.session_hash = :sessionHash and s.expires_at > now() and a.site_id = :siteId`,
)
