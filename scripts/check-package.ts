import { openCluster } from '@haverhof/backend/embedded'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from './free-ports.ts'
import { megabytes, packageShop } from './package.ts'

/** The image may weigh 350 MB; Debian's slim base and Node take 200 of them. */
const mostMegabytes = 150
const longestStartMs = 120_000
/** Whom a package is run as when root checks it: a user without any rights. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/**
 * What the container does, without a container: the packaged shop in a read-only folder, outside of this
 * checkout, as an ordinary user, on a PostgreSQL that it is given.
 */
async function checkPackage(): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const workFolder = mkdtempSync(path.join(tmpdir(), 'haverhof-package-'))
  chmodSync(workFolder, 0o755)
  stack.defer(() => {
    execFileSync('chmod', ['-R', 'u+w', workFolder])
    rmSync(workFolder, { recursive: true })
  })
  const folder = path.join(workFolder, 'shop')
  await packageShop(folder)
  const size = megabytes(folder)
  expect(`the package weighs ${size} MB of at most ${mostMegabytes}`, size <= mostMegabytes)
  execFileSync('chmod', ['-R', 'a-w,a+rX', folder])

  const cluster = await openCluster({ dataRoot: path.join(workFolder, 'postgres') })
  stack.defer(cluster.release)
  await cluster.ensureDatabase('haverhof')
  await runInPackage(setUp(workFolder, folder, cluster.url('haverhof')))
}

type Package = { folder: string; node: string; env: Record<string, string> }

function setUp(target: string, folder: string, databaseUrl: string): Package {
  const node = path.join(target, 'node')
  copyFileSync(process.execPath, node)
  const dataDir = path.join(target, 'data')
  mkdirSync(dataDir)
  if (nobody.uid) chownSync(dataDir, nobody.uid, nobody.gid)
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn', HOST: '127.0.0.1' }
  return { folder, node, env }
}

async function runInPackage(shop: Package): Promise<void> {
  const seeding = start(shop, 'scripts/seed.ts', {})
  expect('the database is filled', (await ended(seeding)) === 0)

  const port = String(await freePorts(4600))
  const started = performance.now()
  const running = start(shop, 'apps/server/src/main.ts', { PORT: port })
  try {
    await untilReady(port, running)
    console.log(`  ready after ${((performance.now() - started) / 1000).toFixed(1)} s`)
    await readPage(`http://127.0.0.1:${port}`)
    await readOffice(port)
    const second = start(shop, 'apps/server/src/main.ts', { PORT: port })
    expect('a second shop at the same port ends with 1', (await ended(second)) === 1)
  } finally {
    running.kill('SIGTERM')
  }
  expect('SIGTERM ends the shop with 0', (await ended(running)) === 0)
}

async function readPage(origin: string): Promise<void> {
  const page = await fetch(`${origin}/`, { headers: { host: 'localhost' } })
  const html = await page.text()
  expect('a page is served', page.status === 200 && html.includes('</html>'))
  const script = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1]
  expect('its script is served', (await fetch(origin + script)).status === 200)
  const picture = /"(\/pictures\/[^" ]+)/.exec(html)?.[1]
  expect('a picture is drawn', (await fetch(origin + picture)).status === 200)
  const notices = await fetch(`${origin}/third-party-notices.txt`)
  expect('the notices are served', (await notices.text()).includes('react '))
}

/** The second app is in the package, too, and answers at its own host; Node's `fetch` would not let the host be named (OFFICE-1). */
async function readOffice(port: string): Promise<void> {
  const ask = (at: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const headers = { host: `backoffice.localhost:${port}` }
      const sent = request({ host: '127.0.0.1', port, path: at, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (piece: string) => (text += piece))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      })
      sent.on('error', reject).end()
    })
  const page = await ask('/orders')
  expect('the back office is served', page.status === 200 && page.text.includes('</html>'))
  const scripts = [...page.text.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, each]) => each ?? '')
  const statuses = await Promise.all(scripts.map(async (each) => (await ask(each)).status))
  expect('its scripts are served', scripts.length > 0 && statuses.every((status) => status === 200))
  const ways = await ask('/staff-api/v1/sign-in')
  expect('its API answers', ways.status === 200 && ways.text.includes('passkey'))
}

function start({ folder, node, env }: Package, file: string, more: Record<string, string>): ChildProcess {
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(node, [file], { ...nobody, cwd: folder, env: { ...env, ...more }, stdio: [...stdio] })
  child.stdout?.resume()
  return child
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

async function untilReady(port: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + longestStartMs
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The packaged shop did not become ready')
}

function expect(what: string, holds: boolean): void {
  console.log(`${holds ? '✓' : '✗'} ${what}`)
  if (!holds) throw new Error(`The package does not hold: ${what}`)
}

await checkPackage()
