import { expect, test } from 'vitest'
import { type Block, bodyFor, resultKey } from './index.ts'
import { exampleResults } from './result-key.ts'
import { routeKinds } from './route-kinds.ts'

const reading = {
  links: { 'page:delivery': '/levering/' },
  brand: 'Haverhof',
  phone: '+45 70 12 34 56',
  email: 'service@haverhof.dk',
}
const paragraph = (...children: Extract<Block, { type: 'paragraph' }>['children']): Block => ({
  type: 'paragraph',
  children,
})

test('a link in a text becomes the address of this site', () => {
  const body = [
    paragraph({ type: 'link', to: 'page:delivery', children: [{ type: 'text', text: 'levering' }] }),
  ]
  expect(bodyFor(body, reading)).toEqual([
    paragraph({ type: 'link', to: '/levering/', children: [{ type: 'text', text: 'levering' }] }),
  ])
})

test('a link to what this site does not publish is plain text (CONTENT-16)', () => {
  const body = [paragraph({ type: 'link', to: 'page:silo', children: [{ type: 'text', text: 'silo' }] })]
  expect(bodyFor(body, reading)).toEqual([paragraph({ type: 'text', text: 'silo' })])
  const odd = [paragraph({ type: 'link', to: 'constructor', children: [{ type: 'text', text: 'x' }] })]
  expect(bodyFor(odd, reading)).toEqual([paragraph({ type: 'text', text: 'x' })])
})

test('the brand is named in every part of a text', () => {
  const text = { type: 'text' as const, text: '{brand}' }
  const named = { type: 'text' as const, text: 'Haverhof' }
  const body: Block[] = [
    { type: 'list', ordered: false, items: [[paragraph({ type: 'strong', children: [text] })]] },
    { type: 'quote', children: [paragraph(text)] },
    { type: 'table', header: [[text]], rows: [[[text]]] },
    { type: 'rule' },
  ]
  expect(bodyFor(body, reading)).toEqual([
    { type: 'list', ordered: false, items: [[paragraph({ type: 'strong', children: [named] })]] },
    { type: 'quote', children: [paragraph(named)] },
    { type: 'table', header: [[named]], rows: [[[named]]] },
    { type: 'rule' },
  ])
})

test('a text names the telephone and mailbox of the site that shows it, and its links dial them (CONTENT-6)', () => {
  const link = (to: string, text: string) =>
    paragraph({ type: 'link', to, children: [{ type: 'text', text }] })
  expect(bodyFor([link('tel:{phone}', '{phone}'), link('mailto:{email}', '{email}')], reading)).toEqual([
    link('tel:+4570123456', '+45 70 12 34 56'),
    link('mailto:service@haverhof.dk', 'service@haverhof.dk'),
  ])
})

test('there are sixteen kinds of dynamic page', () => {
  expect(Object.keys(routeKinds)).toHaveLength(16)
})

test('a result is found by its key alone, in its own case', () => {
  const key = 'aB3dE6gH9jK2mN5pQ8sT1v'
  expect(resultKey(`/rqs/${key}/`)).toEqual({ kind: 'rqs-result', key })
  expect(resultKey(`/qs/${key}/`)).toEqual({ kind: 'qs-result', key })
  expect(resultKey('/rqs/short/')).toBeNull()
})

test('CONTENT-13: a text leads to the forms that every shop has', () => {
  const body = [
    paragraph({ type: 'link', to: 'form:end-contract', children: [{ type: 'text', text: 'opzeggen' }] }),
  ]
  expect(bodyFor(body, reading)).toMatchObject([{ children: [{ to: '/end-contract/' }] }])
})

test('CONTENT-11: a text leads to the published examples of results on every site', () => {
  const body = [
    paragraph({ type: 'link', to: 'example:qs', children: [{ type: 'text', text: 'voorbeeld' }] }),
  ]
  expect(bodyFor(body, reading)).toMatchObject([{ children: [{ to: '/qs/example-hygiene-quality-scan/' }] }])
  for (const path of Object.values(exampleResults)) expect(resultKey(path)).not.toBeNull()
})
