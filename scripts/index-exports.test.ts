import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unusedIndexExports } from './index-exports.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'index-exports-'))
  write('packages/domain/src/cart/index.ts', `export { merge, type Line as CartLine } from './merge.ts'`)
  write('packages/domain/src/cart/merge.test.ts', `import { merge } from './index.ts'`)
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, source: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), source)
}

test('what only the own tests of a context import is not used', () => {
  expect(unusedIndexExports(root).map((line) => /exports (\w+)/.exec(line)?.[1])).toEqual([
    'merge',
    'CartLine',
  ])
})

test.each([
  ['packages/domain/src/orders/total.ts', `import { merge, type CartLine } from '../cart/index.ts'`],
  ['apps/storefront/app/cart.tsx', `import { merge, type CartLine } from '@haverhof/domain/cart'`],
  ['scripts/tell.ts', `const { merge } = await import('@haverhof/domain/cart')`],
])('what %s imports is used', (file, source) => {
  write(file, source)
  expect(unusedIndexExports(root)).toEqual([])
})
