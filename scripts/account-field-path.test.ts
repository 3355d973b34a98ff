import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
/** The field that CONTRIBUTING.md tells to look for. */
const field = /\bmobile\b/
/** The most files of code that one field may touch. */
const most = 12
const rules = 'docs/rules/accounts.md'
/** A drawing for narrow screens is called so too. */
const other = 'apps/storefront/app/ui/illustrations/landscape.tsx'

/** The files of a field that is like another one, and those of a new kind besides. */
function pathsOfField(): { always: string[]; newKind: string[] } {
  const [, section = ''] = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8').split(
    '## Add a field to the account',
  )
  const [, always = '', newKind = ''] = section.split('\n\n1. ')
  return { always: filesIn(always), newKind: filesIn(newKind) }
}

function filesIn(steps: string): string[] {
  return [...steps.matchAll(/`((?:packages|apps|docs)\/[^`]+)`/g)].map(([, file = '']) => file)
}

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Hand-written code of the shop, without its tests; and the English texts, which stand for all languages. */
function filesWithField(): string[] {
  const files = execFileSync('git', ['ls-files', 'packages', 'apps'], { cwd: root, encoding: 'utf8' })
  return files
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) || file.startsWith('packages/messages/texts/en/'))
    .filter((file) => !/\.test\.tsx?$/.test(file) && file !== other)
    .filter((file) => field.test(textOf(file)))
}

test('the way of a field of the account, as CONTRIBUTING.md describes it, is the way of a field that exists', () => {
  const { always } = pathsOfField()
  expect(textOf(rules)).toContain('**ACCOUNTS-8')
  expect(filesWithField().toSorted()).toEqual(always.filter((file) => file !== rules).toSorted())
})

test('a field of the account touches at most 12 files of code, back office included', () => {
  const { always, newKind } = pathsOfField()
  expect(newKind.map(textOf)).toHaveLength(4)
  const code = [...always, ...newKind].filter((file) => /\.tsx?$/.test(file))
  expect(code.length).toBeLessThanOrEqual(most)
})
