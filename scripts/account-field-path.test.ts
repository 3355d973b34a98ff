import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
/** The field that CONTRIBUTING.md tells to look for. */
const field = /\bmobile\b/
/** Where a field of the account can be; elsewhere the word means a telephone. */
const places = [
  'packages/backend/src',
  'packages/domain/src/accounts',
  'packages/messages/texts/en',
  'apps/storefront/app/features/account',
]
const rules = 'docs/rules/accounts.md'

function pathOfField(): string[] {
  const [, section = ''] = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8').split(
    '## Add a field to the account',
  )
  const steps = section.slice(section.indexOf('\n1. '))
  return [...steps.matchAll(/`((?:packages|apps|docs)\/[^`]+)`/g)].map(([, file = '']) => file)
}

function filesWithField(place: string): string[] {
  const files = readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.(tsx?|json)$/.test(file) && !/(\.test\.tsx?|\btest-[\w-]+\.tsx?)$/.test(file))
    .map((file) => `${place}/${file}`)
    .filter((file) => field.test(readFileSync(path.join(root, file), 'utf8')))
}

test('the way of a field of the account, as CONTRIBUTING.md tells it, is the way of a field that exists', () => {
  const told = pathOfField().filter((file) => file !== rules)
  expect(told.filter((file) => !field.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
  expect(readFileSync(path.join(root, rules), 'utf8')).toContain('**ACCOUNTS-8')
  expect(told.toSorted()).toEqual(places.flatMap(filesWithField).toSorted())
})
