import type { AppContext } from '../app-context.ts'
import type { Router } from '../http/router.ts'

/** HTTP-7: `/healthz` says that the process lives, `/readyz` that it can serve. */
export function addHealth(app: Router, context: AppContext): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    try {
      await context.database.rows({ name: 'http-ready', text: 'select 1' })
      return c.json({ status: 'ok' })
    } catch {
      return c.json({ status: 'database away' }, 503)
    }
  })
}
