import { createAppContext } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import { missingSettings } from '@haverhof/backend/database'
import { runDueWork } from '@haverhof/backend/worker'
import {
  fillShop,
  finishAtSandbox,
  isThere,
  startBuying,
  startSystemCluster,
  startTestShop,
  startTransactionPooler,
  systemPrograms,
  type SystemCluster,
  tellShop,
} from '@haverhof/testing'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '..')

/** The commands of the runbook, in its order. */
function commandsOf(heading: string): string[] {
  const runbook = readFileSync(path.join(root, 'docs/operations/backup.md'), 'utf8')
  const [, section = ''] = runbook.split(`## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands = '']) => commands)
}

async function inShell(commands: string, env: Record<string, string>): Promise<string> {
  const environment = { PATH: `${systemPrograms}:${path.dirname(process.execPath)}:${process.env['PATH']}` }
  const { stdout } = await run('bash', ['-euc', commands], { cwd: root, env: { ...environment, ...env } })
  return stdout
}

/** A shop with a paid order, behind a pooler. */
async function fillAndSell(cluster: SystemCluster): Promise<number> {
  const directUrl = cluster.url('haverhof', 'haverhof')
  await using pooler = await startTransactionPooler(directUrl)
  const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: directUrl }
  await fillShop(pooler.url, env)
  await using shop = await startTestShop({ databaseUrl: pooler.url, env })
  const order = await (await startBuying(shop)).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  // Draws the invoice and the contract: what is restored are not rows alone.
  await runDueWork(shop.context)
  return order.orderId
}

/** Everything that stands in it, photos and papers too; the lines of `restrict` hold a word drawn for that dump alone. */
function contentsOf(database: string): string {
  return `pg_dump --data-only --dbname=${database} | grep -vE '^.(un)?restrict ' | sha256sum`
}

async function settingsMissingBehind(url: string, directUrl: string): Promise<string[]> {
  const env = readEnv({ LOG_LEVEL: 'silent', DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl })
  await using context = createAppContext({ env, databaseUrl: url })
  return await missingSettings(context.database.pool)
}

const settings = [
  'idle_in_transaction_session_timeout',
  'jit',
  'lock_timeout',
  'plan_cache_mode',
  'random_page_cost',
  'statement_timeout',
]

test.skipIf(!isThere('Debian’s PostgreSQL', systemPrograms !== null))(
  'the runbook, word for word, restores the shop with all that is in it, its books in order and the settings of its role (DATABASE-7)',
  async () => {
    const [dump = '', restore = '', ready = ''] = commandsOf('Dump and restore')
    await using cluster = await startSystemCluster()
    const folder = mkdtempSync(path.join(tmpdir(), 'haverhof-dump-'))
    const inFolder = (commands: string) => commands.replaceAll('/backup', folder)
    const superuser = { ...cluster.env }
    await inShell(
      `psql --quiet --command="create role haverhof login password '$PGPASSWORD'"
      createdb --owner=haverhof haverhof`,
      superuser,
    )
    const orderId = await fillAndSell(cluster)
    const sold = await inShell(contentsOf('haverhof'), superuser)
    await inShell(inFolder(dump), { DATABASE_DIRECT_URL: cluster.url('haverhof', 'haverhof') })
    await inShell(inFolder(restore), superuser)
    rmSync(folder, { recursive: true })
    expect(await inShell(contentsOf('restored'), superuser)).toBe(sold)
    const directUrl = cluster.url('restored', 'haverhof')
    await using before = await startTransactionPooler(directUrl)
    expect((await settingsMissingBehind(before.url, directUrl)).toSorted()).toEqual(settings)
    const said = await inShell(
      ready
        .replace('postgres://haverhof:…@postgres:5432/restored', directUrl)
        .replace('postgres://haverhof:…@pgbouncer:6432/restored', before.url),
      {},
    )
    expect(said).toBe('The tables are up to date.\nThe books are in order.\n')
    // As after `RECONNECT`.
    await using anew = await startTransactionPooler(directUrl)
    expect(await settingsMissingBehind(anew.url, directUrl)).toEqual([])
    const orders = `psql --quiet --tuples-only --no-align --dbname=restored --command="select order_id, status from shop_order"`
    expect(await inShell(orders, superuser)).toBe(`${orderId}|paid\n`)
  },
)
