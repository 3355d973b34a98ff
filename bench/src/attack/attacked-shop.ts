import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { shopNodeOptions } from '../options.ts'
import { ask } from './ask.ts'

/** Where staff work. */
export const backofficeHost = 'backoffice.haverhof.test'

export type AttackedShop = {
  port: number
  isAlive: () => boolean
  /** Ends it as a power cut would. */
  kill: () => Promise<void>
  /** Ends it as a release does. */
  end: () => Promise<void>
  /** Starts it again at the same port, where wished with a clock that is ahead; over when it is ready. */
  start: (wish?: { aheadMs?: number }) => Promise<void>
}

type Settings = { databaseUrl: string; smtpUrl: string; log: number }

const longestStartMs = 90_000
const wrongClock = path.join(import.meta.dirname, '../children/wrong-clock-process.ts')

/** A shop with its worker as `npm start` runs it in production, but for the money. */
export async function startAttackedShop({ databaseUrl, smtpUrl, log }: Settings): Promise<AttackedShop> {
  const port = await freePort()
  let child: ChildProcess
  const endBy = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!shop.isAlive()) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const shop: AttackedShop = {
    port,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill: () => endBy('SIGKILL'),
    end: () => endBy('SIGTERM'),
    start: async ({ aheadMs = 0 } = {}) => {
      child = fork(path.join(import.meta.dirname, '../children/drained-process.ts'), [], {
        execArgv: aheadMs === 0 ? shopNodeOptions : [...shopNodeOptions, `--import=${wrongClock}`],
        env: {
          CLOCK_AHEAD_MS: String(aheadMs),
          PATH: process.env['PATH'],
          NODE_ENV: 'production',
          SHOP_ENV: 'production',
          DATABASE_URL: databaseUrl,
          SMTP_URL: smtpUrl,
          SMTP_TIMEOUT_MS: '5000',
          PORT: String(port),
          HOST: '127.0.0.1',
          SANDBOX_PAYMENTS: 'on',
          REPEAT_DELIVERY: 'on',
          BACKOFFICE_HOST: backofficeHost,
          CLIENT_IP_HEADER: 'x-client-ip',
          CAPTCHA_COST: '1000',
          LOG_LEVEL: 'warn',
        },
        stdio: ['ignore', log, log, 'ipc'],
      })
      await whenReady(shop)
    },
  }
  await shop.start()
  return shop
}

async function whenReady(shop: AttackedShop): Promise<void> {
  const until = performance.now() + longestStartMs
  for (;;) {
    const { status } = await ask(shop.port, { method: 'GET', path: '/readyz' })
    if (status === 200) return
    if (!shop.isAlive() || performance.now() > until) throw new Error('A shop did not become ready')
    await wait(50)
  }
}
