import type { ApiClient } from '@haverhof/api-client'
import { statusOfFailure } from '@haverhof/api-client/api-error'
import { useEffect, useEffectEvent } from 'react'
import { type Query, useQuery } from '../../shared/shop/use-query'
import { useLocation, useNavigate } from 'react-router'
import { openAccount, signInPath } from '../../shared/account'
import { useShop } from '../../shared/shop/shop'

/**
 * What only the customer may see is asked for by the browser, once the page is there (ACCOUNT-PAGES-2). A visitor
 * who is not signed in is redirected to sign-in.
 */
export function useAccountContent<T>(key: string, load: (api: ApiClient) => Promise<T>): Query<T> {
  const query = useQuery(`account ${key}`, load)
  const detour = useSignInDetour()
  const { content } = query
  const isSignedOut = content?.state === 'rejected' && statusOfFailure(content.error) === 401
  const leave = useEffectEvent(detour)
  useEffect(() => {
    if (isSignedOut) leave()
  }, [isSignedOut])
  return query
}

/** The session has ended: to the page that asks to sign in, and back here afterwards (ACCOUNT-PAGES-3). */
export function useSignInDetour(): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const shop = useShop()
  return () => {
    openAccount(shop).clear()
    void navigate(signInPath(pathname + search), { replace: true })
  }
}
