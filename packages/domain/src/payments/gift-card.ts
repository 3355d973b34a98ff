/** PAYMENTS-8: a number is the same however it is typed. */
export function foldGiftCardNumber(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
}

/** PAYMENTS-9: a card pays what it holds, and never more than what is due. */
export function giftCardPart(balanceCents: number, totalCents: number): number {
  return Math.max(0, Math.min(balanceCents, totalCents))
}
