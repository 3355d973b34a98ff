/** The one company behind every brand: who sells, invoices and receives transfers (SITES-11). */
export const company = {
  name: 'Haverhof B.V.',
  street: 'Haverstraat 12',
  zipcode: '8011 AB',
  city: 'Zwolle',
  regionCode: 'NL',
  registrationNumber: '05081234',
  vatNumber: 'NL812345678B01',
  iban: 'NL44 RABO 0123 4567 89',
  bic: 'RABONL2U',
} as const

/** The sign a site shows decides the currency; everything that is not a krone is the euro (SITES-6). */
const currencyBySymbol: Readonly<Record<string, string>> = { 'Kr.': 'DKK', KR: 'SEK' }

export function currencyOfSymbol(symbol: string): string {
  return Object.hasOwn(currencyBySymbol, symbol) ? (currencyBySymbol[symbol] ?? 'EUR') : 'EUR'
}

/** From this amount on an order is delivered without charge, on every site (PRODUCT-2). */
export const freeDeliveryFromEuros = 75
