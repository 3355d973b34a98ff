import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { experts, openQuestions, pagesFor, questionsIn, rowsOf } from './experts.ts'

const root = path.resolve(import.meta.dirname, '..')
const pages = Object.keys(experts)
const filesOf = (page: string) =>
  new Set(rowsOf(page).flatMap((row) => [...(row[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file)))

test('what says “to be confirmed by” is found over the end of a line, in comments, tables and fields (EXPERTS-2)', () => {
  expect(questionsIn('/** A day. To be\n * confirmed by the vet. */')).toEqual(['the vet'])
  expect(questionsIn('# all of it is to be confirmed by a tax\n# adviser; more')).toEqual(['a tax adviser'])
  expect(questionsIn("toBeConfirmedBy: 'laboratory' } confirm: 'a tax adviser in BE'")).toEqual([
    'laboratory',
    'a tax adviser in BE',
  ])
  expect(questionsIn('an order is confirmed by mail')).toEqual([])
})

test('everybody who is waited for is a known expert (EXPERTS-2)', () => {
  const open = openQuestions()
  expect(open.length).toBeGreaterThan(100)
  expect(open.filter((question) => pagesFor(question).length === 0)).toEqual([])
  const law = readFileSync(path.join(root, 'docs/law.md'), 'utf8').split('## To be confirmed')[1] ?? ''
  const rows = (law.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\| [^-W]/.test(line))
  const whom = rows.map((row) => row.split('|').at(-2)?.trim() ?? '')
  expect(whom.length).toBeGreaterThan(10)
  expect(whom.filter((by) => pagesFor({ file: 'docs/law.md', by }).length === 0)).toEqual([])
})

test.each(pages)('the page of %s names every file that waits for it (EXPERTS-2)', (page) => {
  const waiting = openQuestions().filter((question) => pagesFor(question).includes(page))
  const named = filesOf(page)
  expect([...new Set(waiting.map(({ file }) => file))].filter((file) => !named.has(file))).toEqual([])
})

test.each(pages)(
  'every row of the page of %s has question, answer, source, files that are there, and who has reviewed it (EXPERTS-2)',
  (page) => {
    const rows = rowsOf(page)
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.filter((row) => row.length !== 5 || row.some((cell) => cell.length < 3))).toEqual([])
    const reviewed = /^(?:not reviewed yet|.{3,}, .{3,}, 20\d\d-\d\d-\d\d)$/
    expect(rows.filter((row) => !reviewed.test(row[4] ?? ''))).toEqual([])
    expect([...filesOf(page)].filter((file) => !existsSync(path.join(root, file ?? '')))).toEqual([])
  },
)
