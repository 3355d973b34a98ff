import { describe, expect, test } from 'vitest'
import { type PlaceOfSupply, placeOfSupply } from './place-of-supply.ts'

/**
 * The seller is in the Netherlands. A row: where the goods go, the country of a number that the register knows (or none), how goods and
 * analyses are taxed, whose rates the goods have, and why.
 */
type Case = [
  destination: string,
  number: string | null,
  goods: PlaceOfSupply['treatments']['goods'],
  service: PlaceOfSupply['treatments']['service'],
  rates: string,
  why: string,
]

const cases: Case[] = [
  ['NL', null, 'taxed', 'taxed', 'NL', 'a consumer at home'],
  ['DE', null, 'taxed', 'taxed', 'DE', 'a distance sale, Art. 33; the analysis where it is done, Art. 54'],
  ['BE', null, 'taxed', 'taxed', 'BE', 'the same'],
  ['FR', null, 'taxed', 'taxed', 'FR', 'the same'],
  ['CH', null, 'taxed', 'taxed', 'CH', 'outside the Union'],
  ['NL', 'NL', 'taxed', 'taxed', 'NL', 'a company at home'],
  ['DE', 'NL', 'taxed', 'taxed', 'NL', 'a number of the state the goods leave frees nothing, Art. 138(1)(b)'],
  ['FR', 'NL', 'taxed', 'taxed', 'NL', 'the same, from whichever site'],
  ['DE', 'DE', 'intra-community', 'reverse-charge', 'DE', 'Art. 138 and Art. 196'],
  ['BE', 'BE', 'intra-community', 'reverse-charge', 'BE', 'the same'],
  ['FR', 'FR', 'intra-community', 'reverse-charge', 'FR', 'the same'],
  ['FR', 'DE', 'intra-community', 'reverse-charge', 'FR', 'any number of another state than the seller’s'],
  [
    'NL',
    'DE',
    'taxed',
    'reverse-charge',
    'NL',
    'goods that stay are no delivery abroad; the analysis is supplied in DE, Art. 44',
  ],
  ['CH', 'DE', 'taxed', 'reverse-charge', 'CH', 'goods that leave the Union are no supply within it'],
  ['DE', 'CH', 'taxed', 'taxed', 'DE', 'a number of no member state frees nothing'],
  ['CH', 'CH', 'taxed', 'taxed', 'CH', 'the same'],
  ['CH', 'NL', 'taxed', 'taxed', 'CH', 'the same'],
]

describe('PRICING-10: a sale of the Dutch company (PRICING-23)', () => {
  test.each(cases)('to %s with a number of %s: goods %s, analyses %s, rates of %s (%s)', (...row) => {
    const [destinationRegionCode, vatNumberRegionCode, goods, service, ratesOfRegionCode] = row
    expect(placeOfSupply({ sellerRegionCode: 'NL', destinationRegionCode, vatNumberRegionCode })).toEqual({
      ratesOfRegionCode,
      treatments: { goods, service },
    })
  })
})
