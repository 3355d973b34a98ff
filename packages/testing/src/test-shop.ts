import { type AppContext, createApi, createAppContext } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import type { DatabaseLimits } from '@haverhof/backend/database'
import { createClock, type TestClock } from './clock.ts'
import { patientLimits } from './patient-limits.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** `site` is the host that is called; without it the Dutch shop answers. */
export type TestRequest = Omit<RequestInit, 'body'> & {
  site?: string
  json?: unknown
  body?: NonNullable<RequestInit['body']>
}

export type TestShop = AsyncDisposable & {
  app: ReturnType<typeof createApi>
  context: AppContext
  clock: TestClock
  /** Calls the API as the shop's own pages do, with the ajax marker. */
  request: (path: string, init?: TestRequest) => Promise<Response>
  /** The same, and reads the JSON of a 200. Any other status fails the test. */
  read: <Answer = unknown>(path: string, init?: TestRequest) => Promise<Answer>
}

type Options = {
  now?: Date
  env?: Record<string, string>
  /** Another shop whose database and clock this one shares, as a second process would. */
  beside?: TestShop
  /** A database of the caller's own, instead of a fresh clone. */
  databaseUrl?: string
  limits?: DatabaseLimits
}

/** The whole API on a fresh clone of the seeded database. */
export async function startTestShop({
  now,
  env = {},
  beside,
  databaseUrl,
  limits = patientLimits,
}: Options = {}): Promise<TestShop> {
  const lent = databaseUrl ?? beside?.context.database.pool.options.connectionString
  const database = lent === undefined ? await createTestDatabase() : keptDatabase(lent)
  const clock = beside?.clock ?? createClock(now)
  const settings = readEnv({ LOG_LEVEL: 'silent', DATABASE_POOL_SIZE: '4', CAPTCHA_COST: '10', ...env })
  const context = createAppContext({ env: settings, databaseUrl: database.url, now: clock.now, limits })
  const app = createApi(context)
  const request: TestShop['request'] = async (path, init = {}) => app.request(path, requestInit(init))
  return {
    app,
    context,
    clock,
    request,
    read: async <Answer>(path: string, init?: TestRequest) => {
      const response = await request(path, init)
      if (response.status !== 200)
        throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      return (await response.json()) as Answer
    },
    [Symbol.asyncDispose]: async () => {
      await context[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

function keptDatabase(url: string): TestDatabase {
  return { url, [Symbol.asyncDispose]: async () => undefined }
}

function requestInit({ site = 'haverhof.nl', json, headers, ...init }: TestRequest): RequestInit {
  const all = new Headers(headers)
  if (!all.has('host')) all.set('host', site)
  if (!all.has('x-requested-with')) all.set('x-requested-with', 'XMLHttpRequest')
  if (json === undefined) return { ...init, headers: all }
  all.set('content-type', 'application/json')
  return { ...init, method: init.method ?? 'POST', headers: all, body: JSON.stringify(json) }
}
