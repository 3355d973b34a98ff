/** PAYMENTS-8: a number is the same however it is typed. */
export function foldGiftCardNumber(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
}

/** PAYMENTS-8: how a card is shown to the customer who has given it: nothing but its last four digits can be read. */
export function maskedGiftCardNumber(lastDigits: string): string {
  return `${'*'.repeat(12)}${lastDigits}`
}

/** True when the client sends back the number as it was shown. */
export function isMaskOf(typed: string, lastDigits: string): boolean {
  return foldGiftCardNumber(typed) === foldGiftCardNumber(maskedGiftCardNumber(lastDigits))
}

/** PAYMENTS-9: a card pays what it holds, and never more than what is due. */
export function giftCardPart(balanceCents: number, totalCents: number): number {
  return Math.max(0, Math.min(balanceCents, totalCents))
}
