import {
  progressCompleteAbovePercent,
  progressDurationMs,
  progressHideAfterMs,
  progressResetAfterMs,
  progressTickMs,
} from './constants'
import { createStore } from './store'

export type Progress = { percent: number; visible: boolean; failed: boolean }

export const noProgress: Progress = { percent: 0, visible: false, failed: false }

/** One step of creeping: at random between nothing and twice the even pace, and complete once past 95 percent (SHELL-8). */
export function creep(percent: number, random: number, durationMs: number = progressDurationMs): number {
  const evenStep = (100 * progressTickMs) / durationMs
  const next = percent + evenStep * 2 * random
  return next > progressCompleteAbovePercent ? 100 : next
}

type Clock = {
  every: (ms: number, tick: () => void) => () => void
  after: (ms: number, then: () => void) => () => void
  random: () => number
}

/** The bar at the top of the window: it creeps while something loads, and disappears a moment after. */
export function createProgress(clock: Clock = browserClock) {
  const store = createStore(noProgress)
  let stop: (() => void)[] = []

  function halt(): void {
    for (const cancel of stop) cancel()
    stop = []
  }

  function end(failed: boolean): void {
    halt()
    store.set({ percent: 100, visible: true, failed })
    stop.push(
      clock.after(progressHideAfterMs, () => {
        store.update((progress) => ({ ...progress, visible: false }))
        stop.push(clock.after(progressResetAfterMs, () => store.set(noProgress)))
      }),
    )
  }

  function tick(): void {
    const percent = creep(store.get().percent, clock.random())
    if (percent < 100) store.update((progress) => ({ ...progress, percent }))
    else end(false)
  }

  return {
    store,
    start(): void {
      halt()
      store.set({ percent: 0, visible: true, failed: false })
      stop.push(clock.every(progressTickMs, tick))
    },
    finish(): void {
      if (store.get().visible) end(false)
    },
    fail(): void {
      end(true)
    },
  }
}

const browserClock: Clock = {
  every: (ms, tick) => {
    const timer = setInterval(tick, ms)
    return () => clearInterval(timer)
  },
  after: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
}
