import { type Cluster, openCluster } from '@haverhof/backend/embedded'
import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { repository } from './cluster.ts'
import { placeInMemory } from './memory.ts'
import { fillShop, sourceFingerprint } from './template.ts'

const runProgram = promisify(execFile)
const name = 'shop'
const family = 'filled-'

type Settings = Record<string, string>

/**
 * A PostgreSQL of the caller's own with the shop in its database `shop`, in a new folder that other accounts can reach. It is
 * a copy where there is room to keep one: to fill it takes six seconds of a core.
 */
export async function openFilledCluster(dataRoot: string, settings: Settings): Promise<Cluster> {
  const folder = placeInMemory(repository)
  if (folder === null) return fillCluster(dataRoot, settings)
  const copy = path.join(folder, `${family}${sourceFingerprint()}`)
  if (!existsSync(copy)) await keepCluster(folder, copy)
  await runProgram('cp', ['-a', `${copy}/.`, dataRoot])
  return openCluster({ dataRoot, name, settings })
}

async function fillCluster(dataRoot: string, settings: Settings): Promise<Cluster> {
  const cluster = await openCluster({ dataRoot, name, settings })
  await cluster.ensureDatabase(name)
  await fillShop(cluster.url(name))
  return cluster
}

/** Its name carries what it was made from, so an old one is never used. */
async function keepCluster(folder: string, copy: string): Promise<void> {
  const old = readdirSync(folder).filter((each) => each.startsWith(family))
  for (const each of old) rmSync(path.join(folder, each), { recursive: true, force: true })
  const draft = mkdtempSync(path.join(folder, 'draft-'))
  chmodSync(draft, 0o755)
  const cluster = await fillCluster(draft, { fsync: 'off', full_page_writes: 'off', max_wal_size: '32MB' })
  // It stays while a connection is there, also one that has just ended.
  while (existsSync(path.join(cluster.dataDir, 'postmaster.pid'))) await cluster.release()
  try {
    renameSync(draft, copy)
  } catch {
    // Another test was faster.
    rmSync(draft, { recursive: true, force: true })
  }
}
