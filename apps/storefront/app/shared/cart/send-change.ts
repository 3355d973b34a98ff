import type { FirstGoods } from './cart-calls'
import type { CartLifecycle } from './cart-lifecycle'
import { isCartGone } from './cart-problem'

export type Call = (id: string) => Promise<unknown>

export type Sending = {
  /** Changes that wait under the same name are sent as one. */
  name?: string
  /** Makes a cart when there is none, or the one there was is gone. */
  mayCreate?: boolean
  /** What the call puts into the cart: a cart that has to be made is made with it, and the call is spared. */
  goods?: FirstGoods
  /** The call answers with what the cart comes to after it. */
  answersWithTotals?: boolean
}

type Dependencies = { lifecycle: CartLifecycle; memory: { read: () => string | null } }

/** Sends a change to the cart there is; when that one is gone and another may be made, to a new one. */
export async function sendOnce(dependencies: Dependencies, call: Call, sending: Sending): Promise<unknown> {
  try {
    return await attempt(dependencies, call, sending)
  } catch (error) {
    if (!isCartGone(error)) throw error
    dependencies.lifecycle.forget()
    if (!sending.mayCreate) throw error
    return attempt(dependencies, call, sending)
  }
}

async function attempt({ lifecycle, memory }: Dependencies, call: Call, sending: Sending): Promise<unknown> {
  const { mayCreate = false, goods = [] } = sending
  if (mayCreate) {
    const { id, isNew } = await lifecycle.identify(goods)
    return isNew && goods.length > 0 ? undefined : call(id)
  }
  const cartId = memory.read()
  if (cartId === null) throw new Error('There is no cart to change')
  return call(cartId)
}
