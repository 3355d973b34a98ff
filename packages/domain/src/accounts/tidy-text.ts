/**
 * What people type, as it is kept: composed characters, single spaces, no line breaks or other
 * control characters, no halves of characters (CHECKOUT-5).
 */
export function tidyText(typed: string): string {
  return typed
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}\u200B\uFEFF]+/gu, ' ')
    .trim()
}

export function tidyOptional(typed: string | null | undefined): string | null {
  return tidyText(typed ?? '') || null
}
