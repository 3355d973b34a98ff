import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildAppsWhenStale } from './build-apps.ts'
import { notices } from './notices.ts'

const root = path.resolve(import.meta.dirname, '..')

/** What a running shop reads, and the commands of those who run it. */
export const packageContents = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  'CHANGELOG.md',
  'apps/server',
  'apps/backoffice/build',
  'apps/storefront/build',
  'packages/api-client',
  'packages/artwork',
  'packages/backend',
  'packages/domain',
  'packages/messages',
  'data',
  'scripts',
]

/** Descriptions for editors and debuggers, which a process never opens. */
const neverRead = /\.(map|d\.[cm]?ts)$/
/** Packages that others name as optional peers for their types alone. */
const typesOnly = ['node_modules/typescript', 'node_modules/@types']

/** Builds the shop and writes all it needs to run into one folder: the container image and other servers take it from there. */
export async function packageShop(folder: string): Promise<void> {
  await buildAppsWhenStale()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // npm ci compares every workspace with the lock file, also those that are left out.
  const manifests = globSync('{apps/*,packages/*,e2e,bench}/package.json', { cwd: root })
  for (const part of [...packageContents, ...manifests])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter: isShipped })
  writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), notices())
  installPackages(folder)
  dropUnread(folder)
}

/** Tests, the types of the client, and what drizzle-kit compares the next migration with: the shop reads the migrations alone. */
function isShipped(file: string): boolean {
  return !/\/node_modules(\/|$)|\/src\/dev(\/|$)|\/api-client\/build(\/|$)|\.test\.tsx?$|\/migrations\/meta\/\d+_snapshot\.json$/.test(
    file,
  )
}

function installPackages(folder: string): void {
  const only = ['--omit=dev', '--workspace=apps/server', '--ignore-scripts']
  execFileSync('npm', ['ci', ...only, '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function dropUnread(folder: string): void {
  for (const folderOfTypes of typesOnly)
    rmSync(path.join(folder, folderOfTypes), { recursive: true, force: true })
  for (const file of filesBelow(path.join(folder, 'node_modules'))) if (neverRead.test(file)) rmSync(file)
}

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
}

export function megabytes(folder: string): number {
  const bytes = filesBelow(folder).reduce((sum, file) => sum + statSync(file).size, 0)
  return Math.round(bytes / 1e6)
}

if (import.meta.main) {
  const folder = path.resolve(process.argv[2] ?? path.join(root, '.data/package'))
  await packageShop(folder)
  console.log(`${folder} holds the shop: ${megabytes(folder)} MB. Run it with: node apps/server/src/main.ts`)
}
