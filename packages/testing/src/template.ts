import { createAppContext, seedShop } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import { migrate } from '@haverhof/backend/database'
import type { Cluster } from '@haverhof/backend/embedded'
import { fingerprint } from '@haverhof/backend/seed'
import path from 'node:path'
import pg from 'pg'
import { repository } from './cluster.ts'
import { patientLimits } from './patient-limits.ts'
import { run } from './run-statement.ts'

const dataDir = path.join(repository, 'data')

/** A migrated and seeded database to clone; its name carries what it was made from, so an old one is never used. */
export async function ensureTemplate(cluster: Cluster): Promise<string> {
  const name = `template_${sourceFingerprint()}`
  const admin = new pg.Client({ connectionString: cluster.url('postgres') })
  await admin.connect()
  try {
    // Test runs that start together wait here for the first one to fill the template.
    await admin.query('select pg_advisory_lock(hashtext($1))', ['template'])
    if (!(await exists(admin, name))) await fillTemplate(admin, cluster, name)
    // Its first connection since PostgreSQL was started leaves a file about the catalogue there: clones have it from then on.
    await run(cluster.url(name), 'select')
    return name
  } finally {
    await admin.end()
  }
}

async function fillTemplate(admin: pg.Client, cluster: Cluster, name: string): Promise<void> {
  await dropOldTemplates(admin)
  const draft = `draft_${name}`
  await admin.query(`drop database if exists ${draft} with (force)`)
  await admin.query(`create database ${draft}`)
  await fillShop(cluster.url(draft))
  await admin.query(`alter database ${draft} rename to ${name}`)
}

/** What the shop's data is made from. */
export function sourceFingerprint(): string {
  const backend = path.join(repository, 'packages/backend')
  const sources = [
    'migrations',
    'src/sites',
    'src/content',
    'src/catalogue',
    'src/dealers',
    'src/delivery',
    'src/pricing',
    'src/payments/gift-cards',
    'src/seed',
  ].map((part) => path.join(backend, part))
  return fingerprint(
    [dataDir, ...sources, path.join(repository, 'packages/domain/src')],
    ['.yaml', '.csv', '.ts', '.sql'],
  )
}

/** Tables and the data of the shop. */
export async function fillShop(url: string, env: Record<string, string> = {}): Promise<void> {
  await using context = createAppContext({
    env: readEnv({ LOG_LEVEL: 'silent', ...env }),
    databaseUrl: url,
    limits: patientLimits,
  })
  await migrate(context.database)
  await seedShop(context, dataDir)
}

async function exists(admin: pg.Client, name: string): Promise<boolean> {
  const result = await admin.query('select 1 from pg_database where datname = $1', [name])
  return result.rowCount !== 0
}

async function dropOldTemplates(admin: pg.Client): Promise<void> {
  // A neighbour's run may still clone the newest ones.
  const old = `select datname from pg_database where datname like 'template\\_%' order by oid desc offset 3`
  for (const { datname } of (await admin.query<{ datname: string }>(old)).rows) {
    await admin.query(`drop database if exists ${admin.escapeIdentifier(datname)}`).catch(() => undefined)
  }
}
