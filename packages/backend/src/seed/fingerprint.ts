import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** One short name for the contents of directories: it changes when any file in them does. */
export function fingerprint(directories: readonly string[], extensions: readonly string[]): string {
  const hash = createHash('sha256')
  for (const directory of directories) addDirectory(hash, directory, extensions)
  return hash.digest('hex').slice(0, 16)
}

function addDirectory(hash: Hash, directory: string, extensions: readonly string[]): void {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && extensions.includes(path.extname(entry.name)))
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).toSorted()) {
    hash.update(path.relative(directory, file)).update('\0').update(readFileSync(file)).update('\0')
  }
}
