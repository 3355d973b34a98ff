/** Pages with the same address on every site of a platform that sells. */
const fixedSections = new Set(['cart', 'checkout', 'account', 'withdraw'])

/** SITES-13: the address itself when it is fixed, else null. */
export function fixedPath(path: string): string | null {
  const first = path.split('/')[1] ?? ''
  return fixedSections.has(first) ? path : null
}
