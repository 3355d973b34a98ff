import type { DatabaseLimits } from './limits.ts'

/** Why nothing is read from the replica at the moment: it does not answer, is too old, or lacks a change that was announced. */
export type ReplicaProblem = 'away' | 'lag' | 'change'

export type ReplicaWatch = Disposable & {
  problem: () => ReplicaProblem | null
  /** How old the replica's state is; undefined while unknown. */
  lagMs: () => number | undefined
  /** Nothing that is older than this moment is to be read from now on. */
  expectChange: () => void
  /** A connection to it broke: it counts as away until it answers again. */
  reportLoss: () => void
}

type Options = {
  /** How far the log of the primary has been written, and how far the replica has taken it over: a place in the same count of bytes. */
  askPrimary: () => Promise<number>
  askReplica: () => Promise<number>
  limits: Pick<DatabaseLimits, 'replicaLagMs' | 'replicaCheckMs'>
  /** It has stopped answering. */
  onAway: () => void
}

/** After a change has been announced the replica has it within milliseconds, as a rule. */
const firstPauseMs = 10

/**
 * Asks both sides every second (DATABASE-8). Who has heard of a change waits until the replica is where the primary was then.
 */
export function watchReplica({ askPrimary, askReplica, limits, onAway }: Options): ReplicaWatch {
  const age = measureAge()
  let isAway = false
  let isKnown = false
  /** Changes that were announced, and how many of them the replica certainly has. */
  let expected = 1
  let arrived = 0
  let pauseMs = firstPauseMs
  let looking = false
  let timer: NodeJS.Timeout | undefined
  let ended = false

  async function look(): Promise<void> {
    clearTimeout(timer)
    if (looking || ended) return
    looking = true
    const before = expected
    const at = performance.now()
    // A primary that is away says nothing about the replica, which goes on as it was.
    const position = await askPrimary().catch(() => null)
    const reached = await askReplica().catch(() => null)
    looking = false
    if (ended) return
    if (position !== null) age.mark(position, at)
    if (reached === null) lose()
    else answered(reached, position !== null && reached >= position ? before : arrived)
    pauseMs = expected > arrived && !isAway ? Math.min(2 * pauseMs, limits.replicaCheckMs) : firstPauseMs
    timer = setTimeout(look, expected > arrived && !isAway ? pauseMs : limits.replicaCheckMs).unref()
  }

  function answered(reached: number, changes: number): void {
    isAway = false
    isKnown = true
    arrived = changes
    age.reach(reached)
  }

  function lose(): void {
    if (!isAway) onAway()
    isAway = true
    isKnown = false
  }

  void look()
  return {
    problem: () => {
      if (isAway) return 'away'
      if (arrived < expected) return 'change'
      return age.ms() > limits.replicaLagMs ? 'lag' : null
    },
    lagMs: () => (isKnown ? age.ms() : undefined),
    expectChange: () => {
      expected += 1
      pauseMs = firstPauseMs
      void look()
    },
    reportLoss: () => {
      lose()
      void look()
    },
    [Symbol.dispose]: () => {
      ended = true
      clearTimeout(timer)
    },
  }
}

const mostMarks = 120

/**
 * The time since the primary was first seen at a place that the replica has not
 * reached: neither clocks of other machines nor a quiet night deceive it.
 */
function measureAge() {
  let marks: { position: number; at: number }[] = []
  return {
    mark: (position: number, at: number) => {
      if (marks.at(-1)?.position !== position) marks.push({ position, at })
      // A replica that is far behind is measured more coarsely.
      if (marks.length > mostMarks) marks = marks.filter((_, turn) => turn % 2 === 0)
    },
    reach: (reached: number) => {
      marks = marks.filter(({ position }) => position > reached)
    },
    ms: () => (marks[0] ? performance.now() - marks[0].at : 0),
  }
}
