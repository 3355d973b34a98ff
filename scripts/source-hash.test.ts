import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourceHash } from './source-hash.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'source-hash-'))
  mkdirSync(path.join(folder, 'one/app'), { recursive: true })
  writeFileSync(path.join(folder, 'one/app/page.ts'), 'export {}')
  writeFileSync(path.join(folder, 'one/lock.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

const places = ['app', 'lock.json']
const hashOf = (root: string) => sourceHash(path.join(folder, root), places)

test('a copy in another folder has the same fingerprint, so a build travels with its sources', () => {
  cpSync(path.join(folder, 'one'), path.join(folder, 'another'), { recursive: true })
  expect(hashOf('another')).toBe(hashOf('one'))
})

test('a changed and a renamed file change the fingerprint', () => {
  const before = hashOf('one')
  writeFileSync(path.join(folder, 'one/app/page.ts'), 'export { }')
  const changed = hashOf('one')
  expect(changed).not.toBe(before)
  cpSync(path.join(folder, 'one/app/page.ts'), path.join(folder, 'one/app/other.ts'))
  rmSync(path.join(folder, 'one/app/page.ts'))
  expect(hashOf('one')).not.toBe(changed)
})

test('a test and what a build leaves behind do not change it', () => {
  const before = hashOf('one')
  writeFileSync(path.join(folder, 'one/app/page.test.ts'), '')
  mkdirSync(path.join(folder, 'one/app/build'))
  writeFileSync(path.join(folder, 'one/app/build/index.js'), '')
  expect(hashOf('one')).toBe(before)
})
