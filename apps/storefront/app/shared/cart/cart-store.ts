import { createStore, type Store } from '../../toolkit/store'
import type { CartCalls } from './cart-calls'
import type { ScopeIds } from '../shop/shop'
import { createChanges } from './cart-changes'
import { createDetailActions } from './cart-details'
import { createLifecycle } from './cart-lifecycle'
import { createLineActions } from './cart-lines'
import type { CartMemory } from './cart-memory'
import { type CartState, noCart } from './cart-state'
import type { Sending } from './send-change'

type Dependencies = {
  calls: CartCalls
  scope: ScopeIds
  memory: CartMemory
  state?: Store<CartState>
  /** Tells the other tabs that something changed. */
  tell?: () => void
  /** Keeps two tabs from creating a cart at the same moment. */
  alone?: <T>(task: () => Promise<T>) => Promise<T>
  /** The mailing that led the visitor here. */
  mailplusId?: () => string | null
  isOffline?: () => boolean
}

export type CartStore = ReturnType<typeof createCartStore>

/** The cart of a visitor: what it holds, and everything that can be done to it. */
export function createCartStore({
  calls,
  scope,
  memory,
  state = createStore(noCart),
  tell = () => undefined,
  alone = (task) => task(),
  mailplusId = () => null,
  isOffline = () => false,
}: Dependencies) {
  const lifecycle = createLifecycle({ calls, scope, state, memory, alone, mailplusId, isOffline })
  const changes = createChanges({ lifecycle, state, memory, tell })
  return {
    state,
    /** Reads the cart this browser has; without one there is nothing to read. */
    refresh: changes.refresh,
    /** Ends when everything that was asked for is done and the cart has been read. */
    settled: changes.settled,
    ...createLineActions({ calls, changes, state }),
    ...createDetailActions({ calls, changes, memory, state }),
    /** Any other call about the cart, in its turn, and the cart read anew after it; fails as the call does. */
    async change(call: (id: string) => Promise<unknown>, sending?: Sending): Promise<void> {
      await changes.send(call, sending)
      await changes.settled()
    },
  }
}
