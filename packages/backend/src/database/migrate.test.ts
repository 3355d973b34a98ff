import { createTestDatabase, type TestDatabase } from '@haverhof/testing'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseLimits } from './limits.ts'
import { withOwnConnection } from './own-connection.ts'
import { runMigrations } from './run-migrations.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  mkdirSync(path.join(folder, 'meta'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await database[Symbol.asyncDispose]()
})

/** Later than all of the shop's. */
const when = Date.UTC(2100, 0, 1)

async function migrateWith(files: string[], pause: () => Promise<void> = async () => {}): Promise<void> {
  const entries = files.map((sql, idx) => ({
    idx,
    version: '7',
    when: when + idx,
    tag: `test-${idx}`,
    breakpoints: true,
  }))
  for (const [idx, sql] of files.entries()) writeFileSync(path.join(folder, `test-${idx}.sql`), sql)
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  await withOwnConnection({ directUrl: database.url, limits: databaseLimits }, (client) =>
    runMigrations({ client, url: database.url, migrationsFolder: folder, pause, lockMs: 100 }),
  )
}

async function sql(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('an index is built beside the traffic where the file says so (MIGRATE-1)', async () => {
  const index = 'create index concurrently test_index on cart (created)'
  await expect(migrateWith([index])).rejects.toThrow(/transaction block/)
  await migrateWith([`-- outside a transaction\n${index}`])
  expect(await sql(`select indisvalid from pg_index where indexrelid = 'test_index'::regclass`)).toEqual([
    { indisvalid: true },
  ])
})

test('a migration that fails leaves nothing of itself, and those before it stay (MIGRATE-1)', async () => {
  const files = [
    'create table test_first (id int)',
    'create table test_second (id int);--> statement-breakpoint\nselect wrong',
  ]
  await expect(migrateWith(files)).rejects.toThrow(/wrong/)
  expect(
    await sql(`select to_regclass('test_first')::text as first, to_regclass('test_second')::text as second`),
  ).toEqual([{ first: 'test_first', second: null }])
})

test('a lock that is not to be had is tried again (MIGRATE-5)', async () => {
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  await holder.query('begin; lock table cart')
  let pauses = 0
  await migrateWith(['alter table cart add column test_column text'], async () => {
    pauses += 1
    if (pauses === 2) await holder.query('rollback')
  })
  await holder.end()
  expect(pauses).toBe(2)
  expect(await sql('select test_column from cart')).toEqual([])
})
