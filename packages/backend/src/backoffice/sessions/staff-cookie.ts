import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { ApiEnv } from '../../http/index.ts'

const name = '__Host-staff'
const secretShape = /^[\w-]{43}$/

export function readStaffCookie(c: Context<ApiEnv>): string | null {
  const value = getCookie(c, name)
  return value !== undefined && secretShape.test(value) ? value : null
}
