import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import folders from './contexts.json' with { type: 'json' }

const source = path.resolve(import.meta.dirname, '../packages/backend/src')

test('every folder of the backend is a context, a tool or the assembly, so that its imports are checked', () => {
  const names = new Set([...folders.contexts, ...folders.toolkit, ...folders.assembly])
  const present = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(present.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([])
})
