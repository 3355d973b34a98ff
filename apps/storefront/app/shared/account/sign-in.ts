import { browserApi } from '../shop/use-api'
import { openAccount } from './open-account'
import type { ScopeIds } from '../shop/shop'

type Credentials = { emailAddress: string; password: string; captcha: string }

/** SIGN-IN-PAGES-3: signs in; the cart of this browser becomes part of the customer's, and the account is loaded. */
export async function signIn(
  scope: ScopeIds,
  { emailAddress, password, captcha }: Credentials,
): Promise<void> {
  const { authentication } = browserApi(scope.siteId, scope.languageId)
  const { openCart } = await import('../cart')
  await openCart(scope).exchange(async (shoppingcartId) => {
    const answer = await authentication.signIn({ emailAddress, password, shoppingcartId }, captcha)
    return answer.shoppingcartId
  })
  // HORSES-7: what cannot come along now stays in the browser, and comes with the next sign-in.
  const { bringHorse } = await import('../horses/account-horse')
  await bringHorse(browserApi(scope.siteId, scope.languageId)).catch(() => undefined)
  await openAccount(scope)
    .load()
    // Signed in all the same: the next page asks again.
    .catch(() => undefined)
}

/** SIGN-IN-PAGES-3: signs out; the cart stays with the customer, and this browser forgets both. */
export async function signOut(scope: ScopeIds): Promise<void> {
  const { authentication } = browserApi(scope.siteId, scope.languageId)
  const { openCart } = await import('../cart')
  await openCart(scope).exchange(async () => {
    await authentication.signOut()
    return null
  })
  openAccount(scope).clear()
}
