import type { AppContext } from '../../app-context.ts'

const underWay = new WeakMap<AppContext, Map<string, Promise<unknown>>>()

/**
 * Somebody who clicks ten times keeps one connection busy, not ten: within a process a call waits for the one about the
 * same cart that came before. What it then finds is for PostgreSQL to say; nothing but speed rests on this.
 */
export function callUnderWay(context: AppContext, cartId: string): Promise<unknown> | undefined {
  return underWay
    .get(context)
    ?.get(cartId)
    ?.catch(() => undefined)
}

export function noteUnderWay<Result>(
  context: AppContext,
  cartId: string,
  work: Promise<Result>,
): Promise<Result> {
  const calls = underWay.get(context) ?? new Map<string, Promise<unknown>>()
  underWay.set(context, calls)
  calls.set(cartId, work)
  return work.finally(() => {
    if (calls.get(cartId) === work) calls.delete(cartId)
  })
}
