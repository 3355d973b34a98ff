export type StockState = 'available' | 'low-stock' | 'coming-soon' | 'sold-out'

/** From this amount down the page says how many are left. */
export const lowStockAmount = 7

/** What the page says about the stock of a pack; the amount only when it is low (CATALOGUE-6). */
export function stockState(
  amount: number,
  comingSoon: boolean,
): { state: StockState; amount: number | null } {
  if (amount <= 0) return { state: comingSoon ? 'coming-soon' : 'sold-out', amount: null }
  return amount <= lowStockAmount ? { state: 'low-stock', amount } : { state: 'available', amount: null }
}

/** The last digit of an EAN-13, from the twelve before it. */
export function eanCheckDigit(twelveDigits: string): number {
  const sum = Array.from(twelveDigits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  )
  return (10 - (sum % 10)) % 10
}

export function isEan(text: string): boolean {
  return /^\d{13}$/.test(text) && eanCheckDigit(text.slice(0, 12)) === Number(text[12])
}

/** GS1 keeps these beginnings for numbers within one company (02, 04, 20-29): they name nothing in the world. */
const withinCompany = /^(0[24]|2)/

/** The number by which the trade knows the pack; null for one that only the own tills know (SEO-20). */
export function globalTradeNumber(ean: string): string | null {
  return isEan(ean) && !withinCompany.test(ean) ? ean : null
}
