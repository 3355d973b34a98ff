import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { AppContext } from '../app-context.ts'
import { recurringJobs } from '../jobs/index.ts'
import { watchBacklog } from './backlog.ts'
import { countEvents } from './count-events.ts'
import { defineMetrics } from './definitions.ts'
import { type Doors, watchDoors } from './watch-doors.ts'

export type Metrics = Disposable & { registry: Registry }

/** Everything that can be asked of this process: its requests, caches and pool, the work that waits, and Node itself. */
export function createMetrics(context: AppContext, doors: Doors = {}): Metrics {
  const registry = new Registry()
  const metrics = defineMetrics(registry)
  // Told from the start, so that the first failure is a step up from none.
  for (const name of recurringJobs) metrics.jobs.zero({ name, outcome: 'failed' })
  const counting = countEvents(metrics)
  watchPool(context, registry)
  watchReplica(context, registry)
  watchDoors(doors, registry)
  watchBacklog(context, registry)
  collectDefaultMetrics({ register: registry })
  return { registry, [Symbol.dispose]: () => counting[Symbol.dispose]() }
}

/** Nothing is told without a replica, nor by a process that has not read from it yet. */
function watchReplica({ database: { reader } }: AppContext, registry: Registry): void {
  const registers = [registry]
  const used = new Gauge({
    name: 'haverhof_replica_used',
    help: 'Whether what may lag is read from the replica: 1 or 0',
    registers,
    collect: () => {
      const replica = reader.replica()
      // A change that was announced is waited for all the time, and for milliseconds.
      if (replica) used.set(replica.problem === null || replica.problem === 'change' ? 1 : 0)
      else used.remove()
    },
  })
  const lag = new Gauge({
    name: 'haverhof_replica_lag_seconds',
    help: 'How old the state of the replica is',
    registers,
    collect: () => {
      const lagMs = reader.replica()?.lagMs
      if (lagMs === undefined) lag.remove()
      else lag.set(lagMs / 1000)
    },
  })
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
