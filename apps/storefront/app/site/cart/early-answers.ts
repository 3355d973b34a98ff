import type { CartCalls } from './cart-calls'
import type { CalculatedCart, Cart } from './cart-state'

type Answers = { calculate: Promise<CalculatedCart>; get: Promise<Cart> }
type Early = { id: string; askedAt: number; answers: Partial<Answers> }
type Holder = { earlyCart?: Early }

const oldestMs = 10_000

/**
 * SHELF-17: what the head of the page asked for before the code of the cart was there. Each answer counts once, for that
 * cart, and only while it is fresh; without one, or when it failed, the call is made as ever.
 */
export function withEarlyAnswers(calls: CartCalls, holder: Holder = globalThis as Holder): CartCalls {
  const take = <Name extends keyof Answers>(name: Name, id: string): Answers[Name] | undefined => {
    const early = holder.earlyCart
    const answer = early?.answers[name]
    delete early?.answers[name]
    return early?.id === id && Date.now() - early.askedAt < oldestMs ? answer : undefined
  }
  return {
    ...calls,
    calculate: (id) => take('calculate', id)?.catch(() => calls.calculate(id)) ?? calls.calculate(id),
    get: (id) => take('get', id)?.catch(() => calls.get(id)) ?? calls.get(id),
  }
}
