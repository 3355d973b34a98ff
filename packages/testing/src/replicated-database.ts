import { type Cluster, openCluster } from '@haverhof/backend/embedded'
import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { repository } from './cluster.ts'
import { openFilledCluster } from './filled-cluster.ts'
import { placeInMemory } from './memory.ts'
import { run } from './run-statement.ts'

const runProgram = promisify(execFile)

export type ReplicatedDatabase = AsyncDisposable & {
  /** The shop's data, on the primary. */
  url: string
  /** The same on a PostgreSQL that follows the primary's log. */
  replicaUrl: string
  /** The replica stands still, and answers. */
  pause: () => Promise<void>
  resume: () => Promise<void>
}

const settings = { fsync: 'off', full_page_writes: 'off' }

/**
 * A primary and a real streaming replica. The copy is made as pg_basebackup
 * makes it, which the embedded PostgreSQL does not bring along.
 */
export async function openReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const dataRoot = mkdtempSync(path.join(placeInMemory(repository) ?? tmpdir(), 'replicated-'))
  chmodSync(dataRoot, 0o755)
  const primary = await openFilledCluster(dataRoot, settings)
  await copyCluster(primary)
  const { port, username, password } = new URL(primary.url('shop'))
  const conninfo = `host=127.0.0.1 port=${port} user=${username} password=${password}`
  const replica = await openCluster({
    dataRoot,
    name: 'replica',
    settings: { ...settings, primary_conninfo: conninfo },
  })
  const replicaUrl = replica.url('shop')
  return {
    url: primary.url('shop'),
    replicaUrl,
    pause: () => run(replicaUrl, 'select pg_wal_replay_pause()'),
    resume: () => run(replicaUrl, 'select pg_wal_replay_resume()'),
    [Symbol.asyncDispose]: async () => {
      await replica.release()
      await primary.release()
      rmSync(dataRoot, { recursive: true, force: true })
    },
  }
}

async function copyCluster({ dataDir, url }: Cluster): Promise<void> {
  const copy = dataDir.replace(/\/shop(?=\/data$|$)/, '/replica')
  mkdirSync(path.dirname(copy), { recursive: true })
  const client = new pg.Client({ connectionString: url('postgres') })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('copy', true)`)
    await runProgram('cp', ['-a', dataDir, copy])
    await runProgram('cp', ['-a', `${dataDir}.password`, `${copy}.password`])
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    // Files of the account that runs PostgreSQL, which may be another one than ours.
    const like = { label: path.join(copy, 'backup_label'), signal: path.join(copy, 'standby.signal') }
    for (const file of Object.values(like))
      await runProgram('cp', ['-a', path.join(copy, 'PG_VERSION'), file])
    writeFileSync(like.label, rows[0]?.labelfile ?? '')
    writeFileSync(like.signal, '')
  } finally {
    await client.end()
  }
  for (const left of ['postmaster.pid', 'postmaster.opts']) rmSync(path.join(copy, left), { force: true })
}
