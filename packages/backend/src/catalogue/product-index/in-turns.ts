import type { Steps } from '@haverhof/domain/catalogue'
import { setImmediate } from 'node:timers/promises'

/** Lets requests have their turn between the steps of long work. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await setImmediate()
  }
}
