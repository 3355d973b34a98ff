import { createAppContext } from '@haverhof/backend'
import type { Env } from '@haverhof/backend/config'
import { startWorker } from '@haverhof/backend/worker'
import type { RequestListener } from 'node:http'
import { createRequestListener } from '../http-server.ts'
import { contentSecurityPolicy } from '../pages/content-security.ts'
import type { HandlePage } from '../pages/storefront.ts'
import { createShop } from '../shop.ts'

export type DevShop = AsyncDisposable & { answer: RequestListener; origins: () => Promise<string[]> }

/** The shop behind Vite. Loaded through Vite as well, so that a change of its code replaces it in the running process. */
export async function openDevShop(env: Env, databaseUrl: string, handlePage: HandlePage): Promise<DevShop> {
  const context = createAppContext({ env: { ...env }, databaseUrl })
  const shop = await createShop(context, () => env.PORT, {
    load: async () => handlePage,
    // Vite serves the files, as they are.
    clientFolder: '',
    contentSecurityPolicy: (html, allowed) => devPolicy(contentSecurityPolicy(html, allowed)),
  })
  const worker = env.WORKER === 'on' ? startWorker(context, { afterMs: 1000 }) : null
  return {
    answer: createRequestListener(shop),
    origins: async () => (await context.sites.scopes()).map((scope) => shop.originOf(scope)),
    [Symbol.asyncDispose]: async () => {
      await worker?.[Symbol.asyncDispose]()
      await context[Symbol.asyncDispose]()
    },
  }
}

/** Vite's client puts styles into the page and hears of changes by a socket. */
function devPolicy(policy: string): string {
  return policy
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
}
