import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { ApiEnv } from '../../http/index.ts'

const DAY_S = 24 * 3600

/** Browsers bind these names to one host, over TLS, for all paths; pages cannot read them (ACCOUNTS-5, 6). */
const cookies = {
  session: { name: '__Host-session', maxAge: 90 * DAY_S },
  device: { name: '__Host-device', maxAge: 365 * DAY_S },
  /** Of the registration made in this browser, for as long as its mailed link can wait (ACCOUNTS-27). */
  registration: { name: '__Host-registration', maxAge: 30 * DAY_S },
} as const

type CookieKind = keyof typeof cookies

const secretShape = /^[\w-]{43}$/

/** The secret that the browser brought along; null when there is none, or none of ours. */
export function readSecretCookie(c: Context<ApiEnv>, kind: CookieKind): string | null {
  const value = getCookie(c, cookies[kind].name)
  return value !== undefined && secretShape.test(value) ? value : null
}

export function writeSecretCookie(c: Context<ApiEnv>, kind: CookieKind, secret: string): void {
  const { name, maxAge } = cookies[kind]
  setCookie(c, name, secret, { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge })
}

export function clearSessionCookie(c: Context<ApiEnv>): void {
  const { name } = cookies.session
  setCookie(c, name, '', { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge: 0 })
}
