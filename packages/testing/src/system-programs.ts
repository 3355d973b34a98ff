import { existsSync } from 'node:fs'
import path from 'node:path'

/** Whether the PATH has a server that Debian brings; where it is missing, one line says that its tests did not run. */
export function isOnPath(name: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(':')
  return isThere(
    name,
    folders.some((folder) => existsSync(path.join(folder, name))),
  )
}

/** The same for what is found in another way. */
export function isThere(name: string, isFound: boolean): boolean {
  if (!isFound) process.stdout.write(`${name} is missing: its tests did not run\n`)
  return isFound
}
