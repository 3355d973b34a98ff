import type { ApiClient } from '@haverhof/api-client'
import { statusOfFailure } from '@haverhof/api-client/api-error'
import type { Store } from '../../toolkit/store'
import { type AccountState, nobodyYet } from '../state/account-state'

/** What the account asks of the API. */
export type AccountCalls = {
  isAuthenticated: ApiClient['authentication']['isAuthenticated']
  get: ApiClient['account']['get']
}

/** Stores in the browser that the customer is signed in, for the next page and for other tabs. */
export type AccountNote = { write: (isSignedIn: boolean) => void }

type Dependencies = { calls: AccountCalls; state: Store<AccountState>; note: AccountNote }

export type AccountStore = ReturnType<typeof createAccountStore>

/** Who is signed in: asked once on first use, loaded after signing in, cleared after signing out (SIGN-IN-PAGES-1). */
export function createAccountStore({ calls, state, note }: Dependencies) {
  let asking: Promise<void> | null = null

  /** Asks once; a request that failed is sent again by the next caller. */
  function ensure(): Promise<void> {
    asking ??= ask().catch(() => {
      asking = null
    })
    return asking
  }

  async function ask(): Promise<void> {
    if (await calls.isAuthenticated()) await load()
    else clear()
  }

  /** Reads the account anew: after signing in, and after the customer changed something. */
  async function load(): Promise<void> {
    try {
      const accountInfo = await calls.get()
      state.set({ isLoaded: true, isAuthenticated: true, accountInfo })
      note.write(true)
    } catch (error) {
      if (statusOfFailure(error) !== 401) throw error
      clear()
    }
  }

  function clear(): void {
    state.set({ ...nobodyYet, isLoaded: true })
    note.write(false)
  }

  /** Signed in or out in another tab. */
  function askAgain(): Promise<void> {
    asking = null
    return ensure()
  }

  return { state, ensure, load, clear, askAgain }
}
