import { type ApiClient, statusOfFailure } from '@haverhof/api-client'
import { useEffect } from 'react'
import { type Query, useQuery } from '../../shared/shop/use-query'
import { useSignInDetour } from './use-sign-in-detour'

/**
 * ACCOUNT-PAGES-2: what only the customer may see is asked for by the browser, once the page is there. A visitor
 * who is not signed in is redirected to sign-in.
 */
export function useAccountContent<T>(key: string, load: (api: ApiClient) => Promise<T>): Query<T> {
  const query = useQuery(`account ${key}`, load)
  const detour = useSignInDetour()
  const { content } = query
  const isSignedOut = content?.state === 'rejected' && statusOfFailure(content.error) === 401
  useEffect(() => {
    if (isSignedOut) detour()
    // oxlint-disable-next-line react/exhaustive-deps -- once per answer
  }, [isSignedOut])
  return query
}
