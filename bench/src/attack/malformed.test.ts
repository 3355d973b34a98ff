import { apiDocument } from '@haverhof/backend'
import { expect, test } from 'vitest'
import type { Call } from './ask.ts'
import { type ApiDocument, operationsOf, type Schema } from './document.ts'
import { hostileValues } from './hostile-values.ts'
import { type MalformedCall, malformedCall, malformedCalls, targetsOf } from './malformed.ts'
import { createRandom } from './random.ts'

const document = apiDocument() as unknown as ApiDocument
const targets = targetsOf(document)
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

/** Names of all fields, found in the text of the schemas instead of by walking through them. */
function fieldNames(schema: Schema): string[] {
  const names = new Set<string>()
  const visit = (text: string) => {
    for (const [, name = ''] of text.matchAll(/schemas\/(\w+)"/g)) {
      if (names.has(`#${name}`)) continue
      names.add(`#${name}`)
      visit(JSON.stringify(document.components.schemas[name]))
    }
    JSON.parse(text, (key, value: unknown) => {
      if (key === 'properties') for (const field of Object.keys(value as object)) names.add(field)
      return value
    })
  }
  visit(JSON.stringify(schema))
  return [...names].filter((name) => !name.startsWith('#'))
}

test('every parameter and every field of every call of the document is attacked', () => {
  const attacked = new Set(
    targets.flatMap(({ operation, location, name }) =>
      name.split('.').map((part) => `${nameOf(operation)} ${location} ${part}`),
    ),
  )
  const declared = operationsOf(document).flatMap((operation) => [
    ...operation.parameters.map(({ in: location, name }) => `${nameOf(operation)} ${location} ${name}`),
    ...fieldNames(operation.body?.schema ?? {}).map((field) => `${nameOf(operation)} body ${field}`),
  ])
  expect(declared.length).toBeGreaterThan(250)
  expect(declared.filter((name) => !attacked.has(name))).toEqual([])
})

test('a call that is added to the document is attacked by itself', () => {
  const call = { parameters: [{ name: 'weight', in: 'query' as const, schema: { type: 'integer' } }] }
  const more = { ...document, paths: { ...document.paths, '/api/new': { get: call } } }
  expect(targetsOf(more).length - targets.length).toBe(1)
  const added = targetsOf(more).find(({ operation }) => operation.path === '/api/new')
  const half = hostileValues.find(({ name }) => name === 'half a character')
  expect(added && half && malformedCall(more, added, half).call.path).toBe('/api/new?weight=%ED%A0%80')
})

const drawn = [...malformedCalls(document, createRandom(7).shuffled)]
const titles = drawn.map(({ name, operation }) => `${nameOf(operation)} ${name}`)

test('every place meets every value, each early, and the same seed draws the same calls', () => {
  const placesOf = (calls: string[]) =>
    new Set(calls.filter((call) => !call.includes(' body: ')).map((call) => call.replace(/: .*/, '')))
  expect(placesOf(titles.slice(0, targets.length)).size).toBe(placesOf(titles).size)
  expect(titles.length).toBeGreaterThanOrEqual(targets.length * hostileValues.length)
  const calls = malformedCalls(document, createRandom(7).shuffled)
  const again = Array.from({ length: 50 }, () => calls.next().value as MalformedCall)
  expect(again).toEqual(drawn.slice(0, 50))
})

test('a field is malformed in its place, and everything else of the body fits', () => {
  const target = targets.find(
    ({ operation, name }) => operation.path === '/api/cart' && name === 'products.0.count',
  )
  const nul = hostileValues.find(({ name }) => name === 'NUL')
  const { body } = (target && nul && malformedCall(document, target, nul).call) ?? {}
  expect(JSON.parse(String(body))).toMatchObject({ products: [{ productVariantId: 1, count: 'a\u0000b' }] })
})

test('every address and every header can be sent', () => {
  const isSendable = ({ path, headers = {} }: Call) =>
    /^\/[!-~]*$/.test(path) && Object.values(headers).every((value) => /^[\x20-\x7e\x80-\xff]*$/.test(value))
  expect(drawn.filter(({ call }) => !isSendable(call))).toEqual([])
})
