import pino, { type Logger } from 'pino'
import type { Env } from './config/index.ts'
import { type Database, connectDatabase } from './database/index.ts'

/** All that a use case may reach for. Built in one place; tests build the same one. */
export type AppContext = AsyncDisposable & {
  env: Env
  database: Database
  log: Logger
  now: () => Date
}

type Options = { env: Env; databaseUrl: string; now?: () => Date }

export function createAppContext({ env, databaseUrl, now = () => new Date() }: Options): AppContext {
  const log = pino({ level: env.LOG_LEVEL, base: null })
  const database = connectDatabase({
    url: databaseUrl,
    poolSize: env.DATABASE_POOL_SIZE,
    onIdleError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  })
  return { env, database, log, now, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() }
}
