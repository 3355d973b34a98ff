import { MINUTE } from '@haverhof/domain/shared'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { ApiEnv } from '../../http/index.ts'

const name = '__Host-staff-oidc'
const lifeMs = 5 * MINUTE

/** Which browser asked (STAFF-50). The page that the provider sends it back to is ours, and sends it on as its own. */
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const

export function readOidcCookie(c: Context<ApiEnv>): string | null {
  return getCookie(c, name) ?? null
}

export function writeOidcCookie(c: Context<ApiEnv>, secret: string): void {
  setCookie(c, name, secret, { ...attributes, maxAge: lifeMs / 1000 })
}

export function clearOidcCookie(c: Context<ApiEnv>): void {
  setCookie(c, name, '', { ...attributes, maxAge: 0 })
}
