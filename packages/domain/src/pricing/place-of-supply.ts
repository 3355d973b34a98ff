import type { Supply } from '../sites/index.ts'

/** Member states of the European Union; their companies settle VAT among themselves. */
const memberStates: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** How a supply is taxed: with VAT, as an exempt delivery of goods to another member state, or by the customer. */
export const vatTreatments = ['taxed', 'intra-community', 'reverse-charge'] as const
export type VatTreatment = (typeof vatTreatments)[number]

type Sale = {
  /** Where the seller is, and the goods leave. */
  sellerRegionCode: string
  destinationRegionCode: string
  /** The country of a number that the register knows; null for consumers and for companies without one. */
  vatNumberRegionCode: string | null
}

export type PlaceOfSupply = {
  /** The country whose rates goods have. */
  ratesOfRegionCode: string
  treatments: Record<Supply, VatTreatment>
}

/**
 * What a sale is to the tax office, by the Directive 2006/112/EC (PRICING-23). It goes by where the seller is and where the supply
 * takes place; the site of the order decides nothing.
 *
 * Goods: exempt when a number of another member state than the seller's buys them and they go to another one (Art. 138). A company
 * of the seller's own country pays the rates of that country, wherever in the Union
 * the goods go (Art. 32: no distance sale, Art. 14(4)). All others
 * pay the rates of the destination (Art. 33).
 * Service: for a company it is supplied where the company is (Art. 44), and one of another member state accounts for the VAT (Art. 196).
 */
export function placeOfSupply(sale: Sale): PlaceOfSupply {
  const { sellerRegionCode: seller, destinationRegionCode: destination, vatNumberRegionCode: company } = sale
  const isOfOtherState = company !== null && company !== seller && memberStates.has(company)
  const goesToOtherState = destination !== seller && memberStates.has(destination)
  return {
    ratesOfRegionCode: company === seller && goesToOtherState ? seller : destination,
    treatments: {
      goods: isOfOtherState && goesToOtherState ? 'intra-community' : 'taxed',
      service: isOfOtherState ? 'reverse-charge' : 'taxed',
    },
  }
}
