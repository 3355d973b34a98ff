import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const features = path.resolve(import.meta.dirname, '../../features')

test('every list that has filters of several kinds, and whose views the API keeps, offers to keep them (OFFICE-5)', () => {
  const sources = globSync('**/*.tsx', { cwd: features }).map((file) =>
    readFileSync(path.join(features, file), 'utf8'),
  )
  const keys = sources
    .flatMap((source) => [...source.matchAll(/keepsViews="([a-z]+)"/g)])
    .map(([, list = '']) => list)
  const lists = ['audit', 'customers', 'lots', 'mails', 'orders', 'reviews', 'samples', 'stock']
  expect(new Set(keys)).toEqual(new Set(lists))
})
