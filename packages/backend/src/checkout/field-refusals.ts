import { dutchAddressIsRefused } from '@haverhof/domain/checkout'
import type { SitePair } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { Refusal } from '../http/index.ts'

/** CHECKOUT-12: a Dutch address is served by the Dutch shop of the same brand, which the answer names. */
export async function refuseDutchAddress(
  context: AppContext,
  scope: SitePair,
  regionCodes: readonly (string | null)[],
): Promise<void> {
  if (!dutchAddressIsRefused(scope.regionCode, regionCodes)) return
  const pairs = await context.sites.pairs()
  const dutch = pairs.find(
    (pair) => pair.regionCode === 'NL' && pair.platform === scope.platform && pair.isMain,
  )
  throw new Refusal({
    status: 422,
    code: 'dutch-address',
    title: 'An order with a Dutch address is possible on the Dutch site only.',
    ...(dutch && { detail: dutch.host }),
  })
}
