/** SITES-6: the sign a site shows decides the currency; everything that is not a krone is the euro. */
const currencyBySymbol: Readonly<Record<string, string>> = { 'Kr.': 'DKK', KR: 'SEK' }

export function currencyOfSymbol(symbol: string): string {
  return Object.hasOwn(currencyBySymbol, symbol) ? (currencyBySymbol[symbol] ?? 'EUR') : 'EUR'
}
