import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStaticFiles } from './static-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'assets/page.js'), 'code')
  writeFileSync(path.join(folder, 'assets/page.js.br'), 'small')
  writeFileSync(path.join(folder, 'icon.svg'), '<svg/>')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a built file is there from the start, with the compressed form beside it', () => {
  const file = createStaticFiles(folder).find('/assets/page.js')
  expect(file?.bodies.identity.toString()).toBe('code')
  expect(file?.bodies.br?.toString()).toBe('small')
  expect(file?.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
})

test('compressed forms and what was not built are no files of their own', () => {
  const files = createStaticFiles(folder)
  expect(files.find('/assets/page.js.br')).toBeUndefined()
  expect(files.find('/assets/../icon.svg')).toBeUndefined()
})

test('once all are read, a new build in their place takes nothing away', async () => {
  const files = createStaticFiles(folder)
  await files.readAll()
  rmSync(folder, { recursive: true })
  expect(files.find('/icon.svg')?.bodies.identity.toString()).toBe('<svg/>')
})
