import { useEffect } from 'react'
import { createStore, useStore } from '../../platform/store'

export type MailedLink = { userId: string; token: string }

const taken = createStore<MailedLink | null>(null)

/**
 * PORCH-10: what the mailed link carries, taken out of the address bar at once: no history, no screenshot and no other site
 * gets to see it. Null until the page has come to life.
 */
export function useMailedLink(): MailedLink | null {
  useEffect(takeLink, [])
  return useStore(taken, null)
}

function takeLink(): void {
  const query = new URLSearchParams(location.search)
  const userId = query.get('userId')
  const token = query.get('token')
  if (!userId || !token) return
  taken.set({ userId, token })
  history.replaceState(history.state, '', location.pathname)
}
