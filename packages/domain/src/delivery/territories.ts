import type { Review } from '../shared/index.ts'
import { postcodeKey } from './delivery.ts'

/** Why a territory is not served. */
type Reason = 'outside-vat-area' | 'own-rates'

/** A part of a country, by its postcodes, whose VAT is not that of the country (DELIVERY-16). */
export type Territory = {
  /** The country that its addresses name. */
  country: string
  /** As it is written there. */
  name: string
  /** ISO 3166-1 and CLDR, where it has a code: it has a name in every language then. */
  code?: string
  /** Both ends included; digits alone. Longer postcodes count by their beginning. */
  postcodes: readonly (readonly [from: string, until: string])[]
  reason: Reason
  source: string
  confirm: string
  /** The expert who reviewed it and when, or null (EXPERTS-1). */
  reviewed: Review | null
}

const directive = 'Directive 2006/112/EC'
/** Of the table as a whole (EXPERTS-1). */
const open = { confirm: 'a tax adviser', reviewed: null }
const outside = (article: string) => ({
  reason: 'outside-vat-area' as const,
  source: `${directive}, art. ${article}`,
  ...open,
})
const ownRates = (source: string) => ({ reason: 'own-rates' as const, source, ...open })
const only = (postcode: string) => [postcode, postcode] as const

/**
 * Territories outside the VAT area of the Union, or with rates of
 * their own that `data/vat.yaml` does not have (DELIVERY-16). Monaco (FR 98000) is
 * France and the villages of the British bases in Cyprus are Cyprus (art. 7); Corsica and the Greek islands have the standard rate of
 * their country or a rate for local sellers, to be confirmed by a tax adviser.
 */
