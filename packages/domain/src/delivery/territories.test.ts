import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { territories, territoryOf } from './territories.ts'

const nameOf = (country: string, zipcode: string) => territoryOf(country, zipcode)?.name ?? null

describe('a territory whose VAT is not that of its country (DELIVERY-16)', () => {
  test.each([
    ['ES', '34999', '35001', '35699', '36001', 'Islas Canarias'],
    ['ES', '37999', '38001', '38911', '39001', 'Islas Canarias'],
    ['ES', '50999', '51001', '51005', '50001', 'Ceuta'],
    ['ES', '49999', '52001', '52006', '50018', 'Melilla'],
    ['IT', '23040', '23041', '23041', '23042', 'Livigno'],
    ['IT', '22060', '22061', '22061', '22062', 'Campione d’Italia'],
    ['IT', '47889', '47890', '47899', '47900', 'San Marino'],
    ['IT', '00119', '00120', '00120', '00121', 'Città del Vaticano'],
    ['DE', '78265', '78266', '78266', '78267', 'Büsingen am Hochrhein'],
    ['DE', '27497', '27498', '27498', '27499', 'Helgoland'],
    ['DE', '87566', '87567', '87569', '87570', 'Kleinwalsertal'],
    ['AT', '6990', '6991', '6993', '6994', 'Kleinwalsertal'],
    ['FI', '21999', '22100', '22950', '23100', 'Åland'],
    ['FR', '97399', '97400', '97499', '97500', 'La Réunion'],
    ['GR', '63085', '63086', '63087', '63088', 'Άγιον Όρος'],
    ['DK', '2411', '2412', '2412', '2413', 'Kalaallit Nunaat'],
    ['DK', '3790', '3900', '3992', '4000', 'Kalaallit Nunaat'],
    ['DK', '1000', '0100', '0970', '1050', 'Føroyar'],
    ['DK', '3790', '3800', '3899', '3900', 'Føroyar'],
    ['PT', '8999-999', '9000-082', '9400-171', '8970-064', 'Madeira'],
    ['PT', '8999-999', '9500-010', '9980-024', '8900-200', 'Açores'],
  ])(
    'is known by its postcodes, edges included: %s %s | %s to %s | %s',
    (country, before, first, last, after, name) => {
      expect([nameOf(country, first), nameOf(country, last)]).toEqual([name, name])
      expect([before, after].map((zipcode) => nameOf(country, zipcode))).not.toContain(name)
    },
  )

  test('is no part of the mainland around it, of Monaco, or of another country with that postcode', () => {
    const served = [
      'ES 28001',
      'ES 07001',
      'IT 00118',
      'DE 48653',
      'FR 98000',
      'FR 20000',
      'FR 75001',
      'PT 1000-001',
      'FI 20100',
      'DK 3700',
      'CY 1010',
      'CY 5280',
    ]
    expect(served.filter((each) => nameOf(...(each.split(' ') as [string, string])) !== null)).toEqual([])
    expect(nameOf('DE', '35001')).toBeNull()
    expect(nameOf('IT', '38100')).toBeNull()
    expect(territoryOf('ES', null)).toBeNull()
  })

  test('names its source and who is to confirm it, and its ranges are whole', () => {
    for (const { postcodes, source, confirm } of territories) {
      expect(source.length).toBeGreaterThan(10)
      expect(confirm).not.toBe('')
      for (const [from, until] of postcodes) {
        expect(from <= until && from.length === until.length).toBe(true)
        expect(from + until).toMatch(/^\d+$/)
      }
    }
  })

  test('holds every postcode within a range and none beyond, however it is written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...territories),
        fc.integer({ min: -3, max: 12_000 }),
        fc.constantFrom('', ' ', '-'),
        ({ country, postcodes, name }, step, part) => {
          for (const [from, until] of postcodes) {
            const number = Number(from) + (step % (Number(until) - Number(from) + 4))
            if (number < 0) continue
            const code = String(number).padStart(from.length, '0')
            if (code.length !== from.length) continue
            const isInside = postcodes.some(([first, last]) => code >= first && code <= last)
            const written = country === 'PT' ? `${code}${part}123` : `${part}${code}`
            expect(nameOf(country, written) === name).toBe(isInside)
          }
        },
      ),
    )
  })
})
