import { redirect } from 'react-router'
import type { ShopRequest } from '../../toolkit/shop-request'
import { signInPath } from '../../shared/account/own-path'

/** Whether the visitor who asks for this page is signed in (PAGES-9). Without a cookie no call is made. */
export async function isSignedIn({ visitor }: ShopRequest): Promise<boolean> {
  return visitor ? visitor.authentication.isAuthenticated() : false
}

/** The account is for customers; everybody else signs in first and comes back to the page they wanted (SIGN-IN-PAGES-5). */
export async function customersOnly(shop: ShopRequest, url: URL): Promise<void> {
  if (await isSignedIn(shop)) return
  throw redirect(signInPath(`${url.pathname}${url.search}`))
}

/** Signing in, registering and the like are for those who are not signed in (SIGN-IN-PAGES-5). */
export async function visitorsOnly(shop: ShopRequest, elsewhere: string): Promise<void> {
  // Without an answer the page is of more use than an error.
  if (await isSignedIn(shop).catch(() => false)) throw redirect(elsewhere)
}
