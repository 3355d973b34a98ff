import { SECOND } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'
import type { Router } from '../http/router.ts'

/** So long the connections of a process may fail before its supervisor ends it. */
const longestUnreadyMs = 60 * SECOND

/** `/healthz` says that the process lives, `/readyz` that it can serve (HTTP-7). */
export function addHealth(app: Router, context: AppContext): void {
  const readiness = createReadiness(context)
  app.get('/healthz', async (c) =>
    (await readiness.isStuck()) ? c.json({ status: 'stuck' }, 503) : c.json({ status: 'ok' }),
  )
  app.get('/readyz', async (c) =>
    (await readiness.isReady()) ? c.json({ status: 'ok' }) : c.json({ status: 'database away' }, 503),
  )
}

function createReadiness({ database, now }: AppContext) {
  let unreadySince: number | null = null
  let asking: Promise<boolean> | null = null
  // Under a crowd this one question may wait too long, while others are answered.
  database.pool.on('release', (error) => {
    if (!error) unreadySince = null
  })

  const ask = async (): Promise<boolean> => {
    const isReady = await succeeds(database.rows(ready))
    if (!isReady) unreadySince ??= now().getTime()
    asking = null
    return isReady
  }
  const isReady = () => (asking ??= ask())

  return {
    isReady,
    /**
     * A database that is away is no reason to end a process that still shows the pages it keeps. One that answers a new connection,
     * while those of the process have failed for a minute, is.
     */
    isStuck: async (): Promise<boolean> => {
      // Not awaited: liveness is answered at once.
      void isReady()
      if (unreadySince === null || now().getTime() - unreadySince < longestUnreadyMs) return false
      return database.isReachable()
    },
  }
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}

const ready = statement('http-ready', 'select 1')
