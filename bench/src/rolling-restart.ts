import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureCatalogue, openBenchCluster } from './databases.ts'
import { freePort } from './free-port.ts'
import { shopNodeOptions } from './options.ts'
import { readSubjects } from './requests.ts'

const processes = 3
const clients = 24
const amount = 20_000
const checkMs = 200
const drainDelayMs = 2000

export type RestartFigures = { requests: number; failures: string[]; restarts: number }

/** Three shops behind a balancer that asks for `/readyz` and repeats nothing; each is told to stop and replaced while visitors read on. */
export async function measureRollingRestart(
  databaseUrl: string,
  paths: readonly string[],
): Promise<RestartFigures> {
  const shops = await Promise.all(Array.from({ length: processes }, () => startShop(databaseUrl)))
  const figures: RestartFigures = { requests: 0, failures: [], restarts: 0 }
  const stop = new AbortController()
  const checking = checkHealth(shops, stop.signal)
  while (shops.some(({ isReady }) => !isReady)) await wait(checkMs)
  const visits = Promise.all(
    Array.from({ length: clients }, (_, client) => visit(shops, paths, client, figures)),
  )
  for (const shop of shops) {
    if (figures.requests >= amount) break
    await replace(shop, databaseUrl)
    figures.restarts += 1
  }
  await visits
  stop.abort()
  await checking
  await Promise.all(shops.map(end))
  return figures
}

type RunningShop = { child: ChildProcess; port: number; agent: Agent; isReady: boolean }

async function startShop(databaseUrl: string): Promise<RunningShop> {
  const port = await freePort()
  const child = fork(path.join(import.meta.dirname, 'children/drained-process.ts'), [], {
    execArgv: shopNodeOptions,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SHOP_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      DRAIN_DELAY_MS: String(drainDelayMs),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return { child, port, agent: new Agent({ keepAlive: true }), isReady: false }
}

async function replace(shop: RunningShop, databaseUrl: string): Promise<void> {
  const old = { ...shop }
  await end(old)
  Object.assign(shop, await startShop(databaseUrl))
  while (!shop.isReady) await wait(checkMs)
}

async function end({ child }: RunningShop): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

async function checkHealth(shops: RunningShop[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await Promise.all(
      shops.map(async (shop) => {
        const { port } = shop
        const status = await ask({ port }, '/readyz').catch(() => 0)
        if (shop.port === port) shop.isReady = status === 200
      }),
    )
    await wait(checkMs)
  }
}

async function visit(
  shops: RunningShop[],
  paths: readonly string[],
  client: number,
  figures: RestartFigures,
): Promise<void> {
  for (let turn = client; figures.requests < amount; turn++) {
    const ready = shops.filter(({ isReady }) => isReady)
    const shop = ready[turn % ready.length]
    if (!shop) {
      await wait(10)
      continue
    }
    figures.requests += 1
    await ask(shop, paths[turn % paths.length] ?? '/').then(
      (status) => status === 200 || figures.failures.push(String(status)),
      (error: unknown) => figures.failures.push(String(error)),
    )
  }
}

function ask({ port, agent }: { port: number; agent?: Agent }, target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'haverhof.nl' }
    const sent = request(
      { host: '127.0.0.1', port, path: target, headers, agent: agent ?? false },
      (answer) => {
        answer
          .resume()
          .on('end', () => resolve(answer.statusCode ?? 0))
          .on('error', reject)
      },
    )
    sent.on('error', reject).end()
  })
}

if (import.meta.main) {
  const cluster = await openBenchCluster()
  const url = await ensureCatalogue(cluster, 0)
  const { categories, products } = await readSubjects(url)
  const { requests, failures, restarts } = await measureRollingRestart(url, [
    '/',
    '/api/products/10101',
    ...categories.slice(0, 2).map((category) => category.url),
    ...products.slice(0, 3).map((product) => product.url),
  ])
  console.log(
    `${restarts} of ${processes} processes replaced under load: ${failures.length} of ${requests} requests failed`,
  )
  for (const failure of new Set(failures)) console.log(`  ${failure}`)
  await cluster.release()
  if (failures.length > 0 || restarts < processes) process.exitCode = 1
}
