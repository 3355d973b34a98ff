import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, statfsSync } from 'node:fs'
import path from 'node:path'

const memory = '/dev/shm'
const roomNeeded = 2 * 1024 ** 3

/**
 * A folder in memory that belongs to this checkout and user, null where there is no room for one. Every test makes and drops a
 * database of 700 files: on a disk that takes ten times as long, which was half of a run.
 */
export function placeInMemory(checkout: string): string | null {
  const id = createHash('sha256').update(`${process.getuid?.()} ${checkout}`).digest('hex').slice(0, 12)
  const folder = path.join(memory, `haverhof-${id}`)
  if (!existsSync(folder) && !hasRoom()) return null
  mkdirSync(folder, { recursive: true })
  return folder
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= roomNeeded
}
