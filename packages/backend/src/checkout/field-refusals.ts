import { dutchAddressIsRefused } from '@haverhof/domain/checkout'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { type DeliveryPlace, refusedTerritory } from '../cart/index.ts'
import { Refusal, refuseFields } from '../http/index.ts'
import type { Terms } from '../pricing/index.ts'

/** CHECKOUT-12: a Dutch address is served by the Dutch shop of the same brand, which the answer names. */
export async function refuseDutchAddress(
  context: AppContext,
  scope: SiteScope,
  regionCodes: readonly (string | null)[],
): Promise<void> {
  if (!dutchAddressIsRefused(scope.regionCode, regionCodes)) return
  const scopes = await context.sites.scopes()
  const dutch = scopes.find(
    (siteScope) => siteScope.regionCode === 'NL' && siteScope.platform === scope.platform && siteScope.isMain,
  )
  throw new Refusal({
    status: 422,
    code: 'dutch-address',
    title: 'An order with a Dutch address is possible on the Dutch site only.',
    ...(dutch && { detail: dutch.host }),
  })
}

/** DELIVERY-16: nothing is sent to a territory with a VAT of its own; the answer names it, and the field to blame. */
export function refuseTerritory(
  terms: Terms,
  { languageCode }: Pick<SiteScope, 'languageCode'>,
  { parameter, place }: { parameter: string; place: DeliveryPlace | null },
): void {
  const territory = place && refusedTerritory(terms, place, languageCode)
  if (territory) refuseFields([{ parameter, reason: 'territory-not-served', territory }])
}
