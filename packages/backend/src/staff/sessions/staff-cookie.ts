import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { ApiEnv } from '../../http/index.ts'
import { sessionMs } from './session-limits.ts'

const name = '__Host-staff'
const secretShape = /^[\w-]{43}$/

/** Browsers bind it to the host of the back office and send it from its own pages alone (STAFF-15). */
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const

export function readStaffCookie(c: Context<ApiEnv>): string | null {
  const value = getCookie(c, name)
  return value !== undefined && secretShape.test(value) ? value : null
}

export function writeStaffCookie(c: Context<ApiEnv>, secret: string): void {
  setCookie(c, name, secret, { ...attributes, maxAge: sessionMs / 1000 })
}

export function clearStaffCookie(c: Context<ApiEnv>): void {
  setCookie(c, name, '', { ...attributes, maxAge: 0 })
}
