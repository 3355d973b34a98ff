import { type Result, success, type WrongInput, wrongInput } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { Context } from 'hono'
import type { AppContext } from '../app-context.ts'
import { siteOrigin } from '../config/index.ts'
import type { ApiEnv } from '../http/index.ts'
import { isOwnAddress } from '../sites/index.ts'
import { readSecretCookie } from './sessions/cookies.ts'

/** What every use case about an account needs to know of the call. */
export type AccountCall = { scope: SiteScope; clientIp: string | null; deviceSecret: string | null }

export function accountCallOf(c: Context<ApiEnv>): AccountCall {
  return { scope: c.var.scope, clientIp: c.var.clientIp, deviceSecret: readSecretCookie(c, 'device') }
}

type LinkPage = '/account/confirm/' | '/account/reset/' | '/account/link/'

/** The page that a mailed link opens: one of this site, whatever the caller says (ACCOUNTS-11). */
export async function checkedCallback(
  context: AppContext,
  { scope }: AccountCall,
  { callbackUrl, page }: { callbackUrl: string | undefined; page: LinkPage },
): Promise<Result<string, WrongInput>> {
  if (!callbackUrl) return success(`${siteOrigin(context.env, scope.host)}${page}`)
  if (!(await isOwnAddress(context, scope, callbackUrl))) {
    return wrongInput('callbackUrl', 'must be an address of the shop')
  }
  return success(new URL(callbackUrl).href)
}
