import { openCluster } from '@haverhof/backend/embedded'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openFilledCluster } from './filled-cluster.ts'

export type CrashDatabase = AsyncDisposable & {
  url: string
  /** Ends PostgreSQL without warning and starts it again on the same port. */
  crash: () => Promise<void>
}

/** A PostgreSQL of its own that writes everything to disk, so that a crash proves something. */
export async function openCrashDatabase(): Promise<CrashDatabase> {
  const dataRoot = mkdtempSync(path.join(tmpdir(), 'haverhof-crash-'))
  // Root runs PostgreSQL as another account: in a folder that is closed to it the data would go elsewhere, and stay there.
  chmodSync(dataRoot, 0o755)
  const settings = { synchronous_commit: 'on' }
  const cluster = await openFilledCluster(dataRoot, settings)
  const url = cluster.url('shop')
  const port = new URL(url).port
  return {
    url,
    crash: async () => {
      await killPostmaster(cluster.dataDir)
      await openCluster({ dataRoot, name: 'shop', settings: { ...settings, port } })
    },
    [Symbol.asyncDispose]: async () => {
      await cluster.release()
      rmSync(dataRoot, { recursive: true, force: true })
    },
  }
}

async function killPostmaster(dataDir: string): Promise<void> {
  const pid = Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGQUIT')
  while (isAlive(pid)) await wait(20)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
