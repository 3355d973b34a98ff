import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const backend = 'packages/backend/src'
const between = 'areas-of-the-staff-api-do-not-meet'

/** One import between two files of the backend, and the rules that it breaks. */
const imports: [from: string, to: string, broken: string[]][] = [
  ['staff-api/orders/a.ts', 'staff-api/money/refunds.ts', [between]],
  ['staff-api/shared/b.ts', 'staff-api/orders/orders.ts', [between]],
  ['staff-api/orders/c.ts', 'staff-api/orders/orders.ts', []],
  ['staff-api/orders/d.ts', 'staff-api/shared/paging.ts', []],
  ['staff-api/orders/e.test.ts', 'staff-api/money/refunds.ts', []],
  ['staff-api/orders/f.ts', 'orders/index.ts', []],
  ['staff-api/orders/g.ts', 'staff/sessions/open-session.ts', ['backend-contexts-meet-at-index']],
  ['staff/members/h.ts', 'accounts/index.ts', []],
  ['staff/members/i.ts', 'sites/index.ts', ['staff-knows-accounts-alone']],
  [
    'staff/members/j.ts',
    'orders/index.ts',
    ['backend-staff-imports-earlier-contexts-only', 'staff-knows-accounts-alone'],
  ],
  ['accounts/details/k.ts', 'staff/index.ts', ['backend-accounts-imports-earlier-contexts-only']],
]

type Violation = { from: string; to: string; rule: { name: string } }

const folder = mkdtempSync(path.join(tmpdir(), 'boundaries-'))
let violations: Violation[]
beforeAll(() => {
  writeFileSync(path.join(folder, 'tsconfig.depcruise.json'), '{}')
  for (const [, to] of imports) write(to, 'export const value = 1\n')
  for (const [from, to] of imports) {
    const target = path.posix.relative(path.posix.dirname(from), to)
    write(from, `export { value } from '${target.startsWith('.') ? target : `./${target}`}'\n`)
  }
  const config = path.resolve(import.meta.dirname, '../.dependency-cruiser.cjs')
  const { stdout } = spawnSync('depcruise', ['--config', config, '--output-type', 'json', 'packages'], {
    cwd: folder,
    encoding: 'utf8',
  })
  violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  const target = path.join(folder, backend, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
}

test.each(imports)('the boundaries of the staff API: %s imports %s', (from, to, broken) => {
  const own = violations.filter((one) => one.from === `${backend}/${from}` && one.to === `${backend}/${to}`)
  expect(own.map(({ rule }) => rule.name).toSorted()).toEqual(broken)
})
