import { type AppContext, createAppContext } from '@haverhof/backend'
import type { Env } from '@haverhof/backend/config'
import type { DatabaseLimits } from '@haverhof/backend/database'
import { startWorker, watchClockwork } from '@haverhof/backend/worker'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { closeServer } from './close-server.ts'
import { createHttpServer } from './http-server.ts'
import { observe } from './observe.ts'
import { builtStorefront } from './pages/storefront.ts'
import { createShop, doorsOf, type Shop } from './shop.ts'
import { SECOND } from '@haverhof/domain/shared'
import type { Health } from './health.ts'

export type RunningShop = AsyncDisposable & {
  port: number
  shop: Shop
  context: AppContext
  hosts: () => Promise<string[]>
}

type Options = { storefront?: typeof builtStorefront; limits?: DatabaseLimits }

/** The first visitors come before what can wait. */
const openingMs = 1000
/**
 * Who has knocked is told something, also when a thousand do at once:
 * with Node's own 511 places the kernel leaves the others to a reset (HTTP-17).
 */
const longestQueue = 4096

/** Serves the whole shop on a database that is migrated and seeded. Disposing drains it; what cannot be served leaves nothing open. */
export async function runShop(
  env: Env,
  databaseUrl: string,
  { storefront = builtStorefront, limits }: Options = {},
): Promise<RunningShop> {
  const context = createAppContext({ env: { ...env }, databaseUrl, ...(limits && { limits }) })
  try {
    return await serve(context, storefront)
  } catch (error) {
    await context[Symbol.asyncDispose]()
    throw error
  }
}

async function serve(context: AppContext, storefront: typeof builtStorefront): Promise<RunningShop> {
  const { env } = context
  let port = env.PORT
  const shop = await createShop(context, () => port, storefront)
  const observation = await observe(context, doorsOf(shop))
  const watching = watchClockwork(context)
  const server = createHttpServer(shop)
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ port: env.PORT, host: env.HOST, backlog: longestQueue }, resolve)
    })
  } catch (error) {
    watching[Symbol.dispose]()
    await observation[Symbol.asyncDispose]()
    throw error
  }
  port = (server.address() as AddressInfo).port
  // Links in mails and return addresses carry it.
  context.env.PORT = port
  const worker = env.WORKER === 'on' ? startWorker(context, { afterMs: openingMs }) : null
  void warmUp(context, shop.health)
  const reading = setTimeout(() => readFiles(shop), openingMs).unref()
  return {
    port,
    shop,
    context,
    hosts: async () => (await context.sites.scopes()).map((scope) => shop.originOf(scope)),
    [Symbol.asyncDispose]: async () => {
      clearTimeout(reading)
      shop.health.stop()
      watching[Symbol.dispose]()
      // Its work ends while the last visitors are answered.
      const worked = worker?.[Symbol.asyncDispose]()
      await wait(env.DRAIN_DELAY_MS)
      shop.eventStreams.endAll()
      await closeServer(server)
      await worked
      await observation[Symbol.asyncDispose]()
      await context[Symbol.asyncDispose]()
    },
  }
}

function readFiles({ context, staticFiles }: Shop): void {
  staticFiles
    .readAll()
    .catch((error: unknown) => context.log.warn({ err: error }, 'a file of the storefront is gone'))
}

/** The largest markets come first in the list of sites: what they look at is there for all. */
const warmHosts = 3

/**
 * A process is ready when the first search of a visitor need not wait for the index (HTTP-7). A database that is away is
 * tried again.
 */
async function warmUp(context: AppContext, health: Health): Promise<void> {
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
      await wait(SECOND, undefined, { ref: false })
    }
  }
  health.becomeReady()
}
