import { getRequestListener } from '@hono/node-server'
import { createApi, createAppContext } from '@haverhof/backend'
import type { Env } from '@haverhof/backend/config'
import { startWorker, watchClockwork } from '@haverhof/backend/worker'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { observe } from './observe.ts'

export type RunningWorker = AsyncDisposable & { port: number; metricsPort: number | undefined }

const healthPaths = new Set(['/healthz', '/readyz'])

/** The work behind the scenes and nothing else; the supervisor of the process may check its health (WORKER-3). */
export async function runWorker(env: Env, databaseUrl: string): Promise<RunningWorker> {
  await using opened = new AsyncDisposableStack()
  const context = opened.use(createAppContext({ env, databaseUrl }))
  const { metricsPort } = opened.use(await observe(context))
  const api = createApi(context)
  const answerHealth = getRequestListener((request, bindings) => api.fetch(request, bindings))
  const server = createServer((request, response) => {
    if (healthPaths.has(request.url ?? '')) void answerHealth(request, response)
    else response.writeHead(404).end()
  })
  await once(server.listen(env.PORT, env.HOST), 'listening')
  opened.use(watchClockwork(context))
  opened.use(startWorker(context))
  opened.defer(() => {
    server.close()
    server.closeAllConnections()
  })
  const running = opened.move()
  return {
    port: (server.address() as AddressInfo).port,
    metricsPort,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}
