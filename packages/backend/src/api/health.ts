import type { AppContext } from '../app-context.ts'
import type { Router } from '../http/router.ts'
import { statement } from '../database/index.ts'

/** HTTP-7: `/healthz` says that the process lives, `/readyz` that it can serve. */
export function addHealth(app: Router, context: AppContext): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    try {
      await context.database.rows(ready)
      return c.json({ status: 'ok' })
    } catch {
      return c.json({ status: 'database away' }, 503)
    }
  })
}

const ready = statement('http-ready', 'select 1')
