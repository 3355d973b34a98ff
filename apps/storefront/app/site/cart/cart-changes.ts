import type { Store } from '../../platform/store'
import type { CartLifecycle } from './cart-lifecycle'
import { isCartGone } from './cart-problem'
import { type CartState, noCart } from './cart-state'
import { createTaskQueue } from './task-queue'

type Call = (id: string) => Promise<unknown>

export type Sending = {
  /** Changes that wait under the same name are sent as one. */
  name?: string
  /** Makes a cart when there is none, or the one there was is gone. */
  mayCreate?: boolean
}

export type CartChanges = ReturnType<typeof createChanges>

type Needs = {
  lifecycle: CartLifecycle
  state: Store<CartState>
  memory: { read: () => string | null }
  tell: () => void
}

/** SHELF-4: changes go to the server one after the other; when none is left, the cart is read once. */
export function createChanges({ lifecycle, state, memory, tell }: Needs) {
  const queue = createTaskQueue()
  let running = 0
  let settling: Promise<void> = Promise.resolve()

  /** Sends a change; the promise ends when the server has answered, and fails as the call does. */
  function send(call: Call, { name, mayCreate = false }: Sending = {}): Promise<void> {
    return inTurn(() => attempt(call, mayCreate), name)
  }

  /** Whatever is done about the cart, after everything before it. */
  async function inTurn(task: () => Promise<void>, name?: string): Promise<void> {
    running += 1
    state.update((known) => ({ ...known, isBusy: true }))
    try {
      await queue.run(task, name)
      tell()
    } finally {
      running -= 1
      if (running === 0) settling = settle()
    }
  }

  async function attempt(call: Call, mayCreate: boolean): Promise<void> {
    const known = mayCreate ? await lifecycle.identify() : memory.read()
    if (known === null) throw new Error('There is no cart to change')
    try {
      await call(known)
    } catch (error) {
      if (!isCartGone(error)) throw error
      lifecycle.forget()
      if (!mayCreate) throw error
      await call(await lifecycle.identify())
    }
  }

  async function settle(): Promise<void> {
    const id = memory.read()
    if (id !== null) await lifecycle.fetch(id)
    else state.update(({ removed }) => ({ ...noCart, removed }))
    if (running === 0) state.update((known) => ({ ...known, isBusy: false, wanted: {} }))
  }

  /** What the server has now; waits for its turn behind changes that are on their way. */
  async function refresh(): Promise<void> {
    if (running > 0) return
    settling = settle()
    await settling
  }

  async function settled(): Promise<void> {
    await queue.run(() => Promise.resolve())
    await settling
  }

  return { send, inTurn, refresh, settled }
}
