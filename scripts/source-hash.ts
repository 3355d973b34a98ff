import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * A fingerprint of files and folders below a root: it changes when any of them does, and not when the root is moved or copied. Tests do not
 * count: nothing is built from them.
 */
export function sourceHash(root: string, places: string[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap((part) => filesBelow(root, part)))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

const passedOver = new Set(['node_modules', 'build', '.react-router'])

function filesBelow(root: string, part: string): string[] {
  const here = path.join(root, part)
  if (!existsSync(here)) return []
  if (statSync(here).isFile()) return [part]
  const entries = readdirSync(here)
    .filter((entry) => !passedOver.has(entry) && !/\.test\.tsx?$/.test(entry))
    .sort()
  return entries.flatMap((entry) => filesBelow(root, path.join(part, entry)))
}
