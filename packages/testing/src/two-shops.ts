import { setTimeout } from 'node:timers/promises'
import { mutateStatements, pauseAfter } from './mutate-statements.ts'
import { startTestShop, type TestShop } from './test-shop.ts'

/** How a mutant of the shop differs: in parts of its statements, and by constraints and indexes that its tables lack. */
export type Mutant = {
  changes: readonly Change[]
  constraints?: readonly [table: string, name: string][]
  indexes?: readonly string[]
}

type Change = readonly [part: RegExp, instead: string]

/** Two shops on one database, each with its own connections, as two processes have them. */
export type TwoShops = AsyncDisposable & {
  shops: readonly [TestShop, TestShop]
  /** As many as told, the two by turns. */
  turns: (count: number) => TestShop[]
  sql: <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>
  /** Opens all connections, so that no process is late for the race. */
  lineUp: () => Promise<void>
}

export type TwoShopsOptions = {
  env?: Record<string, string>
  now?: Date
  mutant?: Mutant | undefined
  /** Makes a statement last, with its guard and without: the window of the race is wide, and the guard alone decides. */
  widen?: readonly Change[]
  /** A transaction waits a moment once it has the answer to this statement; for the same purpose. */
  pause?: { after: RegExp; ms: number }
}

const connections = 12

export async function startTwoShops({
  env,
  now,
  mutant,
  widen = [],
  pause,
}: TwoShopsOptions = {}): Promise<TwoShops> {
  const settings = { env: { DATABASE_POOL_SIZE: String(connections), ...env } }
  const first = await startTestShop({ ...settings, ...(now && { now }) })
  const second = await startTestShop({ ...settings, beside: first })
  const changes = [...widen, ...(mutant?.changes ?? [])]
  const unseen = new Set([...changes.map(([part]) => part), ...(pause ? [pause.after] : [])])
  for (const shop of [first, second]) {
    mutateStatements(shop, (text) => changes.reduce(change, text))
    if (pause)
      pauseAfter(
        shop,
        (text) => isIn(text, pause.after),
        () => setTimeout(pause.ms),
      )
  }

  function isIn(text: string, part: RegExp): boolean {
    const isFound = part.test(text)
    if (isFound) unseen.delete(part)
    return isFound
  }

  function change(text: string, [part, instead]: Change): string {
    return isIn(text, part) ? text.replace(part, instead) : text
  }

  const sql: TwoShops['sql'] = async <Row>(text: string, values: unknown[] = []) =>
    (await first.context.database.pool.query(text, values)).rows as Row[]
  for (const [table, name] of mutant?.constraints ?? [])
    await sql(`alter table ${table} drop constraint ${name}`)
  for (const name of mutant?.indexes ?? []) await sql(`drop index ${name}`)
  return {
    shops: [first, second],
    turns: (count) => Array.from({ length: count }, (_, turn) => (turn % 2 ? second : first)),
    sql,
    lineUp: async () => {
      await Promise.all([first, second].map(openAll))
    },
    [Symbol.asyncDispose]: async () => {
      await second[Symbol.asyncDispose]()
      await first[Symbol.asyncDispose]()
      if (unseen.size > 0) throw new Error(`No statement has: ${[...unseen].map(String).join(' | ')}`)
    },
  }
}

async function openAll({ context }: TestShop): Promise<void> {
  const { pool } = context.database
  const opening = Array.from({ length: connections }, () => pool.connect())
  for (const client of await Promise.all(opening)) client.release()
}
