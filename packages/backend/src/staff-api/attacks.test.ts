import { startBrowser, startMember, startTestShop, type TestMember, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffApiDocument } from '../api/create-staff-api.ts'
import { bodies } from './test-call-table.ts'

let shop: TestShop
let owner: TestMember
beforeAll(async () => {
  shop = await startTestShop()
  owner = await startMember(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

type Parameter = { in: string; name: string }
type Declared = { parameters?: Parameter[] }

const calls = Object.entries((await staffApiDocument()).paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Declared>).map(([method, { parameters = [] }]) => ({
    call: `${method.toUpperCase()} ${path.replace('/staff-api/v1', '')}`,
    filters: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
  })),
)

const pathOf = (call: string) => (call.split(' ')[1] ?? '').replaceAll(/\{\w+\}/g, '999999')

const withBodies = Object.entries(bodies)

test.each(withBodies)('%s refuses an unknown field (STAFF-1)', async (call, body) => {
  const [method = ''] = call.split(' ')
  const json = { ...(body as object), isOwner: true }
  const answer = await owner.request(pathOf(call).replace('999999/pdf', 'HH-2020-000001/pdf'), {
    method,
    json,
  })
  const text = await answer.text()
  expect([call, answer.status]).toEqual([call, 400])
  expect(text).toContain('isOwner')
})

const reading = calls.filter(({ call }) => call.startsWith('GET '))

test.each(reading)(
  '$call refuses a query parameter that it does not declare (STAFF-54)',
  async ({ call }) => {
    const answer = await owner.request(`${pathOf(call)}?siteIds=1`)
    expect(answer.status).toBe(400)
  },
)

const shapes = [
  `' or '1'='1`,
  `1; drop table audit_entry; --`,
  `%' union select secret, null from staff_factor --`,
  `$1`,
  `:limit`,
  `\\'; select pg_sleep(10); --`,
  `\u0000`,
  `9999999999999999999`,
]

const filtered = calls.filter(({ call, filters }) => call.startsWith('GET ') && filters.length > 0)

describe('what looks like SQL is a word like any other, or no word at all', () => {
  test.each(filtered)('$call', async ({ call, filters }) => {
    for (const filter of filters)
      for (const shape of shapes) {
        const answer = await owner.request(`${pathOf(call)}?${filter}=${encodeURIComponent(shape)}`)
        expect([call, filter, shape, answer.status < 500]).toEqual([call, filter, shape, true])
      }
  })
})

test('a session of staff signs in at no host of the shop, and the staff API is not there (STAFF-9, STAFF-11)', async () => {
  for (const host of ['haverhof.nl', 'muehldorfer.de', 'haverhof-group.com']) {
    const account = await shop.request('/api/account', { site: host, headers: { cookie: owner.cookie } })
    expect([host, account.status]).toEqual([host, 401])
    expect((await owner.request('/me', { site: host })).status).toBe(404)
  }
})

test('a foreign invitation, or a made-up token, makes no owner (STAFF-16)', async () => {
  const { request } = startBrowser(shop)
  for (const token of ['x'.repeat(43), 'a'.repeat(42) + '-', `${'x'.repeat(40)}%00`, ''])
    expect([400, 410]).toContain((await request('/invitations/read', { json: { token } })).status)
})
