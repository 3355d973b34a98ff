import type { Store } from '../../toolkit/store'
import type { CartLifecycle } from './cart-lifecycle'
import { type CalculatedCart, type CartState, noCart } from './cart-state'
import { type Call, type Sending, sendOnce } from './send-change'

export type CartChanges = ReturnType<typeof createChanges>

type Dependencies = {
  lifecycle: CartLifecycle
  state: Store<CartState>
  memory: { read: () => string | null }
  tell: () => void
}

/** Changes go to the server one after the other; when none is left, the cart is read once (CART-PAGES-4). */
export function createChanges({ lifecycle, state, memory, tell }: Dependencies) {
  const queue = createTaskQueue()
  let running = 0
  /** What the last change said that the cart comes to. */
  let totals: CalculatedCart | null = null
  let settling: Promise<void> = Promise.resolve()

  /** Sends a change; the promise ends when the server has answered, and fails as the call does. */
  function send(call: Call, sending: Sending = {}): Promise<void> {
    return inTurn(async () => {
      const answer = await sendOnce({ lifecycle, memory }, call, sending)
      if (sending.answersWithTotals) totals = answer as CalculatedCart
    }, sending.name)
  }

  /** Whatever is done about the cart, after everything before it. */
  async function inTurn(task: () => Promise<void>, name?: string): Promise<void> {
    running += 1
    state.update((current) => ({ ...current, isBusy: true }))
    try {
      await queue.run(() => {
        totals = null
        return task()
      }, name)
      tell()
    } finally {
      running -= 1
      if (running === 0) settling = settle()
    }
  }

  async function settle(): Promise<void> {
    const cart = totals
    totals = null
    const id = memory.read()
    if (id !== null) await lifecycle.fetch(id, cart)
    else state.update(({ removed }) => ({ ...noCart, removed }))
    if (running === 0)
      state.update((before) => (before.isBusy ? { ...before, isBusy: false, wanted: {} } : before))
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

type TaskQueue = {
  /** Runs the task when those before it are done. Tasks of one name that still wait are one task. */
  run: (task: () => Promise<void>, name?: string) => Promise<void>
}

/** One thing after the other, in the order they were asked for; a failure does not stop the next one. */
function createTaskQueue(): TaskQueue {
  let last: Promise<unknown> = Promise.resolve()
  const waiting = new Map<string, Promise<void>>()
  return {
    run(task, name) {
      const same = name === undefined ? undefined : waiting.get(name)
      if (same) return same
      const done = last.then(() => {
        if (name !== undefined) waiting.delete(name)
        return task()
      })
      if (name !== undefined) waiting.set(name, done)
      last = done.catch(() => undefined)
      return done
    },
  }
}
