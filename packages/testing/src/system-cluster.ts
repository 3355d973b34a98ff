import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

/** Where Debian keeps them, one folder per version. */
const versions = '/usr/lib/postgresql'

/** PostgreSQL refuses to run as root. */
const nobody = { uid: 65534, gid: 65534 }

/** The programs of the newest PostgreSQL of this machine; null where there is none. The built-in one has no `pg_dump`. */
export const systemPrograms = newestPrograms()

function newestPrograms(): string | null {
  const versionNames = existsSync(versions) ? readdirSync(versions) : []
  const [newest] = versionNames.toSorted((a, b) => Number(b) - Number(a))
  const folder = path.join(versions, newest ?? '', 'bin')
  return ['initdb', 'pg_dump'].every((program) => existsSync(path.join(folder, program))) ? folder : null
}

export type SystemCluster = AsyncDisposable & {
  /** What `psql`, `createdb` and `pg_restore` need to reach it as its superuser. */
  env: Record<string, string>
  url: (database: string, role?: string) => string
}

/** A PostgreSQL of the machine in a folder of its own, as a company runs it. All its roles have one password. */
export async function startSystemCluster(): Promise<SystemCluster> {
  const programs = systemPrograms ?? ''
  const folder = mkdtempSync(path.join(tmpdir(), 'haverhof-system-'))
  const account = process.getuid?.() === 0 ? nobody : {}
  const password = randomBytes(12).toString('hex')
  const passwordFile = path.join(folder, 'password')
  writeFileSync(passwordFile, password)
  if ('uid' in account) for (const each of [folder, passwordFile]) chownSync(each, nobody.uid, nobody.gid)
  const data = path.join(folder, 'data')
  const program = (name: string, args: string[]) =>
    run(path.join(programs, name), args, { ...account, cwd: folder })
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8']
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  await program('initdb', ['-D', data, '--no-sync', ...access, ...locale])
  const port = String(await freePort())
  const options = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`
  await program('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start'])
  return {
    env: { PGHOST: '127.0.0.1', PGPORT: port, PGUSER: 'postgres', PGPASSWORD: password },
    url: (database, role = 'postgres') => `postgres://${role}:${password}@127.0.0.1:${port}/${database}`,
    [Symbol.asyncDispose]: async () => {
      await program('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
