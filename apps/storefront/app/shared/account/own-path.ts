const anywhere = 'http://shop.invalid'
const longest = 1000

/**
 * SIGN-IN-PAGES-4: the path inside the shop that an address names, or null. Read the way browsers read it, because `/\host`, a tab
 * in the middle or `/.//host` lead elsewhere.
 */
export function ownPath(address: string | null): string | null {
  if (!address?.startsWith('/') || address.length > longest || !URL.canParse(address, anywhere)) return null
  const { origin, pathname, search, hash } = new URL(address, anywhere)
  return origin === anywhere && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null
}

/** SIGN-IN-PAGES-4: back to where the visitor wanted to go, or into the account. */
export function returnPath(search: string): string {
  return ownPath(new URLSearchParams(search).get('returnUrl')) ?? '/account/'
}

/** The same way back, on another page. */
export function withReturn(path: string, returnUrl: string): string {
  return returnUrl === '/account/' ? path : `${path}?${new URLSearchParams({ returnUrl }).toString()}`
}

/** The page that asks to sign in and leads back to where the visitor wanted to go. */
export function signInPath(returnUrl: string): string {
  return `/account/login/?${new URLSearchParams({ i: '1', returnUrl }).toString()}`
}
