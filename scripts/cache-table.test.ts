import { longCacheMs, shortCacheMs } from '../packages/api-client/src/limits.ts'
import { cacheTable } from '@haverhof/domain/shared'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Where a cache is made: by the library, or by the client's own. */
const making = /new LRUCache|function createResponseCache/

function sourceFiles(): string[] {
  return ['packages', 'apps'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|node_modules|\/build\/|\.react-router/.test(file),
      )
      .map((file) => `${folder}/${file}`),
  )
}

test('every cache of the code is in the table, and every cache of the table is in the code', () => {
  const files = Object.values(cacheTable).map(({ file }) => file)
  const makers = sourceFiles().filter((file) => making.test(read(file)))
  const withoutLibrary = 'packages/backend/src/sites/directory.ts'
  expect([...new Set(files)].filter((file) => file !== withoutLibrary).toSorted()).toEqual(makers.toSorted())
  expect(read(withoutLibrary)).toContain('cacheTable.scopes')
})

test('the client, which stands alone, keeps the lifetimes of the table', () => {
  expect([shortCacheMs, longCacheMs]).toEqual([
    cacheTable.answer.lifetimeMs,
    cacheTable.longAnswer.lifetimeMs,
  ])
})

test('docs/caches.md shows the table as it is', () => {
  const rows = read('docs/caches.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
  expect(rows).toEqual(
    Object.values(cacheTable).map(({ file, holds, lifetimeMs, bound, droppedBy }) => [
      `\`${file}\``,
      holds,
      lifetimeMs === null ? 'by version' : `${lifetimeMs / 1000} s`,
      bound,
      droppedBy,
    ]),
  )
})
