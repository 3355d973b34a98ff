import { type AppContext, createAppContext, DataProblem } from '@haverhof/backend'
import { BadSetting, type Env, readEnv } from '@haverhof/backend/config'
import { openCluster } from '@haverhof/backend/embedded'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Does a command's work in the shop's database, the built-in one where no other is named. */
export async function inShop<Result>(
  work: (context: AppContext, env: Env) => Promise<Result>,
): Promise<Result> {
  const env = readEnv(process.env)
  if (env.DATABASE_URL) return withContext(env, env.DATABASE_URL, work)
  const cluster = await openCluster({ dataRoot: env.DATA_DIR ?? path.join(root, '.data') })
  try {
    await cluster.ensureDatabase('haverhof')
    return await withContext(env, cluster.url('haverhof'), work)
  } finally {
    await cluster.release()
  }
}

async function withContext<Result>(
  env: Env,
  databaseUrl: string,
  work: (context: AppContext, env: Env) => Promise<Result>,
): Promise<Result> {
  await using context = createAppContext({ env, databaseUrl })
  return await work(context, env)
}

/** Runs a command: what its user got wrong is said in one sentence, everything else is a fault with its trace. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === null) throw error
    console.error(sentence)
    process.exitCode = 1
  }
}

/** PostgreSQL knows no such table: nothing was migrated here yet. */
const undefinedTable = '42P01'

function sentenceOf(error: unknown): string | null {
  if (error instanceof BadSetting || error instanceof DataProblem) return error.message
  const isEmpty = error instanceof Error && 'code' in error && error.code === undefinedTable
  return isEmpty ? 'The database has no tables of the shop yet: npm run migrate makes them.' : null
}
