import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import ensureClient from './ensure-client.ts'
import { notices } from './notices.ts'
import { sourceHash } from './source-hash.ts'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const root = path.resolve(import.meta.dirname, '..')

type App = { name: string; folder: string }

const apps: readonly App[] = [
  { name: 'storefront', folder: 'apps/storefront' },
  { name: 'back office', folder: 'apps/backoffice' },
]

const sharedSources = [
  'packages/messages',
  'packages/artwork/src',
  'packages/domain/src',
  'packages/api-client',
  'packages/api-client/build/request-rules.ts',
  'package-lock.json',
  'scripts/notices.ts',
]

/** The stamps are written last, so half a build does not count as one. */
export function areAppsBuilt(): boolean {
  return apps.every((app) => existsSync(stampOf(app)))
}

/** Builds what browsers get, side by side, each when its sources have changed since its last build. */
export async function buildAppsWhenStale(): Promise<void> {
  ensureClient()
  await Promise.all(apps.map(buildWhenStale))
}

async function buildWhenStale(app: App): Promise<void> {
  const stamp = stampOf(app)
  const current = sourceHash(root, [app.folder, ...sharedSources])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  console.log(`Building the ${app.name} …`)
  await runBuild(app)
  const client = path.join(root, app.folder, 'build/client')
  // Licences require that their text goes along with the code; browsers get the code without comments.
  writeFileSync(path.join(client, 'third-party-notices.txt'), notices())
  await compressAssets(client)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
}

function stampOf({ folder }: App): string {
  return path.join(root, folder, 'build/source-hash')
}

async function runBuild({ name, folder }: App): Promise<void> {
  const build = spawn('react-router', ['build'], {
    cwd: path.join(root, folder),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = Promise.all([text(build.stdout), text(build.stderr)])
  const [status] = await once(build, 'exit').catch((error: unknown) => {
    throw new Error(
      `The ${name} could not be built (${(error as Error).message}). Building needs the packages of development: npm ci, without --omit=dev`,
    )
  })
  if (status === 0) return
  process.stderr.write((await said).join(''))
  throw new Error(`The ${name} could not be built`)
}

const compressible = /\.(js|css|svg|json|txt)$/

/** Writes the smallest brotli and gzip forms beside every built file: there is time for it now, not while serving. */
async function compressAssets(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map(({ parentPath, name }) => compressFile(path.join(parentPath, name))))
}

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes))
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

if (import.meta.main) await buildAppsWhenStale()
