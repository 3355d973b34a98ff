import { dutchAddressIsRefused } from '@haverhof/domain/checkout'
import type { SiteScope } from '@haverhof/domain/sites'
import { refusal, wrongFields, type WrongFields } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { type DeliveryPlace, refusedTerritory } from '../cart/index.ts'
import type { Terms } from '../pricing/index.ts'
import type { DutchAddress } from './refusals.ts'

/** A Dutch address is served by the Dutch shop of the same brand, which the answer names (CHECKOUT-12). */
export async function refuseDutchAddress(
  context: AppContext,
  scope: SiteScope,
  regionCodes: readonly (string | null)[],
): Promise<DutchAddress | null> {
  if (!dutchAddressIsRefused(scope.regionCode, regionCodes)) return null
  const scopes = await context.sites.scopes()
  const dutch = scopes.find(
    (siteScope) => siteScope.regionCode === 'NL' && siteScope.platform === scope.platform && siteScope.isMain,
  )
  return refusal('dutch-address', { ...(dutch && { host: dutch.host }) })
}

/** Nothing is sent to a territory with a VAT of its own; the answer names it, and the field to blame (DELIVERY-22). */
export function refuseTerritory(
  terms: Terms,
  { languageCode }: Pick<SiteScope, 'languageCode'>,
  { parameter, place: destination }: { parameter: string; place: DeliveryPlace | null },
): WrongFields | null {
  const territory = destination && refusedTerritory(terms, destination, languageCode)
  return territory ? wrongFields([{ parameter, reason: 'territory-not-served', territory }]) : null
}
