import { ownPath } from '@haverhof/domain/sites'

export { ownPath }

/** Back to where the visitor wanted to go, or into the account (SIGN-IN-PAGES-4). */
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
