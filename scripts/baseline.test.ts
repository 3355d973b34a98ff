import { createEmptyDatabase } from '@haverhof/testing'
import { databaseLimits, withOwnConnection } from '@haverhof/backend/database'
import { execFileSync } from 'node:child_process'
import { mkdtempDisposable } from 'node:fs/promises'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { runMigrations } from '../packages/backend/src/database/run-migrations.ts'

const root = path.resolve(import.meta.dirname, '..')
const own = path.join(root, 'packages/backend/migrations')

/** The migrations that the baseline stands for, as they were before it took their place. */
function oldMigrations(folder: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 28 })
  const last = 'packages/backend/migrations/0105_rate-day.sql'
  const commit = git('log', '-1', '--diff-filter=D', '--format=%H', '--', last).toString().trim()
  execFileSync('tar', ['-x', '-C', folder], {
    input: git('archive', `${commit}^`, 'packages/backend/migrations'),
  })
  return path.join(folder, 'packages/backend/migrations')
}

/** The first so many of a folder of migrations. */
function keepFirst(migrationsFolder: string, count: number): void {
  const file = path.join(migrationsFolder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: object[] }
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
}

const pause = () => Promise.resolve()

async function migrated<Result>(
  url: string,
  folders: string[],
  read: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  return withOwnConnection({ directUrl: url, limits: databaseLimits }, async (client) => {
    for (const migrationsFolder of folders) await runMigrations({ client, url, migrationsFolder, pause })
    return read(client)
  })
}

/** Everything that PostgreSQL knows of the tables of the shop, one line each. */
async function schemaOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select concat_ws(' ', 'column', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity,
        a.attgenerated, a.attstorage, pg_get_expr(d.adbin, d.adrelid), k.collname) line
      from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      left join pg_collation k on k.oid = a.attcollation
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'p') and a.attnum > 0 and not a.attisdropped
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', 'trigger', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', 'function', pg_get_functiondef(oid)) from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'view', viewname, definition) from pg_views where schemaname = 'public'
    union all select concat_ws(' ', 'options', relname, array(select unnest(reloptions) order by 1), relpersistence)
      from pg_class where relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', 'sequence', sequencename, data_type, start_value, min_value, max_value, increment_by, cache_size, cycle)
      from pg_sequences where schemaname = 'public'
    union all select concat_ws(' ', 'row', 'price_terms', only_row, version) from price_terms
    order by 1`)
  return rows.map(({ line }) => line)
}

test('the baseline makes the tables that the migrations of 0.1.0 made, and takes over a database that has them (MIGRATE-4)', async () => {
  await using folder = await mkdtempDisposable(path.join(os.tmpdir(), 'baseline-'))
  const old = oldMigrations(folder.path)
  await using before = await createEmptyDatabase()
  await using fresh = await createEmptyDatabase()
  const oldTables = await migrated(before.url, [old], schemaOf)
  expect(oldTables.length).toBeGreaterThan(2500)
  const marked = async (client: pg.Client) => {
    await client.query(`insert into attempt_count (subject, window_start, attempts) values ('x', now(), 1)`)
    return schemaOf(client)
  }
  await migrated(before.url, [], marked)
  const taken = await migrated(before.url, [own], async (client) => {
    const { rows } = await client.query('select 1 from attempt_count')
    expect(rows).toHaveLength(1)
    return schemaOf(client)
  })
  expect(await migrated(fresh.url, [own], schemaOf)).toEqual(taken)
  // Without what came after it, the baseline alone is what stood there.
  await using alone = await createEmptyDatabase()
  await using copy = await mkdtempDisposable(path.join(os.tmpdir(), 'baseline-'))
  execFileSync('cp', ['-r', `${own}/.`, copy.path])
  keepFirst(copy.path, 1)
  expect(await migrated(alone.url, [copy.path], schemaOf)).toEqual(oldTables)
})

test('an older database is refused in words and left as it is (MIGRATE-4)', async () => {
  await using folder = await mkdtempDisposable(path.join(os.tmpdir(), 'baseline-'))
  const old = oldMigrations(folder.path)
  keepFirst(old, 20)
  await using database = await createEmptyDatabase()
  const tables = await migrated(database.url, [old], countTables)
  await expect(migrated(database.url, [own], countTables)).rejects.toThrow(
    /older than this release can take over.*Upgrade it with release 0\.1\.0 first/,
  )
  expect(await migrated(database.url, [], countTables)).toBe(tables)
})

async function countTables(client: pg.Client): Promise<number> {
  return (await client.query(`select from pg_tables where schemaname = 'public'`)).rowCount ?? 0
}

test('of the snapshots only the last stays: nothing but the next migration reads them', () => {
  const migrations = readdirSync(own).filter((file) => file.endsWith('.sql'))
  const last = migrations.toSorted().at(-1)?.slice(0, 4)
  expect(readdirSync(path.join(own, 'meta')).toSorted()).toEqual([`${last}_snapshot.json`, '_journal.json'])
})
