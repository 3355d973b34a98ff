import { scopeOfHost, type SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'

const longestAddress = 2000

/** An address that a mail of this site may link to: parsed, never compared by its beginning (SITES-12). */
export async function isOwnAddress(
  context: AppContext,
  { siteId }: Pick<SiteScope, 'siteId'>,
  address: string,
): Promise<boolean> {
  if (address.length > longestAddress || /[\s\\\p{Cc}]/u.test(address) || !URL.canParse(address)) return false
  const { protocol, host, hostname, port, username, password } = new URL(address)
  const isLocal = context.env.SHOP_ENV !== 'production'
  if (protocol !== 'https:' && !(isLocal && protocol === 'http:')) return false
  if (username !== '' || password !== '' || hostname.endsWith('.')) return false
  // Another port of our host may belong to a third party.
  if (!isLocal && port !== '') return false
  return scopeOfHost(await context.sites.scopes(), host, isLocal)?.siteId === siteId
}
