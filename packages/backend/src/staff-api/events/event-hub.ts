import type { AppContext } from '../../app-context.ts'
import { staffChannel, type StaffEvent } from '../shared/staff-channel.ts'

type Listener = { actor: string; tell: (event: StaffEvent) => void; end: () => void }

/**
 * A browser has six connections to a host, and needs some for other
 * calls (EVENTS-3). One more ends the oldest, so that no reload is refused.
 */
const mostPerMember = 4

export type EventHub = {
  /** Resolves when this process hears what is announced; an unreachable database delays no stream. */
  ready: () => Promise<void>
  /** Gives back how to leave. */
  join: (listener: Listener) => () => void
}

/** What PostgreSQL announces, for the browsers at this process (EVENTS-1). It listens from the first of them on. */
export function createEventHub({ database }: Pick<AppContext, 'database'>): EventHub {
  const listeners = new Set<Listener>()
  let listening: Promise<void> | null = null

  function tell(event: StaffEvent): void {
    for (const listener of listeners)
      if (event.to === null || event.to === listener.actor) listener.tell(event)
  }

  async function listen(): Promise<void> {
    await database.listen(staffChannel, {
      onMessage: (payload) => tell(JSON.parse(payload) as StaffEvent),
      // What was announced meanwhile was not heard: the browsers ask by themselves.
      onReturn: () => tell({ to: null, type: 'missed', data: {} }),
    })
  }

  return {
    ready: () => (listening ??= listen()),
    join(listener) {
      const own = [...listeners].filter(({ actor }) => actor === listener.actor)
      const tooMany = Math.max(0, own.length + 1 - mostPerMember)
      for (const oldest of own.slice(0, tooMany)) oldest.end()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
