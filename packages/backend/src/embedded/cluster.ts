import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { type ClusterFiles, clusterFiles } from './files.ts'

const run = promisify(execFile)

export type Cluster = {
  /** A connection string for one database of this cluster. */
  url: (database: string) => string
  ensureDatabase: (database: string) => Promise<void>
  dataDir: string
  /** Stops the cluster, unless another process is using it. */
  release: () => Promise<void>
}

type Options = { dataRoot: string; name?: string; settings?: Record<string, string> }

/** Starts the embedded PostgreSQL, or joins the one that already runs on the same data. */
export async function openCluster({ dataRoot, name = 'postgres', settings = {} }: Options): Promise<Cluster> {
  const files = clusterFiles(dataRoot, name)
  await initialise(files)
  if (!(await isRunning(files))) await start(files, settings)
  const password = readFileSync(passwordFile(files), 'utf8')
  const port = readFileSync(path.join(files.dataDir, 'postmaster.pid'), 'utf8').split('\n')[3]
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  return {
    url,
    dataDir: files.dataDir,
    ensureDatabase: (database) => ensureDatabase(url('postgres'), database),
    release: async () => {
      if (!(await inUse(url('postgres')))) await pgCtl(files, ['-m', 'fast', '-w', 'stop'])
    },
  }
}

function passwordFile(files: ClusterFiles): string {
  return path.join(path.dirname(files.dataDir), `${path.basename(files.dataDir)}.password`)
}

async function initialise(files: ClusterFiles): Promise<void> {
  const done = path.join(files.dataDir, 'initialised')
  if (existsSync(done)) return
  // A first start that was interrupted leaves half a cluster without any shop data in it.
  rmSync(files.dataDir, { recursive: true, force: true })
  mkdirSync(path.dirname(files.dataDir), { recursive: true })
  writeFileSync(passwordFile(files), randomBytes(24).toString('hex'), { mode: 0o600 })
  if (files.account) chownSync(passwordFile(files), files.account.uid, files.account.gid)
  const settings = [
    '--username=postgres',
    '--auth=scram-sha-256',
    // Rounds make it slow to guess a password of people; 24 random bytes cannot be guessed, and every connection pays for them.
    '--set=scram_iterations=1',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
  await inAccount(files, 'initdb', ['-D', files.dataDir, `--pwfile=${passwordFile(files)}`, ...settings])
  writeFileSync(done, '')
  if (files.account) chownSync(done, files.account.uid, files.account.gid)
}

async function isRunning(files: ClusterFiles): Promise<boolean> {
  return pgCtl(files, ['status']).then(
    () => true,
    () => false,
  )
}

async function start(files: ClusterFiles, settings: Record<string, string>): Promise<void> {
  const port = await freePort()
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...settings,
  }
  const options = Object.entries(all).map(([key, value]) => `-c ${key}='${value}'`)
  const log = path.join(path.dirname(files.dataDir), `${path.basename(files.dataDir)}.log`)
  await pgCtl(files, ['-w', '-t', '60', '-l', log, '-o', options.join(' '), 'start'])
}

function pgCtl(files: ClusterFiles, args: string[]): Promise<unknown> {
  return inAccount(files, 'pg_ctl', ['-D', files.dataDir, ...args])
}

function inAccount(files: ClusterFiles, program: string, args: string[]): Promise<unknown> {
  const cwd = path.dirname(files.dataDir)
  return run(path.join(files.binDir, program), args, {
    ...files.account,
    cwd,
    env: { ...process.env, LC_ALL: 'C' },
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function ensureDatabase(url: string, database: string): Promise<void> {
  return withClient(url, async (client) => {
    const databases = await client.query(
      `select from pg_database where datname = ${client.escapeLiteral(database)}`,
    )
    if (databases.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`)
  })
}

function inUse(url: string): Promise<boolean> {
  const others = `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
  return withClient(url, async (client) => ((await client.query(others)).rowCount ?? 0) > 0)
}
