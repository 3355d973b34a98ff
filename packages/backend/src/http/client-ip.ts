import type { MiddlewareHandler } from 'hono'
import { isIPv6 } from 'node:net'
import type { AppContext } from '../app-context.ts'
import type { ApiEnv } from './router.ts'

/** HTTP-10: who calls, for limits alone: the socket's address, or the header of a proxy that is named in the settings. */
export function findClientIp({ env }: AppContext): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const named = env.CLIENT_IP_HEADER && c.req.header(env.CLIENT_IP_HEADER)
    // The proxy nearest to us writes the last entry; what stands before it may be made up.
    const address = named?.split(',').at(-1) ?? c.env?.incoming?.socket.remoteAddress
    c.set('clientIp', address ? clientKey(address.trim().slice(0, 45)) : null)
    await next()
  }
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
