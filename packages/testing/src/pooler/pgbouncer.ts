import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import type { TransactionPooler } from './transaction-pooler.ts'

/** It refuses to run as root. */
const nobody = { uid: 65534, gid: 65534 }

/** The real one, in transaction mode, with the settings it comes with. */
export async function startPgBouncer(databaseUrl: string): Promise<TransactionPooler> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const name = pathname.slice(1)
  const folder = mkdtempSync(path.join(tmpdir(), 'haverhof-pgbouncer-'))
  const file = path.join(folder, 'pgbouncer.ini')
  const ownPort = await freePort()
  writeFileSync(
    file,
    `[databases]
${name} = host=${hostname} port=${port} dbname=${name} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
`,
  )
  const account = process.getuid?.() === 0 ? nobody : {}
  if ('uid' in account) for (const owned of [folder, file]) chownSync(owned, nobody.uid, nobody.gid)
  const child = spawn('pgbouncer', ['-q', file], { ...account, stdio: 'ignore' })
  const exited = once(child, 'exit')
  await answering(ownPort)
  const url = new URL(databaseUrl)
  url.port = String(ownPort)
  return {
    url: url.href,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answering(port: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return
    } catch (error) {
      if (attempt === 600) throw error
      await setTimeout(50)
    } finally {
      socket.destroy()
    }
  }
}
