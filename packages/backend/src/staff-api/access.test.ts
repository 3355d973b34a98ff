import {
  isPermission,
  type Permission,
  permissions,
  permissionsOfRole,
  type Role,
  roles,
} from '@haverhof/domain/backoffice'
import { DAY } from '@haverhof/domain/shared'
import { OpenAPIHono } from '@hono/zod-openapi'
import {
  startBrowser,
  startCustomer,
  startMember,
  startShopping,
  startStaff,
  type StaffOptions,
  startTestShop,
  type TestMember,
  type TestShop,
  type TestStaff,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffApiDocument } from '../api/create-staff-api.ts'
import { type Access, requirePermissions } from '../staff/access/staff-route.ts'
import { bodies, callTable } from './test-call-table.ts'
import { revokeToken } from '../staff/tokens/manage-tokens.ts'

let shop: TestShop
let full: TestStaff
/** One of each role, who has just proved who it is. */
let members: Map<string, TestMember>
/** Who gets nothing, whatever is asked for. */
let strangers: Map<string, Pick<TestMember, 'request'>>
beforeAll(async () => {
  shop = await startTestShop()
  full = await startStaff(shop)
  strangers = new Map([
    ['nobody', startBrowser(shop)],
    ['a customer', startBrowser(shop, await customersCookie())],
    ['a session that has ended', await startMember(shop)],
    ['a member who is suspended', await suspended()],
  ])
  shop.clock.advance(DAY)
  members = new Map()
  for (const role of roles) members.set(role, await startMember(shop, { role }))
})
afterAll(() => shop[Symbol.asyncDispose]())

async function customersCookie(): Promise<string> {
  const { cookie } = await startCustomer(shop)
  const secret = /__Host-session=([^;]+)/.exec(cookie())?.[1] ?? ''
  expect(secret).not.toBe('')
  return `__Host-session=${secret}; __Host-staff=${secret}`
}

async function suspended(): Promise<TestMember> {
  const member = await startMember(shop)
  const { memberId } = member
  await shop.context.database.pool.query(
    'update staff_member set suspended_at = now() where member_id = $1',
    [memberId],
  )
  return member
}

type Declared = { 'x-permission'?: string; 'x-step-up'?: boolean }

const declaredCalls = Object.entries((await staffApiDocument()).paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Declared>).map(
    ([method, call]) => [`${method.toUpperCase()} ${path.replace('/staff-api/v1', '')}`, call] as const,
  ),
)
/** The calls that declare a step-up (STAFF-17). */
const stepUpCalls = new Set<string>(
  declaredCalls.flatMap(([call, declared]) => (declared['x-step-up'] ? [call] : [])),
)

test('every call of the staff API is in the table, with its permission (STAFF-1, 34)', () => {
  const declared = declaredCalls.map(([call, { 'x-permission': access }]) => [call, access])
  const listed = Object.entries(callTable).map(([call, [permission]]) => [call, permission])
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(listed))
})

test('an API with a call that declares no permission does not start (STAFF-1)', () => {
  const api = new OpenAPIHono()
  api.openapi({ method: 'get', path: '/staff-api/v1/open', responses: {} }, () => undefined as never)
  expect(() => requirePermissions(api as never)).toThrow('get /staff-api/v1/open')
})

type Asking = Pick<TestStaff, 'request'>

