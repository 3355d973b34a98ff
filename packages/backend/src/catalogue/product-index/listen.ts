import { SECOND } from '@haverhof/domain/shared'
import type { Resources } from '../../resources.ts'
import { catalogueChannel } from '../announce-change.ts'

/** Writes that come together are taken over together. */
const gatherMs = 50

type Refresh = (productIds: ReadonlySet<number> | '*') => Promise<void>

/**
 * Takes over announced changes, one refresh at a time (CATALOGUE-64). After a lost connection everything is read anew,
 * for what was announced meanwhile was not heard. Resolves when listening has begun, or at once when it cannot.
 */
export async function listenForChanges(context: Resources, refresh: Refresh): Promise<void> {
  const changed = new Set<number>()
  let everything = false
  let timer: NodeJS.Timeout | undefined
  let running = false

  async function takeOver(): Promise<void> {
    timer = undefined
    if (context.database.pool.ending) return
    if (running) return gather()
    running = true
    const payload = everything ? ('*' as const) : new Set(changed)
    everything = false
    changed.clear()
    try {
      await refresh(payload)
    } catch (error) {
      if (context.database.pool.ending) return
      context.log.warn({ err: error }, 'the catalogue could not be refreshed')
      everything = true
      gather(5 * SECOND)
    } finally {
      running = false
    }
  }

  function gather(delayMs = gatherMs): void {
    timer ??= setTimeout(takeOver, delayMs).unref()
  }

  await context.database.listen(catalogueChannel, {
    onMessage: (payload) => {
      if (/^\d+$/.test(payload)) changed.add(Number(payload))
      else everything = true
      gather()
    },
    onReturn: () => {
      everything = true
      gather()
    },
  })
}
