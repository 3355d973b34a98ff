import { dutchAddressIsRefused, type FieldProblem } from '@haverhof/domain/checkout'
import type { SitePair } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { Refusal } from '../http/index.ts'

/** CHECKOUT-6: every wrong field with its reason; the storefront has the words. */
export function refuseFields(problems: readonly FieldProblem[]): void {
  const [first] = problems
  if (!first) return
  throw new Refusal({
    status: 400,
    code: 'invalid-fields',
    title: 'Some fields are not right yet.',
    detail: first.reason,
    parameter: first.parameter,
    errors: problems.map(({ parameter, reason, max }) => ({
      parameter,
      message: reason,
      ...(max !== undefined && { max }),
    })),
  })
}

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
