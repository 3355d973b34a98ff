import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOffice } from './office-files.ts'

const start = 'window.begin = 1'
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'office-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'assets/app-1.js'), 'go()')
  writeFileSync(
    path.join(folder, 'index.html'),
    `<script>${start}</script><script src="/assets/app-1.js"></script>`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

const office = () => createOffice(folder, async () => ['http://haverhof.nl.localhost:3000'])

test('every address that is no file is the one page of the office (OFFICE-1)', async () => {
  for (const address of ['/', '/orders', '/orders/100001', '/index.html'])
    expect((await office().find(address))?.headers['content-type']).toMatch(/^text\/html/)
})

test('files never change, the page is asked for anew, and a file of another release is missing (OFFICE-1)', async () => {
  expect((await office().find('/assets/app-1.js'))?.headers['cache-control']).toContain('immutable')
  expect((await office().find('/orders'))?.headers['cache-control']).toBe('no-cache')
  expect(await office().find('/assets/app-0.js')).toBeUndefined()
})

test('only the start script of the page may run in it, and no site may frame or index it (OFFICE-11)', async () => {
  const headers = (await office().find('/'))?.headers ?? {}
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-src 'self' http://haverhof.nl.localhost:3000")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(headers['content-security-policy-report-only']).toContain("require-trusted-types-for 'script'")
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
})

test('without a build there is no office (OFFICE-1)', async () => {
  expect(await createOffice(path.join(folder, 'none'), async () => []).find('/')).toBeUndefined()
})
