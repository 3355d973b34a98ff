import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressAssets } from './compress-assets.ts'
import { sourceHash } from './source-hash.ts'

const storefront = path.resolve(import.meta.dirname, '../apps/storefront')
const stamp = path.join(storefront, 'build/source-hash')

/** Builds the storefront when its sources have changed since the last build. */
export async function buildStorefrontWhenStale(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..')
  const sources = [
    storefront,
    'packages/messages',
    'packages/domain/src',
    'packages/api-client/src',
    'package-lock.json',
  ]
  const current = sourceHash(sources.map((place) => path.resolve(root, place)))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  console.log('Building the storefront …')
  const build = spawnSync('react-router', ['build'], {
    cwd: storefront,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (build.status !== 0) {
    process.stderr.write(`${build.error?.message ?? ''}${build.stdout}${build.stderr}`)
    throw new Error('The storefront could not be built')
  }
  await compressAssets(path.join(storefront, 'build/client'))
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
}

if (import.meta.main) await buildStorefrontWhenStale()
