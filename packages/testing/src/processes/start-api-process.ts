import { fork } from 'node:child_process'
import path from 'node:path'

export type ApiProcess = AsyncDisposable & {
  port: number
  pid: number
  isAlive: () => boolean
  /** Ends it as a power cut would. */
  kill: () => Promise<void>
}

/** With `now` its clock stands still at that moment. */
type Options = { databaseUrl: string; port?: number; env?: Record<string, string>; now?: Date }

export async function startApiProcess({
  databaseUrl,
  port = 0,
  env = {},
  now,
}: Options): Promise<ApiProcess> {
  const file = path.join(import.meta.dirname, 'api-process.ts')
  const child = fork(file, [databaseUrl, ...(now ? [now.toISOString()] : [])], {
    execArgv: [],
    env: { ...process.env, ...env, PORT: String(port) },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }))
    void ended.then(() => reject(new Error('The API process did not start')))
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return {
    port: ready.port,
    pid: child.pid ?? 0,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill,
    [Symbol.asyncDispose]: kill,
  }
}
