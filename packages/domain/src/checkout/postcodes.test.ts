import { describe, expect, it } from 'vitest'
import { isPostcode } from './index.ts'
import { tidyPostcode } from '../accounts/index.ts'

describe('postcodes (CHECKOUT-7)', () => {
  const written: [region: string, typed: string, kept: string][] = [
    ['NL', '1234ab', '1234 AB'],
    ['BE', '2000', '2000'],
    ['DE', 'D-48653', '48653'],
    ['DK', 'DK-8000', '8000'],
    ['IE', 'd02af30', 'D02 AF30'],
    ['IT', '20121', '20121'],
    ['PT', '1000205', '1000-205'],
    ['ES', '28001', '28001'],
    ['SE', '11122', '111 22'],
    ['EE', '10111', '10111'],
    ['AT', 'AT-1010', '1010'],
    ['FR', '75001', '75001'],
    ['LU', 'LU-1111', '1111'],
    ['FI', '00100', '00100'],
    ['PL', '00001', '00-001'],
    ['CZ', '11000', '110 00'],
    ['SK', '81101', '811 01'],
    ['HU', '1051', '1051'],
    ['SI', 'SI-1000', '1000'],
    ['HR', '10000', '10000'],
    ['LV', '1010', 'LV-1010'],
    ['LT', 'lt-01100', 'LT-01100'],
    ['RO', '010011', '010011'],
    ['BG', '1000', '1000'],
    ['GR', '10431', '104 31'],
    ['CY', '1010', '1010'],
    ['MT', 'vlt1117', 'VLT 1117'],
    ['NO', '0150', '0150'],
    ['CH', '8001', '8001'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ]

  it.each(written)('of %s: %s is kept as %s', (region, typed, stored) => {
    expect(isPostcode(typed, region)).toBe(true)
    expect(tidyPostcode(typed, region)).toBe(stored)
    expect(isPostcode(stored, region)).toBe(true)
    expect(tidyPostcode(stored, region)).toBe(stored)
  })

  it('of another shape are refused (§5.7)', () => {
    const refused = [
      ['NL', '1234'],
      ['NL', '0123 AB'],
      ['NL', '1234 SS'],
      ['DE', '4865'],
      ['DE', '00123'],
      ['BE', '0999'],
      ['IE', 'D02'],
      ['ES', '53000'],
      ['GB', '12345'],
      ['XX', '1234'],
      ['DE', '48653; drop'],
    ]
    for (const [region = '', typed = ''] of refused) expect(isPostcode(typed, region)).toBe(false)
    expect(tidyPostcode(' 4865 ', 'DE')).toBe('4865')
  })
})
