import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressAssets } from './compress-assets.ts'
import { sourceHash } from './source-hash.ts'

const root = path.resolve(import.meta.dirname, '..')
const storefront = path.join(root, 'apps/storefront')
const stamp = path.join(storefront, 'build/source-hash')
const sources = [
  'apps/storefront',
  'packages/messages',
  'packages/domain/src',
  'packages/api-client/src',
  'package-lock.json',
  'THIRD-PARTY-NOTICES.txt',
]

/** The stamp is written last, so half a build does not count as one. */
export function isStorefrontBuilt(): boolean {
  return existsSync(stamp)
}

/** Builds the storefront when its sources have changed since the last build. */
export async function buildStorefrontWhenStale(): Promise<void> {
  const current = sourceHash(root, sources)
  if (isStorefrontBuilt() && readFileSync(stamp, 'utf8') === current) return
  console.log('Building the storefront …')
  runBuild()
  const client = path.join(storefront, 'build/client')
  // Licences ask that whoever receives the code receives their text; browsers get the code without comments.
  copyFileSync(path.join(root, 'THIRD-PARTY-NOTICES.txt'), path.join(client, 'third-party-notices.txt'))
  await compressAssets(client)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
}

function runBuild(): void {
  const build = spawnSync('react-router', ['build'], {
    cwd: storefront,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (build.error)
    throw new Error(
      `The storefront could not be built (${build.error.message}). Building needs the packages of development: npm ci, without --omit=dev`,
    )
  if (build.status === 0) return
  process.stderr.write(`${build.stdout}${build.stderr}`)
  throw new Error('The storefront could not be built')
}

if (import.meta.main) await buildStorefrontWhenStale()
