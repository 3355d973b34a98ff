import { createAppContext } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import { checkBooks } from '@haverhof/backend/orders'
import { type CrashDatabase, type MailServer, openCrashDatabase, startMailServer } from '@haverhof/testing'
import { closeSync, openSync } from 'node:fs'
import { withClient } from '../with-client.ts'
import { type AttackedShop, startAttackedShop } from './attacked-shop.ts'
import type { AttackOptions } from './options.ts'
import type { Random } from './random.ts'

/** Two shops, each with its worker, on a PostgreSQL of their own that writes everything to disk, and a mail server. */
export type World = AsyncDisposable & {
  shops: readonly [AttackedShop, AttackedShop]
  database: CrashDatabase
  mail: MailServer
  random: Random
  /** Of the two by turns. */
  port: () => number
  sql: <Row>(text: string, values?: unknown[]) => Promise<Row[]>
  /** The pack that everybody buys. */
  variantId: number
  setStock: (amount: number) => Promise<void>
  books: () => Promise<string[]>
}

/** What an attack found: figures for the reader, and what must not be. */
export type Finding = { figures: string[]; failures: string[] }

export type Attack = (world: World, options: AttackOptions) => Promise<Finding>

const muesli = 10101
const plenty = 1_000_000

export async function openWorld(random: Random, logFile: string): Promise<World> {
  await using opening = new AsyncDisposableStack()
  const database = opening.use(await openCrashDatabase())
  const mail = opening.use(await startMailServer())
  const log = openSync(logFile, 'w')
  opening.defer(() => closeSync(log))
  opening.defer(() => cutEverybody(database.url))
  const settings = { databaseUrl: database.url, smtpUrl: mail.url, log }
  const first = await startAttackedShop(settings)
  opening.defer(first.kill)
  const second = await startAttackedShop(settings)
  opening.defer(second.kill)
  let turn = 0
  const sql: World['sql'] = async (text, values = []) =>
    withClient(database.url, async (client) => (await client.query(text, values)).rows as never)
  const setStock: World['setStock'] = async (amount) => {
    await sql(leave, [muesli, amount])
  }
  await setStock(plenty)
  const all = opening.move()
  return {
    shops: [first, second],
    database,
    mail,
    random,
    port: () => (turn++ % 2 ? second : first).port,
    sql,
    variantId: muesli,
    setStock,
    books: () => booksOf(database.url),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}

/** Puts the pack on the shelf again after an attack that emptied it. */
export function restock(world: World): Promise<void> {
  return world.setStock(plenty)
}

const leave = `
  with before as (select amount from stock where variant_id = $1 for update),
  counted as (update stock set amount = $2::int where variant_id = $1)
  insert into stock_movement (variant_id, change, reason, at)
  select $1, $2::int - amount, 'counted', now() from before`

async function booksOf(databaseUrl: string): Promise<string[]> {
  await using context = createAppContext({ env: readEnv({ LOG_LEVEL: 'silent' }), databaseUrl })
  return await checkBooks(context)
}

/** PostgreSQL stops only without connections, and the backends of a killed process may linger. */
async function cutEverybody(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, (client) => client.query(cutOthers))
}

export const cutOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`
