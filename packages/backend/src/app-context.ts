import pino, { type Logger } from 'pino'
import type { Env } from './config/index.ts'
import { connectDatabase } from './database/index.ts'
import { registerSamples } from './laboratory/register-samples.ts'
import { logOutput } from './log-output.ts'
import type { OrderHooks } from './orders/hooks.ts'
import { createProcessState, type ProcessState } from './process-state.ts'
import type { Resources } from './resources.ts'
import { createSiteDirectory } from './sites/directory.ts'

/** All that a use case may reach for. Built in one place; tests build the same one. */
export type AppContext = AsyncDisposable & Resources & ProcessState & { orderHooks: OrderHooks }

type Options = { env: Env; databaseUrl: string; now?: () => Date; log?: Logger }

export function createAppContext({ env, databaseUrl, now = () => new Date(), log }: Options): AppContext {
  const logger = log ?? pino({ level: env.LOG_LEVEL, base: null }, logOutput())
  const database = connectDatabase({
    url: databaseUrl,
    poolSize: env.DATABASE_POOL_SIZE,
    // The error itself carries the whole connection, with everything that was ever sent over it.
    onIdleError: (error) => logger.warn({ reason: error.message }, 'a database connection was lost'),
  })
  const sites = createSiteDirectory(database, now)
  const resources: Resources = { env, database, log: logger, now, sites }
  return {
    ...resources,
    ...createProcessState(resources),
    orderHooks: { onKitsPaid: registerSamples },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}
