/** The last digit of an EAN-13, from the twelve before it. */
export function eanCheckDigit(twelveDigits: string): number {
  const sum = Array.from(twelveDigits).reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  )
  return (10 - (sum % 10)) % 10
}

export function isEan(text: string): boolean {
  return /^\d{13}$/.test(text) && eanCheckDigit(text.slice(0, 12)) === Number(text[12])
}
