import type { ApiClient } from '@haverhof/api-client'
import { browserApi } from '../shop/use-api'
import { openAccount } from './open-account'
import type { ScopeIds } from '../shop/shop'

type Entry = (api: ApiClient, shoppingcartId: string | null) => Promise<{ shoppingcartId: string | null }>

/**
 * Signs in, whatever the proof; the cart of this browser becomes part of the customer's, its horse comes along, and the
 * account is loaded (SIGN-IN-PAGES-3).
 */
export async function enter(scope: ScopeIds, send: Entry): Promise<void> {
  const api = browserApi(scope.siteId, scope.languageId)
  const { openCart } = await import('../cart')
  await openCart(scope).exchange(async (shoppingcartId) => (await send(api, shoppingcartId)).shoppingcartId)
  // What cannot come along now stays in the browser, and comes with the next sign-in (HORSES-7).
  const { bringHorse } = await import('../horses/account-horse')
  await bringHorse(api).catch(() => undefined)
  await openAccount(scope)
    .load()
    // Signed in all the same: the next page asks again.
    .catch(() => undefined)
}

type Credentials = { emailAddress: string; password: string; captcha: string }

export function signIn(scope: ScopeIds, { emailAddress, password, captcha }: Credentials): Promise<void> {
  return enter(scope, ({ authentication }, shoppingcartId) =>
    authentication.signIn({ emailAddress, password, shoppingcartId }, captcha),
  )
}

/** Signs out; the cart stays with the customer, and this browser forgets both (SIGN-IN-PAGES-3). */
export async function signOut(scope: ScopeIds): Promise<void> {
  const { authentication } = browserApi(scope.siteId, scope.languageId)
  const { openCart } = await import('../cart')
  await openCart(scope).exchange(async () => {
    await authentication.signOut()
    return null
  })
  openAccount(scope).clear()
}
