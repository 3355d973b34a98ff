import { lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Reserved networks: the machine itself, its neighbours, and what only tests and routers use. */
const inner = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4')

/** Of IPv6 only this part is allocated; within it some lead back to addresses of IPv4. */
const outer6 = new BlockList()
outer6.addSubnet('2000::', 3, 'ipv6')
const inner6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner6.addSubnet(network, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return isPublicAddress(mapped)
  if (isIP(address) === 4) return !inner.check(address, 'ipv4')
  return isIP(address) === 6 && outer6.check(address, 'ipv6') && !inner6.check(address, 'ipv6')
}

export class InnerAddress extends Error {}

/**
 * The connection goes to the address that was looked at: nothing is resolved a second time in between (WEBHOOKS-6). A name of which
 * any address is an inner one is refused.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new InnerAddress('the host has an inner address'), '', 0)
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

export type UrlProblem = 'not-https' | 'inner-address' | 'not-a-url' | 'has-credentials'

const longestUrl = 500

/** Validates an address before any request (WEBHOOKS-6). A shop under development may call its own machine. */
export function urlProblem(text: string, { local }: { local: boolean }): UrlProblem | null {
  if (text.length > longestUrl || !URL.canParse(text)) return 'not-a-url'
  const url = new URL(text)
  if (url.username || url.password || url.hash) return 'has-credentials'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (local && (host === 'localhost' || host === '127.0.0.1'))
    return url.protocol === 'http:' || url.protocol === 'https:' ? null : 'not-https'
  if (url.protocol !== 'https:') return 'not-https'
  // Names are looked at when they are resolved; a number is never resolved.
  return isIP(host) > 0 && !isPublicAddress(host) ? 'inner-address' : null
}
