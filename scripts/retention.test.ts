import { keptDays } from '@haverhof/domain/shared'
import { retentions } from '@haverhof/backend/worker'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const page = readFileSync(path.join(root, 'docs/operations/retention.md'), 'utf8')
const [forgotten = '', remaining = ''] = page.slice(page.indexOf('## Deleted')).split('## Kept')

const rowsOf = (part: string) =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
const namesIn = (cell = '') => [...cell.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name)

/** Every table that a `tables.ts` defines. */
const tables = globSync('packages/backend/src/*/*tables.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)].map(
    ([, name = '']) => name,
  ),
)

test('docs/operations/retention.md names what is forgotten and after how many days, as the code has it (RETENTION-1)', () => {
  const said = rowsOf(forgotten).map(([table, what, days]) => ({
    table: namesIn(table)[0],
    what,
    keptDays: Number(days),
  }))
  expect(said).toEqual(retentions.map(({ table, what }) => ({ table, what, keptDays: keptDays[what] })))
  expect(rowsOf(forgotten).filter(([, , , why]) => !why)).toEqual([])
})

test('every table is forgotten in time, or kept for a reason (RETENTION-1)', () => {
  const documented = [...rowsOf(forgotten), ...rowsOf(remaining)].flatMap(([table]) => namesIn(table))
  expect(tables.length).toBeGreaterThan(70)
  expect(tables.filter((table) => !documented.includes(table))).toEqual([])
  expect(documented.filter((name) => !name.includes('.') && !tables.includes(name))).toEqual([])
  expect(rowsOf(remaining).filter(([, why]) => !why)).toEqual([])
})
