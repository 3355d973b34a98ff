/** A number is the same however it is typed (PAYMENTS-8). */
export function foldGiftCardNumber(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
}

/** How a card is shown to the customer who has given it: nothing but its last four digits can be read (PAYMENTS-8). */
export function maskedGiftCardNumber(lastDigits: string): string {
  return `${'*'.repeat(12)}${lastDigits}`
}

/** True when the client sends back the number as it was shown. */
export function isMaskOf(typed: string, lastDigits: string): boolean {
  return foldGiftCardNumber(typed) === foldGiftCardNumber(maskedGiftCardNumber(lastDigits))
}

/** A card pays what it holds, and never more than what is due (PAYMENTS-9). */
export function giftCardPart(balanceCents: number, totalCents: number): number {
  return Math.max(0, Math.min(balanceCents, totalCents))
}
