import { useMemo, useSyncExternalStore } from 'react'
import { createStore } from '../../toolkit/store'

export type MailedLink = { userId: string; token: string }

/**
 * What the mailed link carries (SIGN-IN-PAGES-25). It stays in the address until it has been used, so that a reload or a tab that the
 * browser had given up comes back to the same page. Null until hydration, so no HTML holds it.
 */
export function useMailedLink(): MailedLink | null {
  const search = useSyncExternalStore(watchNothing, currentSearch, () => '')
  return useMemo(() => linkIn(search), [search])
}

/** A link that is over does not stay in the address, nor in the history (SIGN-IN-PAGES-25). */
export function forgetMailedLink(): void {
  history.replaceState(history.state, '', location.pathname)
}

/** Whose activation link was over, until the page is left: a new mail for it needs no address. */
export const expiredAccount = createStore<string | null>(null)

function linkIn(search: string): MailedLink | null {
  const query = new URLSearchParams(search)
  const userId = query.get('userId')
  const token = query.get('token')
  return userId && token ? { userId, token } : null
}

function watchNothing(): () => void {
  return () => undefined
}

function currentSearch(): string {
  return location.search
}
