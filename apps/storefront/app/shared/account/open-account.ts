import { useEffect } from 'react'
import { accountStorageKey } from '../../toolkit/constants'
import { inOwnTurn } from '../../toolkit/late-triggers'
import { readStored, writeStored } from '../../toolkit/storage'
import { useStore } from '../../toolkit/store'
import { forgetAccountHorse } from '../horses/forget-account-horse'
import { type AccountState, accountState, nobodyYet } from '../state/account-state'
import { type ScopeIds, useShop } from '../shop/shop'
import { browserApi } from '../shop/use-api'
import { type AccountStore, createAccountStore } from './account-store'

let opened: AccountStore | null = null

/** The account of this browser, opened once per visit. For event handlers and effects, never while rendering. */
export function openAccount(scope: ScopeIds): AccountStore {
  opened ??= open(scope)
  return opened
}

/** Who is signed in; the first component that reads it sends the request (SIGN-IN-PAGES-1). */
export function useAccount(): AccountState {
  const { siteId, languageId } = useShop()
  useEffect(() => {
    inOwnTurn(() => void openAccount({ siteId, languageId }).ensure())
  }, [siteId, languageId])
  return useStore(accountState, nobodyYet)
}

function open({ siteId, languageId }: ScopeIds): AccountStore {
  const { account, authentication } = browserApi(siteId, languageId)
  const store = createAccountStore({
    calls: { isAuthenticated: () => authentication.isAuthenticated(), get: () => account.get() },
    state: accountState,
    note: { write: noteSession },
  })
  // The storage event tells the other tabs (SIGN-IN-PAGES-2).
  addEventListener('storage', ({ key }) => {
    if (key === accountStorageKey || key === null) void store.askAgain()
  })
  return store
}

function noteSession(isSignedIn: boolean): void {
  const note = isSignedIn ? 'signed-in' : null
  if (!isSignedIn) forgetAccountHorse()
  if (readStored(accountStorageKey) !== note) writeStored(accountStorageKey, note)
}
