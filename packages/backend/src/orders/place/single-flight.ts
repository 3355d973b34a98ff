import type { AppContext } from '../../app-context.ts'

/**
 * Ten clicks of one customer keep one connection busy, not ten: within a process a call waits for the one about the
 * same cart that came before. What it then finds is for PostgreSQL to say; nothing but speed rests on this.
 */
export function orderInFlight({ ordersInFlight }: AppContext, cartId: string): Promise<unknown> | undefined {
  return ordersInFlight.get(cartId)?.catch(() => undefined)
}

export function whileInFlight<Result>(
  { ordersInFlight }: AppContext,
  cartId: string,
  work: Promise<Result>,
): Promise<Result> {
  ordersInFlight.set(cartId, work)
  return work.finally(() => {
    if (ordersInFlight.get(cartId) === work) ordersInFlight.delete(cartId)
  })
}
