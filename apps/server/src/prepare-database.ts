import {
  type AppContext,
  createAppContext,
  examineShop,
  isFilled,
  refuseExamples,
  seedEmptyShop,
} from '@haverhof/backend'
import { BadSetting, type Env } from '@haverhof/backend/config'
import { isMigrated, migrate } from '@haverhof/backend/database'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

export type PreparedDatabase = { url: string; release: () => Promise<void> }

/** A database with the current tables and the shop's data: the one that is configured, or the embedded PostgreSQL. */
export async function prepareDatabase(env: Env, source: NodeJS.ProcessEnv = {}): Promise<PreparedDatabase> {
  const database = env.DATABASE_URL ? { url: env.DATABASE_URL, release: async () => {} } : await embedded(env)
  try {
    await using context = createAppContext({ env, databaseUrl: database.url })
    await (migratesOnStart(env) ? fill(context) : demandFilled(context))
    if (env.SHOP_ENV === 'production') {
      await refuseExamples(context)
      await demandAble(context, source)
    }
  } catch (error) {
    await database.release()
    throw error
  }
  return database
}

/** In production changing tables is a step of the release, not a task of the first process that starts (MIGRATE-2). */
function migratesOnStart({ MIGRATE_ON_START: wish, SHOP_ENV: kind }: Env): boolean {
  return wish === undefined ? kind !== 'production' : wish === 'on'
}

async function fill(context: AppContext): Promise<void> {
  await migrate(context.database)
  await seedEmptyShop(context, path.join(root, 'data'))
}

async function demandFilled(context: AppContext): Promise<void> {
  if (!(await isMigrated(context.database)))
    throw new BadSetting(
      'The tables of the database are older than this release: run `npm run migrate` first.',
    )
  if (!(await isFilled(context)))
    throw new BadSetting('The database holds no shop: run `npm run seed` first.')
}

/** A shop that cannot sell must not look as if it were open (DOCTOR-3). */
async function demandAble(context: AppContext, source: NodeJS.ProcessEnv): Promise<void> {
  const findings = await examineShop(context, source)
  for (const { line, stops } of findings) if (!stops) context.log.warn(line)
  const reasons = findings.filter(({ stops }) => stops).map(({ line }) => line)
  if (reasons.length > 0) throw new BadSetting(`The shop cannot sell:\n${reasons.join('\n')}`)
}

async function embedded(env: Env): Promise<PreparedDatabase> {
  if (env.SHOP_ENV === 'production')
    throw new BadSetting(
      'DATABASE_URL: is required with SHOP_ENV=production; the built-in PostgreSQL is for trying the shop',
    )
  const { openCluster } = await import('@haverhof/backend/embedded')
  const cluster = await openCluster({ dataRoot: env.DATA_DIR ?? path.join(root, '.data') })
  await cluster.ensureDatabase('haverhof')
  return { url: cluster.url('haverhof'), release: cluster.release }
}
