/** A code is the same however it is typed: spaces, capitals and look-alike characters do not count (CART-8). */
export function foldCode(typed: string): string {
  return (
    typed
      .normalize('NFKC')
      .toUpperCase()
      .normalize('NFKC')
      .replaceAll(/[\s\p{Cf}\p{Cc}]/gu, '')
      // What stood apart may stand together now.
      .normalize('NFKC')
  )
}
