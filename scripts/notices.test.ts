import { expect, test } from 'vitest'
import { listLine, notices, runtimePackages } from './notices.ts'

test('the third-party notices name every package of the shop with its version and licence, and bring its text', () => {
  const [list = '', ...texts] = notices().split('='.repeat(80))
  const named = list.split('\n').filter((line) => /^\S+ \d\S* \(/.test(line))
  expect(named).toEqual(runtimePackages().map(listLine))
  expect(texts.join('')).toMatch(/react 19[^]*MIT License/)
})

test('no package of the shop has a licence that asks to publish our own source', () => {
  const asking = runtimePackages().filter(({ licence }) => /(^|[^L])GPL|SSPL|BUSL/.test(licence))
  expect(asking.map(listLine)).toEqual([])
})
