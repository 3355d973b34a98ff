export type Random = {
  /** From 0 to below 1. */
  next: () => number
  pick: <T>(choices: readonly T[]) => T
  shuffled: <T>(items: readonly T[]) => T[]
}

/** The same numbers for the same seed (mulberry32), so that what an attack found can be found again. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    pick: (choices) => choices[below(choices.length)] as (typeof choices)[number],
    shuffled: (items) => {
      const drawn = [...items]
      for (let last = drawn.length - 1; last > 0; last -= 1) {
        const other = below(last + 1)
        ;[drawn[last], drawn[other]] = [drawn[other] as never, drawn[last] as never]
      }
      return drawn
    },
  }
}
