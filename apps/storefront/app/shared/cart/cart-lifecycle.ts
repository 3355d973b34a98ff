import type { Store } from '../../toolkit/store'
import type { CartCalls, FirstGoods } from './cart-calls'
import type { ScopeIds } from '../shop/shop'
import type { CartMemory } from './cart-memory'
import { isCartGone } from './cart-problem'
import { type CalculatedCart, type CartState, noCart } from './cart-state'

type Dependencies = {
  calls: CartCalls
  scope: ScopeIds
  state: Store<CartState>
  memory: CartMemory
  /** Keeps two tabs from creating a cart at the same moment. */
  alone: <T>(task: () => Promise<T>) => Promise<T>
  mailplusId: () => string | null
  isOffline: () => boolean
}

export type CartLifecycle = ReturnType<typeof createLifecycle>

/** A cart is created when something is put into none, and read by working it out anew first (CART-PAGES-2). */
export function createLifecycle({ calls, scope, state, memory, alone, mailplusId, isOffline }: Dependencies) {
  let latest = 0

  /** The id of the cart; without one a cart is created, with its first goods. */
  async function identify(products: FirstGoods = []): Promise<{ id: string; isNew: boolean }> {
    if (!scope.siteId || !scope.languageId) throw new Error('Payload is incorrect')
    const cartId = memory.read()
    if (cartId !== null) return { id: cartId, isNew: false }
    return alone(async () => {
      const storedId = memory.read()
      return storedId === null ? { id: await create(products), isNew: true } : { id: storedId, isNew: false }
    })
  }

  async function create(products: FirstGoods): Promise<string> {
    const cart = await calls.create({ mailplusId: mailplusId(), products }).catch((error: unknown) => {
      throw new Error('Cart creation failed', { cause: error })
    })
    if (!cart?.shoppingcartId) throw new Error('Cart creation failed')
    memory.write(cart.shoppingcartId)
    return cart.shoppingcartId
  }

  /** Only the newest reading counts; what the cart comes to may be known already. */
  async function fetch(id: string, calculatedCart: CalculatedCart | null = null): Promise<void> {
    // Without a connection nothing is asked, and what was shown stays (CART-PAGES-18).
    if (isOffline() && state.get().phase === 'ready') return
    latest += 1
    const mine = latest
    // Every change renders the subscribers of the cart again: a cart that is being read already is no change.
    state.update((before) => (isAwaited(before) ? before : { ...before, phase: 'loading' }))
    try {
      const calculated = calculatedCart ?? (await calls.calculate(id))
      const cart = await calls.get(id)
      if (mine === latest) state.update((before) => ({ ...before, phase: 'ready', id, cart, calculated }))
    } catch (error) {
      if (mine !== latest) return
      reset()
      if (isCartGone(error)) forget()
    }
  }

  /** After a failure nothing of the cart is shown, but its id is kept for the next attempt (CART-PAGES-3). */
  function reset(): void {
    const { removed, lastAdded, isBusy } = state.get()
    state.set({ ...noCart, removed, lastAdded, isBusy, phase: 'failed' })
  }

  /** The cart does not exist any more. */
  function forget(): void {
    memory.write(null)
    state.update(({ lastAdded, isBusy }) => ({ ...noCart, lastAdded, isBusy }))
  }

  return { identify, fetch, forget }
}

/** Shown already, or on its way. */
function isAwaited({ phase }: CartState): boolean {
  return phase === 'ready' || phase === 'loading'
}
