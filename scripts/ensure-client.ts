import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sourceHash } from './source-hash.ts'

const root = path.resolve(import.meta.dirname, '..')
const stamp = path.join(root, 'packages/api-client/build/source-hash')

/** The sources of both API documents, and the scripts that generate the client from them. */
const sources = [
  'packages/backend/src',
  'packages/domain/src',
  'packages/messages/src',
  'package-lock.json',
  'scripts/generate-client.ts',
  'scripts/request-rules.ts',
]

/**
 * Makes the types and rules in `packages/api-client/build` when the backend has changed since: every command that needs them asks for
 * them first, so git keeps none of them. A process of its own, so that a caller is not left
 * with the whole backend in its memory. Vitest calls it as a global setup.
 */
export default function ensureClient(): void {
  const current = sourceHash(root, sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  execFileSync(process.execPath, ['scripts/generate-client.ts'], { cwd: root, stdio: 'inherit' })
  writeFileSync(stamp, current)
}
