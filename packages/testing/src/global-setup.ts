import path from 'node:path'
import pg from 'pg'
import { openTestCluster, repository } from './cluster.ts'
import { ensureTemplate } from './template.ts'

/** One cluster and one seeded template for the whole run. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await openTestCluster()
  // An open connection tells other runs that the cluster is in use.
  const presence = new pg.Client({ connectionString: cluster.url('postgres') })
  presence.on('error', () => undefined)
  await presence.connect()
  await dropLeftovers(presence)
  // Processes that tests start find the shop compiled by the first of them.
  process.env['NODE_COMPILE_CACHE'] ??= path.join(repository, '.data/compiled')
  process.env['TEST_TEMPLATE'] = await ensureTemplate(cluster)
  return async () => {
    await presence.end()
    await cluster.release()
  }
}

/** Databases of runs that were interrupted. */
async function dropLeftovers(client: pg.Client): Promise<void> {
  const databases = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'test\\_%'`,
  )
  for (const { datname } of databases.rows) {
    const pid = Number(datname.split('_')[1])
    if (!isAlive(pid))
      await client.query(`drop database if exists ${client.escapeIdentifier(datname)} with (force)`)
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
