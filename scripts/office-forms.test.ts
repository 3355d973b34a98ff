import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const office = path.resolve(import.meta.dirname, '../apps/backoffice/app')

/** What keeps a screen from being left with something unsaved. */
const guards = /<(FormSaveBar|FormLeaveGuard|SaveBar|LeaveGuard)\b/

const screens = readdirSync(office, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.includes('.test.') && !file.startsWith('ui/form/'),
)

test('what is typed on a screen with a save bar is held by its form, so that a refusal never empties it', () => {
  const guarded = screens.filter((file) => guards.test(readFileSync(path.join(office, file), 'utf8')))
  expect(guarded.length).toBeGreaterThan(5)
  const drafts = guarded.filter((file) => readFileSync(path.join(office, file), 'utf8').includes('useState'))
  expect(drafts).toEqual([])
})
