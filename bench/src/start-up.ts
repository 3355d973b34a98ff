import { fork } from 'node:child_process'
import { get } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { median } from './measure.ts'
import { shopNodeOptions } from './options.ts'

type Start = { file: string; args?: string[]; env?: Record<string, string>; path: string }

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Seconds from starting the shop the way `npm start` does, on a database that is up, to its first home page. The median of
 * three: the first start after a change of the code also compiles it and reads it from the disk.
 */
export async function shopStartSeconds(databaseUrl: string): Promise<number> {
  const seconds: number[] = []
  while (seconds.length < 3) seconds.push(await oneStartSeconds(databaseUrl))
  return median(seconds)
}

async function oneStartSeconds(databaseUrl: string): Promise<number> {
  const env = {
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    SHOP_ENV: 'production',
    // What a real shop has; nothing of it is used before the first order.
    SANDBOX_PAYMENTS: 'on',
    SMTP_URL: 'smtp://127.0.0.1:9',
    HOST: '127.0.0.1',
  }
  return startSeconds({ file: path.join(root, 'apps/server/src/main.ts'), env, path: '/' })
}

async function startSeconds({ file, args = [], env = {}, path: page }: Start): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const child = fork(file, args, {
    execArgv: shopNodeOptions,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const over = new AbortController()
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  void ended.then(() => over.abort())
  try {
    while (!(await answers(port, page))) {
      over.signal.throwIfAborted()
      await wait(5)
    }
    return (performance.now() - began) / 1000
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

function answers(port: number, page: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(
      { host: '127.0.0.1', port, path: page, headers: { host: 'haverhof.nl' }, agent: false },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode === 200))
      },
    )
    request.once('error', () => resolve(false))
  })
}
