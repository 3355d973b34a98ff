const netherlands = 'NL'

/** CHECKOUT-12: an order with a Dutch billing or delivery address is possible on a Dutch site only. */
export function dutchAddressIsRefused(
  siteRegionCode: string,
  addressRegionCodes: readonly (string | null)[],
): boolean {
  return siteRegionCode !== netherlands && addressRegionCodes.includes(netherlands)
}
