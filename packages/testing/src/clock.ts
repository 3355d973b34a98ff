export type TestClock = {
  now: () => Date
  advance: (milliseconds: number) => void
  set: (moment: Date) => void
}

/** A clock that moves only when the test says so; it starts at the real time unless told otherwise. */
export function createClock(start = new Date()): TestClock {
  let moment = start.getTime()
  return {
    now: () => new Date(moment),
    advance: (milliseconds) => {
      moment += milliseconds
    },
    set: (next) => {
      moment = next.getTime()
    },
  }
}
