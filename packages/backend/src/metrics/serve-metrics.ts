import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AppContext } from '../app-context.ts'
import { createMetrics, type Metrics } from './registry.ts'
import type { Doors } from './watch-doors.ts'

export type MetricsServer = AsyncDisposable & { port: number }

/** The figures of this process at a port of their own, which no proxy leads to (OBSERVABILITY-3). */
export async function serveMetrics(context: AppContext, port: number, doors: Doors): Promise<MetricsServer> {
  const metrics = createMetrics(context, doors)
  const server = createServer((request, response) => {
    const isAsked = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD')
    if (isAsked) void tell(context, metrics, response)
    else response.writeHead(404).end()
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, context.env.METRICS_HOST, resolve)
    })
  } catch (error) {
    metrics[Symbol.dispose]()
    throw error
  }
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => {
      metrics[Symbol.dispose]()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function tell({ log }: AppContext, { registry }: Metrics, response: ServerResponse): Promise<void> {
  try {
    const text = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  } catch (error) {
    log.error({ err: error }, 'the figures cannot be told')
    response.writeHead(500).end()
  }
}
