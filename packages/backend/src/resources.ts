import type { Logger } from 'pino'
import type { Env } from './config/index.ts'
import type { Database } from './database/index.ts'
import type { ProcessClock } from './process-clock.ts'
import type { SiteDirectory } from './sites/directory.ts'

/** What the state of a process is made from; a file of its own, because that state is part of the application context. */
export type Resources = {
  env: Env
  database: Database
  log: Logger
  /** Measures this process's clock against PostgreSQL's, which recurring work goes by (WORKER-6). */
  now: () => Date
  clock: Pick<ProcessClock, 'measure' | 'isMeasured'>
  sites: SiteDirectory
  /** Work that lasts ends before its next step once this process is told to stop (WORKER-8). */
  stopping: AbortSignal
}
