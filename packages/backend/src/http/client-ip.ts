import type { MiddlewareHandler } from 'hono'
import { isIPv6 } from 'node:net'
import type { AppContext } from '../app-context.ts'
import type { ApiEnv } from './router.ts'

/** Who calls, for limits alone: the socket's address, or the header of a proxy that is named in the settings (HTTP-10). */
export function findClientIp({ env, log }: AppContext): MiddlewareHandler<ApiEnv> {
  let isWarned = env.SHOP_ENV !== 'production'
  const header = env.CLIENT_IP_HEADER
  return async (c, next) => {
    const named = header && c.req.header(header)
    if (!isWarned && !named && c.req.header(header ? browserHeader : 'x-forwarded-for') !== undefined) {
      isWarned = true
      log.warn(header ? unsentHeader : unnamedProxy)
    }
    const address =
      (named && callerOf(named, env.TRUSTED_PROXY_HOPS)) ?? c.env?.incoming?.socket.remoteAddress
    c.set('clientIp', address ? clientKey(address.trim().slice(0, 45)) : null)
    await next()
  }
}

const unnamedProxy =
  'Requests come through a proxy (x-forwarded-for), and CLIENT_IP_HEADER names no header: for limits all customers count as one'

/** Every browser sends it. Checks of health, other programs and storefronts in another process do not, and need no proxy. */
const browserHeader = 'sec-fetch-site'

const unsentHeader =
  'A browser came without the header of CLIENT_IP_HEADER: unless the proxy writes it, all customers count as one for limits'

/** Each proxy adds who called it at the end; what stands before the entry of our outermost one may be made up. */
function callerOf(header: string, hops: number): string | undefined {
  const entries = header.split(',')
  return entries[Math.max(0, entries.length - hops)]
}

/** What one guesser may have many callers in: a /48 of IPv6 (65,536 times a /64), a /24 of IPv4 (STAFF-13). */
export function networkOf(clientKey: string): string {
  const [address = ''] = clientKey.split('/')
  return address.includes(':')
    ? `${address.split(':').slice(0, 3).join(':')}::/48`
    : `${address.split('.').slice(0, 3).join('.')}.0/24`
}

/** One customer has a whole /64 of IPv6 addresses, so the first half of the address counts. */
export function clientKey(address: string): string {
  if (!address.includes(':')) return address
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail?.split(':') ?? [])]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '') || '0')
    .join(':')}::/64`
}
