import type { ApiClient } from '@haverhof/api-client'
import { createStore } from '../../toolkit/store'

export type Account = Awaited<ReturnType<ApiClient['account']['get']>>

export type AccountState = {
  /** Whether the browser has asked who it is. */
  isLoaded: boolean
  isAuthenticated: boolean
  accountInfo: Account | null
}

/** Before anything is known: the same on the server and while the browser takes over. */
export const nobodyYet: AccountState = { isLoaded: false, isAuthenticated: false, accountInfo: null }

/** Who is signed in; the account sets it, the header shows it. */
export const accountState = createStore<AccountState>(nobodyYet)
