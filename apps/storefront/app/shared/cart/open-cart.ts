import { useDeferredValue, useEffect } from 'react'
import { readCampaign } from '../../toolkit/campaign'
import { isOffline } from '../../toolkit/connection'
import { inOwnTurn } from '../../toolkit/late-triggers'
import { createStore, useStore } from '../../toolkit/store'
import { cartCount } from '../state/cart-preview'
import { type ScopeIds, useShop } from '../shop/shop'
import { browserApi } from '../shop/use-api'
import { createCartMemory } from './cart-memory'
import { type CartState, noCart, shownCount } from './cart-state'
import { type CartStore, createCartStore } from './cart-store'
import { connectTabs } from './cart-tabs'
import { retryLater } from './retry-later'

/** Before anything is known: the same on the server and while the browser takes over. */
const atFirst: CartState = { ...noCart, phase: 'loading' }

const state = createStore<CartState>(atFirst)
let opened: CartStore | null = null

/** The cart of this browser, opened once per visit. For event handlers and effects, never while rendering. */
export function openCart(scope: ScopeIds): CartStore {
  opened ??= open(scope)
  return opened
}

/**
 * What the cart holds; the first component that reads it opens it. A cart that
 * arrives is drawn in small steps, between which the page answers;
 * what changes in it afterwards is drawn at once.
 */
export function useCartState(): CartState {
  const { siteId, languageId } = useShop()
  useEffect(() => {
    inOwnTurn(() => void openCart({ siteId, languageId }))
  }, [siteId, languageId])
  const now = useStore(state, atFirst)
  const before = useDeferredValue(now)
  return isOnItsWay(before) ? before : now
}

function isOnItsWay({ phase, calculated }: CartState): boolean {
  return phase === 'loading' && !calculated
}

/** What can be done to the cart: `const cart = useCart()`, then `cart().setQuantity(…)` in a handler. */
export function useCart(): () => CartStore {
  const { siteId, languageId } = useShop()
  return () => openCart({ siteId, languageId })
}

/** Whether this is the cart of this browser, as far as the browser knows: nothing is asked. */
export function keepsCart(scope: ScopeIds, id: string): boolean {
  return createCartMemory(scope).read() === id
}

/** Once the order of a cart is settled, the browser forgets that cart, and no other. */
export function forgetCart(scope: ScopeIds, id: string): void {
  if (!keepsCart(scope, id)) return
  createCartMemory(scope).write(null)
  state.set(noCart)
}

function open({ siteId, languageId }: ScopeIds): CartStore {
  const scope = { siteId, languageId }
  const { cart, orders } = browserApi(siteId, languageId)
  const memory = createCartMemory(scope)
  const store: CartStore = createCartStore({
    calls: { ...cart, reopen: (id) => orders.reopenCart(id) },
    scope,
    state,
    memory,
    alone,
    tell: () => tabs.tell(),
    mailplusId: readCampaign,
    isOffline,
  })
  const refresh = () => void store.refresh()
  const tabs = connectTabs(refresh)
  // What happened to the cart meanwhile (CART-PAGES-18).
  addEventListener('online', () => state.get().phase === 'ready' && refresh())
  const watch = retryLater(() => state.get().phase, refresh)
  state.subscribe(() => {
    cartCount.set(shownCount(state.get()))
    watch()
  })
  refresh()
  return store
}

/** Browsers without locks take the small risk that two tabs create a cart in the same moment. */
function alone<T>(task: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('cart', task) : task()
}
