import type { AppContext } from '@haverhof/backend'
import { SECOND } from '@haverhof/domain/shared'
import { setTimeout } from 'node:timers/promises'
import type { Health } from './health.ts'

/** The largest markets come first in the list of sites: what they look at is there for all. */
const warmHosts = 3

/** HTTP-7: a process is ready when the first search of a visitor need not wait for the index. A database that is away is tried again. */
export async function warmUp(context: AppContext, health: Health): Promise<void> {
  // With the API in another process, that one has the index.
  while (!context.env.API_URL && !health.isStopping()) {
    try {
      const scopes = await context.sites.scopes()
      const busiest = scopes.filter(({ isMain, platform }) => isMain && platform === 0)
      for (const scope of busiest.slice(0, warmHosts)) await context.searchEngine.warm(scope)
      break
    } catch (error) {
      if (health.isStopping()) return
      context.log.warn({ err: error }, 'the shop is not warm yet')
      await setTimeout(SECOND, undefined, { ref: false })
    }
  }
  health.becomeReady()
}
