/** Member states of the European Union; their companies settle VAT among themselves. */
const memberStates: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/**
 * PRICING-10: a company pays no VAT when its number is valid, was given out by another member state than the site's,
 * and the goods go to another member state than the site's.
 */
export function isReverseCharge(sale: {
  siteRegionCode: string
  destinationRegionCode: string
  vatNumberRegionCode: string
  vatNumberIsValid: boolean
}): boolean {
  const isForeign = (regionCode: string) => memberStates.has(regionCode) && regionCode !== sale.siteRegionCode
  return sale.vatNumberIsValid && isForeign(sale.vatNumberRegionCode) && isForeign(sale.destinationRegionCode)
}
