import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listLine, noticesFile, runtimePackages } from './notices.ts'

test('the third-party notices name every package of the shop with its version and licence: npm run generate writes them', () => {
  const [list = ''] = readFileSync(noticesFile, 'utf8').split('='.repeat(80))
  const named = list.split('\n').filter((line) => /^\S+ \d\S* \(/.test(line))
  expect(named).toEqual(runtimePackages().map(listLine))
})

test('no package of the shop has a licence that asks to publish our own source', () => {
  const asking = runtimePackages().filter(({ licence }) => /(^|[^L])GPL|SSPL|BUSL/.test(licence))
  expect(asking.map(listLine)).toEqual([])
})
