import { entranceCalls } from '@haverhof/api-client/entrance'
import type { ScopeIds } from '../shop/shop'
import { enter } from './sign-in'

/** Signs in with what the mailed link carries (SIGN-IN-PAGES-14). */
export function signInByLink(scope: ScopeIds, link: { userId: string; token: string }): Promise<void> {
  return enter(scope, (api, shoppingcartId) =>
    api.extended(entranceCalls).byLink({ ...link, shoppingcartId }),
  )
}

type PasskeyAnswer = Parameters<ReturnType<typeof entranceCalls>['byPasskey']>[0]['response']

/** Signs in with what a passkey answered (SIGN-IN-PAGES-15). */
export function signInByPasskey(scope: ScopeIds, response: PasskeyAnswer): Promise<void> {
  return enter(scope, (api, shoppingcartId) =>
    api.extended(entranceCalls).byPasskey({ response, shoppingcartId }),
  )
}
