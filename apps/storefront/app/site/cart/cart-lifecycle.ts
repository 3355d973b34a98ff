import type { Store } from '../../platform/store'
import type { CartCalls, Scope } from './cart-calls'
import type { CartMemory } from './cart-memory'
import { isCartGone } from './cart-problem'
import { type CartState, noCart } from './cart-state'

type Needs = {
  calls: CartCalls
  scope: Scope
  state: Store<CartState>
  memory: CartMemory
  /** Keeps two tabs from creating a cart at the same moment. */
  alone: <T>(task: () => Promise<T>) => Promise<T>
  mailplusId: () => string | null
}

export type CartLifecycle = ReturnType<typeof createLifecycle>

/** SHELF-2: a cart is created when there is none, and read by working it out anew first. */
export function createLifecycle({ calls, scope, state, memory, alone, mailplusId }: Needs) {
  let latest = 0

  /** The id of the cart; without one a cart is created. */
  async function identify(): Promise<string> {
    if (!scope.siteId || !scope.languageId) throw new Error('Payload is incorrect')
    return memory.read() ?? alone(async () => memory.read() ?? create())
  }

  async function create(): Promise<string> {
    const cart = await calls.create({ mailplusId: mailplusId() }).catch((error: unknown) => {
      throw new Error('Cart creation failed', { cause: error })
    })
    if (!cart?.shoppingcartId) throw new Error('Cart creation failed')
    memory.write(cart.shoppingcartId)
    return cart.shoppingcartId
  }

  async function ensure(): Promise<void> {
    await fetch(await identify())
  }

  /** Only the newest reading counts. */
  async function fetch(id: string): Promise<void> {
    latest += 1
    const mine = latest
    if (state.get().phase !== 'ready') state.update((known) => ({ ...known, phase: 'loading' }))
    try {
      const calculated = await calls.calculate(id)
      const cart = await calls.get(id)
      if (mine === latest) state.update((known) => ({ ...known, phase: 'ready', id, cart, calculated }))
    } catch (error) {
      if (mine !== latest) return
      reset()
      if (isCartGone(error)) forget()
    }
  }

  /** SHELF-3: after a failure nothing of the cart is shown, but its id is kept for the next attempt. */
  function reset(): void {
    const { removed, lastAdded, isBusy } = state.get()
    state.set({ ...noCart, removed, lastAdded, isBusy, phase: 'failed' })
  }

  /** The cart does not exist any more. */
  function forget(): void {
    memory.write(null)
    state.update(({ lastAdded, isBusy }) => ({ ...noCart, lastAdded, isBusy }))
  }

  return { identify, ensure, fetch, forget }
}
