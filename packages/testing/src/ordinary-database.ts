import { randomBytes } from 'node:crypto'
import { openTestCluster } from './cluster.ts'
import { runOnCluster } from './database-maker.ts'
import type { TestDatabase } from './test-database.ts'

/** An empty database whose role owns it and may do nothing else, as a hosting company gives it. */
export async function createOrdinaryDatabase(): Promise<TestDatabase> {
  const cluster = await openTestCluster()
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  await runOnCluster(`create role ${name} login nosuperuser nocreatedb nocreaterole password '${password}'`)
  await runOnCluster(`create database ${name} owner ${name}`)
  const url = new URL(cluster.url(name))
  url.username = name
  url.password = password
  return {
    url: url.href,
    [Symbol.asyncDispose]: async () => {
      await runOnCluster(`drop database if exists ${name} with (force)`)
      await runOnCluster(`drop role if exists ${name}`)
    },
  }
}
