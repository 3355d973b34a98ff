import { randomBytes } from 'node:crypto'
import { openTestCluster } from './cluster.ts'
import { runOnCluster } from './database-maker.ts'
import { ensureTemplate } from './template.ts'

export type TestDatabase = AsyncDisposable & { url: string }

/** A fresh database with the whole shop in it. It goes when the test is done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = await openTestCluster()
  const template = process.env['TEST_TEMPLATE'] ?? (await ensureTemplate(cluster))
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  await runOnCluster(`create database ${name} template ${template} strategy file_copy`)
  return {
    url: cluster.url(name),
    [Symbol.asyncDispose]: () => runOnCluster(`drop database if exists ${name} with (force)`),
  }
}

/** A database without a table in it. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const cluster = await openTestCluster()
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  await runOnCluster(`create database ${name}`)
  return {
    url: cluster.url(name),
    [Symbol.asyncDispose]: () => runOnCluster(`drop database if exists ${name} with (force)`),
  }
}

/** Ends all connections and refuses new ones: what a shop sees of a database that is away. */
export async function takeDatabaseAway(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await runOnCluster(`alter database ${name} with allow_connections false`)
  await runOnCluster(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
}
