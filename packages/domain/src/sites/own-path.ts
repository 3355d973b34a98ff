const anywhere = 'http://shop.invalid'
const longest = 1000

/**
 * The path inside the shop that an address names, or null (SIGN-IN-PAGES-4). Read the way browsers read it, because `/\host`, a tab
 * in the middle or `/.//host` lead elsewhere.
 */
export function ownPath(address: string | null): string | null {
  if (!address?.startsWith('/') || address.length > longest || !URL.canParse(address, anywhere)) return null
  const { origin, pathname, search, hash } = new URL(address, anywhere)
  return origin === anywhere && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}
