import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { AppContext } from '../app-context.ts'
import { watchBacklog } from './backlog.ts'
import { countEvents } from './count-events.ts'
import { defineMetrics } from './definitions.ts'

export type Metrics = Disposable & { registry: Registry }

/** Everything that can be asked of this process: its requests, caches and pool, the work that waits, and Node itself. */
export function createMetrics(context: AppContext): Metrics {
  const registry = new Registry()
  const counting = countEvents(defineMetrics(registry))
  watchPool(context, registry)
  watchBacklog(context, registry)
  collectDefaultMetrics({ register: registry })
  return { registry, [Symbol.dispose]: () => counting[Symbol.dispose]() }
}

function watchPool({ database: { pool } }: AppContext, registry: Registry): void {
  const gauge = new Gauge({
    name: 'haverhof_pool_connections',
    help: 'Connections of the pool that are busy or idle, and callers that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      gauge.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      gauge.set({ state: 'idle' }, pool.idleCount)
      gauge.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}
