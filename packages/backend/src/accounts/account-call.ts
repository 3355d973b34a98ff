import type { SiteScope } from '@haverhof/domain/sites'
import type { Context } from 'hono'
import type { AppContext } from '../app-context.ts'
import { siteOrigin } from '../config/index.ts'
import { type ApiEnv, badInput } from '../http/index.ts'
import { isOwnAddress } from '../sites/index.ts'
import { readSecretCookie } from './sessions/cookies.ts'

/** What every use case about an account needs to know of the call. */
export type AccountCall = { scope: SiteScope; clientIp: string | null; deviceSecret: string | null }

export function accountCallOf(c: Context<ApiEnv>): AccountCall {
  return { scope: c.var.scope, clientIp: c.var.clientIp, deviceSecret: readSecretCookie(c, 'device') }
}

type LinkPage = '/account/confirm/' | '/account/reset/' | '/account/link/'

/** ACCOUNTS-11: the page that a mailed link opens: one of this site, whatever the caller says. */
export async function checkedCallback(
  context: AppContext,
  { scope }: AccountCall,
  { callbackUrl, page }: { callbackUrl: string | undefined; page: LinkPage },
): Promise<string> {
  if (!callbackUrl) return `${siteOrigin(context.env, scope.host)}${page}`
  if (!(await isOwnAddress(context, scope, callbackUrl))) {
    throw badInput('callbackUrl', 'must be an address of the shop')
  }
  return new URL(callbackUrl).href
}
