import type { Context, MiddlewareHandler } from 'hono'
import type { ApiEnv } from './router.ts'

/** Something that is settled about a call before it is answered; it throws to refuse. */
export type Step = (c: Context<ApiEnv>) => void | Promise<void>

/** One step after the other. Those that need not wait cost no turn of the event queue, as middleware would. */
export function inTurn(...steps: readonly Step[]): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    for (const step of steps) {
      const waiting = step(c)
      if (waiting) await waiting
    }
    await next()
  }
}
