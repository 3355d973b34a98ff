import { inviteFirstOwner } from '@haverhof/backend/staff'
import { backofficeOrigin, BadSetting, type Env, readEnv } from '@haverhof/backend/config'
import { prepareDatabase } from './prepare-database.ts'
import { type RunningShop, runShop } from './run-shop.ts'
import { runWorker } from './run-worker.ts'
import { stopSignal } from './stop-signal.ts'

/** env → database → shop → listen → drain. */
async function main(): Promise<void> {
  const env = readEnv(process.env)
  const database = await prepareDatabase(env, process.env)
  try {
    await serveUntilStopped(env, database.url)
  } finally {
    await database.release()
  }
}

async function serveUntilStopped(env: Env, databaseUrl: string): Promise<void> {
  const stop = stopSignal()
  if (env.WORKER === 'only') return workUntilStopped(env, databaseUrl, stop)
  await using shop = await runShop(env, databaseUrl)
  const lines = (await shop.hosts()).map((origin) => `  ${origin}/`)
  // In production a host that is no site's is refused.
  if (env.SHOP_ENV !== 'production') lines.push(`  http://localhost:${shop.port}/ (the Dutch site)`)
  process.stdout.write(`The shop is open:\n${lines.join('\n')}\n${await backofficeLines(shop)}`)
  await stop
}

/** A shop on a developer's machine without members prints the first invitation; production never does (STAFF-47). */
async function backofficeLines({ context }: RunningShop): Promise<string> {
  const origin = backofficeOrigin(context.env)
  if (origin === null) return ''
  const token = context.env.SHOP_ENV === 'production' ? null : await inviteFirstOwner(context)
  const first = token === null ? '' : `  first owner, once, within 24 hours: ${origin}/invitation#${token}\n`
  return `The back office:\n  ${origin}/\n${first}`
}

async function workUntilStopped(env: Env, databaseUrl: string, stop: Promise<void>): Promise<void> {
  await using worker = await runWorker(env, databaseUrl)
  process.stdout.write(`The worker works; http://localhost:${worker.port}/healthz tells how it is\n`)
  await stop
}

try {
  await main()
} catch (error) {
  const expected = error instanceof BadSetting || (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  process.stderr.write(`${expected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`)
  // Whatever is still open must not keep a process alive that serves no request: its supervisor would take it for a shop.
  process.exit(1)
}