async function ask(staff: Asking, call: string, headers: Record<string, string> = {}) {
  const [method = '', template = ''] = call.split(' ')
  const path = template
    .replaceAll('{id}', '999999')
    .replace('{invoiceNumber}', 'HH-2020-000001')
    .replace('{mailId}', '999999')
    .replace('{noteId}', '999999')
    .replace('{photoId}', '999999')
    .replace('{series}', 'HH-2020')
    .replace('/export', '/export?from=2026-01-01&until=2026-01-31')
  const json = bodies[call]
  const answer = await staff.request(path, { method, headers, ...(json !== undefined && { json }) })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

const without = (permission: Permission): StaffOptions => ({
  permissions: permissions.filter((each) => each !== permission),
})

const isOf = (role: string, access: Access) =>
  !isPermission(access) || permissionsOfRole[role as keyof typeof permissionsOfRole].has(access)

const guarded = Object.entries(callTable).filter(([, [access]]) => access !== 'anybody')

describe.each(guarded)('%s', (call, [access, answer]) => {
  test('answers each of the eleven roles by its permissions (STAFF-1, 10, 34)', async () => {
    const said: Record<string, number> = {}
    const expected: Record<string, number> = {}
    for (const [role, testMember] of members) {
      const isLeaving = call === 'POST /sign-out'
      const member = isLeaving ? await startMember(shop, { role: role as Role }) : testMember
      said[role] = (await ask(member, call)).status
      expected[role] = isOf(role, access) ? answer : 403
    }
    expect(said).toEqual(expected)
  })

  test('is 401 without a session, for a customer, a session that has ended and who is suspended (STAFF-1, 11, 34)', async () => {
    for (const [who, stranger] of strangers)
      expect([who, (await ask(stranger, call)).status]).toEqual([who, 401])
  })
})

const delicate = guarded.filter(([call]) => stepUpCalls.has(call))

test.each(delicate)('%s needs a fresh proof of identity (STAFF-17)', async (call, [access]) => {
  const late = await startMember(shop, { steppedUp: false })
  for (const caller of isPermission(access) ? [late, full] : [late]) {
    const { status, text } = await ask(caller, call)
    expect([status, JSON.parse(text)]).toMatchObject([403, { code: 'step-up-needed' }])
  }
})

const open = Object.entries(callTable).filter(([, [access]]) => access === 'anybody')

test.each(open)(
  '%s answers who is not signed in, at the back office alone (STAFF-1, STAFF-9)',
  async (call, [, answer]) => {
    const nobody = startBrowser(shop)
    expect((await ask(nobody, call)).status).toBe(answer)
    const [method = '', path = ''] = call.split(' ')
    expect((await nobody.request(path, { method, site: 'haverhof.nl.localhost' })).status).toBe(404)
  },
)

const forPrograms = guarded.flatMap(([call, [access, answer]]) =>
  isPermission(access) && !stepUpCalls.has(call) ? [[call, access, answer] as const] : [],
)

describe.each(forPrograms)('%s', (call, permission, answer) => {
  test('answers a permitted caller, and no cache stores it (STAFF-1)', async () => {
    const only = await startStaff(shop, { permissions: [permission] })
    const said = await ask(only, call)
    expect([said.status, said.headers.get('cache-control')]).toEqual([answer, 'no-store'])
  })

  test('is 403 without the permission, whatever else is allowed (STAFF-1, 34)', async () => {
    const { status, text } = await ask(await startStaff(shop, without(permission)), call)
    expect([status, JSON.parse(text)]).toMatchObject([403, { code: 'permission-missing' }])
  })

  test('is the same 401 without a token, and for tokens that are unknown, ended or revoked (STAFF-5, 39)', async () => {
    const ended = await startStaff(shop, { endsAt: new Date(shop.clock.now().getTime() - 1) })
    const revoked = await startStaff(shop)
    expect((await ask(revoked, call)).status).toBe(answer)
    await revokeToken(shop.context, { tokenId: revoked.tokenId, by: 'test' })
    const refusals = [
      await ask(full, call, { authorization: '' }),
      await ask(full, call, { authorization: 'Basic YTpi' }),
      await ask(full, call, { authorization: 'Bearer haverhof_' }),
      await ask(full, call, { authorization: `Bearer haverhof_${'x'.repeat(43)}` }),
      await ask(full, call, { authorization: `Bearer ${full.token.slice(0, -1)}` }),
      await ask(ended, call),
      await ask(revoked, call),
    ]
    expect(new Set(refusals.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(refusals[0]?.status).toBe(401)
    expect(refusals[0]?.headers.get('www-authenticate')).toBe('Bearer')
  })

  test.each(['haverhof.nl', 'haverhof.nl.localhost', 'unknown.example', 'backoffice.localhost.example'])(
    'is not there at %s (STAFF-9)',
    async (site) => {
      const [method = '', path = ''] = call.split(' ')
      expect((await full.request(path, { method, site })).status).toBe(404)
    },
  )
})

test('calls of staff wait for connections of their own, and customers are answered meanwhile (STAFF-61)', async () => {
  await using own = await startTestShop()
  const staff = await startStaff(own)
  const { pool } = own.context.staffDatabase
  const taken = await Promise.all(
    Array.from({ length: own.context.env.STAFF_POOL_SIZE }, () => pool.connect()),
  )
  let isAnswered = false
  const waiting = staff.request('/orders').finally(() => {
    isAnswered = true
  })
  await startShopping(own)
  expect(isAnswered).toBe(false)
  for (const connection of taken) connection.release()
  expect((await waiting).status).toBe(200)
})

test('in production there is no staff API without its host (STAFF-9)', async () => {
  await using real = await startTestShop({ env: { SHOP_ENV: 'production' } })
  const staff = await startStaff(real)
  expect((await staff.request('/orders')).status).toBe(404)
  await using office = await startTestShop({
    env: { SHOP_ENV: 'production', BACKOFFICE_HOST: 'office.example.com' },
  })
  const inside = await startStaff(office)
  expect((await inside.request('/orders', { site: 'office.example.com' })).status).toBe(200)
  expect((await inside.request('/orders')).status).toBe(404)
})

test('the document of the API is for those with a token (STAFF-5)', async () => {
  expect((await full.request('/openapi.json', { headers: { authorization: 'x' } })).status).toBe(401)
  const document = await full.read<{ openapi: string }>('/openapi.json')
  expect(document.openapi).toBe('3.1.0')
})

test('of a token the hash is kept, and its last use to the minute (STAFF-5)', async () => {
  const { token, tokenId, read } = await startStaff(shop)
  await read('/stock?limit=1')
  const { rows } = await shop.context.database.pool.query<Record<string, unknown>>(
    'select * from staff_token where token_id = $1',
    [tokenId],
  )
  expect(rows[0]?.['last_used_at']).toEqual(shop.clock.now())
  expect(JSON.stringify(rows)).not.toContain(token.slice(10))
})

test('more than 600 calls a minute are refused, each token by itself (STAFF-6)', async () => {
  const busy = await startStaff(shop)
  await busy.read('/stock?limit=1')
  await shop.context.database.pool.query(`update attempt_count set attempts = 600 where subject = $1`, [
    `staff-api:token:${busy.tokenId}`,
  ])
  const refused = await busy.request('/stock?limit=1')
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  expect((await full.request('/stock?limit=1')).status).toBe(200)
})