export const territories: readonly Territory[] = [
  {
    country: 'ES',
    name: 'Islas Canarias',
    code: 'IC',
    postcodes: [
      ['35000', '35999'],
      ['38000', '38999'],
    ],
    ...outside('6(1)(b)'),
  },
  { country: 'ES', name: 'Ceuta', postcodes: [['51000', '51999']], ...outside('6(2)(c)') },
  { country: 'ES', name: 'Melilla', postcodes: [['52000', '52999']], ...outside('6(2)(d)') },
  { country: 'IT', name: 'Livigno', postcodes: [only('23041')], ...outside('6(2)(e)') },
  {
    country: 'IT',
    name: 'Campione d’Italia',
    postcodes: [only('22061')],
    ...outside('6(1)(f), as amended by Directive (EU) 2019/475'),
  },
  {
    country: 'IT',
    name: 'San Marino',
    code: 'SM',
    postcodes: [['47890', '47899']],
    ...outside('5(2): a third country'),
  },
  {
    country: 'IT',
    name: 'Città del Vaticano',
    code: 'VA',
    postcodes: [only('00120')],
    ...outside('5(2): a third country'),
  },
  { country: 'DE', name: 'Büsingen am Hochrhein', postcodes: [only('78266')], ...outside('6(2)(b)') },
  { country: 'DE', name: 'Helgoland', postcodes: [only('27498')], ...outside('6(2)(a)') },
  {
    country: 'DE',
    name: 'Jungholz',
    postcodes: [only('87491')],
    ...ownRates('Austrian territory with a German postcode; UStG (AT) § 10 (4)'),
  },
  {
    country: 'DE',
    name: 'Kleinwalsertal',
    postcodes: [['87567', '87569']],
    ...ownRates('Austrian territory with German postcodes; UStG (AT) § 10 (4)'),
  },
  { country: 'AT', name: 'Jungholz', postcodes: [only('6691')], ...ownRates('UStG (AT) § 10 (4)') },
  { country: 'AT', name: 'Kleinwalsertal', postcodes: [['6991', '6993']], ...ownRates('UStG (AT) § 10 (4)') },
  { country: 'FI', name: 'Åland', code: 'AX', postcodes: [['22000', '22999']], ...outside('6(1)(d)') },
  { country: 'FR', name: 'Guadeloupe', code: 'GP', postcodes: [['97100', '97199']], ...outside('6(1)(c)') },
  { country: 'FR', name: 'Martinique', code: 'MQ', postcodes: [['97200', '97299']], ...outside('6(1)(c)') },
  { country: 'FR', name: 'Guyane', code: 'GF', postcodes: [['97300', '97399']], ...outside('6(1)(c)') },
  { country: 'FR', name: 'La Réunion', code: 'RE', postcodes: [['97400', '97499']], ...outside('6(1)(c)') },
  {
    country: 'FR',
    name: 'Saint-Pierre-et-Miquelon',
    code: 'PM',
    postcodes: [['97500', '97599']],
    ...outside('5(2): not of the Union'),
  },
  { country: 'FR', name: 'Mayotte', code: 'YT', postcodes: [['97600', '97699']], ...outside('6(1)(c)') },
  {
    country: 'FR',
    name: 'Saint-Barthélemy',
    code: 'BL',
    postcodes: [['97700', '97799']],
    ...outside('5(2): not of the Union'),
  },
  { country: 'FR', name: 'Saint-Martin', code: 'MF', postcodes: [['97800', '97899']], ...outside('6(1)(c)') },
  {
    country: 'FR',
    name: 'Terres australes et antarctiques françaises',
    code: 'TF',
    postcodes: [['98400', '98499']],
    ...outside('5(2): not of the Union'),
  },
  {
    country: 'FR',
    name: 'Wallis-et-Futuna',
    code: 'WF',
    postcodes: [['98600', '98699']],
    ...outside('5(2): not of the Union'),
  },
  {
    country: 'FR',
    name: 'Polynésie française',
    code: 'PF',
    postcodes: [['98700', '98799']],
    ...outside('5(2): not of the Union'),
  },
  {
    country: 'FR',
    name: 'Nouvelle-Calédonie',
    code: 'NC',
    postcodes: [['98800', '98899']],
    ...outside('5(2): not of the Union'),
  },
  { country: 'GR', name: 'Άγιον Όρος', postcodes: [['63086', '63087']], ...outside('6(1)(a)') },
  {
    country: 'DK',
    name: 'Kalaallit Nunaat',
    code: 'GL',
    postcodes: [only('2412'), ['3900', '3999']],
    ...outside('5(2): not of the Union'),
  },
  // Three digits at home (posta.fo), which Danish addresses write with a nought before,
  // and 38xx in older lists. Denmark uses 0555, 0783 and a few from 0800 on
  // for the mail of single firms: no feed goes there.
  {
    country: 'DK',
    name: 'Føroyar',
    code: 'FO',
    postcodes: [
      ['0100', '0999'],
      ['3800', '3899'],
    ],
    ...outside('5(2), with art. 355(5)(a) TFEU: not of the Union'),
  },
  {
    country: 'CY',
    name: 'Κερύνεια',
    postcodes: [['9000', '9999']],
    ...outside('5(2), with Protocol 10 to the Act of Accession of 2003'),
  },
  {
    country: 'PT',
    name: 'Madeira',
    postcodes: [['9000', '9499']],
    ...ownRates(`${directive}, art. 105; CIVA (PT) art. 18 (3)`),
  },
  {
    country: 'PT',
    name: 'Açores',
    postcodes: [['9500', '9999']],
    ...ownRates(`${directive}, art. 105; CIVA (PT) art. 18 (3)`),
  },
]

/** The territory of an address that goods are not sent to; null for all others (DELIVERY-16). */
export function territoryOf(regionCode: string, zipcode: string | null): Territory | null {
  if (zipcode === null) return null
  const key = postcodeKey(zipcode)
  const territory = territories.find(
    ({ country, postcodes }) => country === regionCode && postcodes.some((range) => holds(range, key)),
  )
  return territory ?? null
}

function holds([from, until]: readonly [string, string], key: string): boolean {
  const beginning = key.slice(0, from.length)
  return beginning.length === from.length && beginning >= from && beginning <= until
}
