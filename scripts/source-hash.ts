import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** A fingerprint of files and folders: it changes when any of them does. */
export function sourceHash(places: string[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap(filesBelow))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

const passedOver = new Set(['node_modules', 'build', '.react-router'])

function filesBelow(place: string): string[] {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  const entries = readdirSync(place)
    .filter((entry) => !passedOver.has(entry))
    .sort()
  return entries.flatMap((entry) => filesBelow(path.join(place, entry)))
}
