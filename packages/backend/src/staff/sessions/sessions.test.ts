import { DAY, HOUR, MINUTE } from '@haverhof/domain/shared'
import { startBrowser, startMember, startStaff, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetOld } from '../../jobs/index.ts'
import { memberRetention } from './session-lasts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const sql = async (text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query<Record<string, unknown>>(text, values)).rows

describe('a session (STAFF-15)', () => {
  test('ends two hours after its last use (STAFF-48)', async () => {
    const { request } = await startMember(shop)
    for (const ms of [HOUR, HOUR + 59 * MINUTE, HOUR + 59 * MINUTE]) {
      shop.clock.advance(ms)
      expect((await request('/stock?limit=1')).status).toBe(200)
    }
    shop.clock.advance(2 * HOUR + MINUTE)
    const ended = await request('/stock?limit=1')
    expect([ended.status, await ended.json()]).toMatchObject([401, { code: 'sign-in-needed' }])
  })

  test('ends after twelve hours, however often it is used (STAFF-48)', async () => {
    const { request } = await startMember(shop)
    for (let hours = 0; hours < 11; hours += 1) {
      shop.clock.advance(HOUR)
      expect((await request('/stock?limit=1')).status).toBe(200)
    }
    shop.clock.advance(HOUR)
    expect((await request('/stock?limit=1')).status).toBe(401)
  })

  test('is over on every process once its member is suspended', async () => {
    await using second = await startTestShop({ beside: shop })
    const { memberId, request, cookie } = await startMember(shop)
    const elsewhere = startBrowser(second, cookie)
    expect((await elsewhere.request('/stock?limit=1')).status).toBe(200)
    await sql('update staff_member set suspended_at = now() where member_id = $1', [memberId])
    expect((await request('/stock?limit=1')).status).toBe(401)
    expect((await elsewhere.request('/stock?limit=1')).status).toBe(401)
  })

  test('is known to the database by its hash alone, and forgotten when it has ended', async () => {
    const { memberId, cookie } = await startMember(shop)
    const [row] = await sql('select * from staff_session where member_id = $1', [memberId])
    expect(JSON.stringify(row)).not.toContain(cookie.split('=')[1])
    shop.clock.advance(DAY)
    for (const retention of memberRetention) await forgetOld(shop.context, retention)
    expect(await sql('select 1 from staff_session where member_id = $1', [memberId])).toEqual([])
  })

  test('takes no cookie but its own, and none beside a token', async () => {
    const { cookie, request } = await startMember(shop)
    const secret = cookie.split('=')[1] ?? ''
    for (const other of [
      '',
      `__Host-session=${secret}`,
      `staff=${secret}`,
      `__Host-staff=${secret.slice(1)}`,
      `__Host-staff=${'x'.repeat(43)}`,
    ])
      expect([other, (await startBrowser(shop, other).request('/stock?limit=1')).status]).toEqual([
        other,
        401,
      ])
    expect((await request('/stock?limit=1', { headers: { authorization: 'Bearer x' } })).status).toBe(401)
    const token = await startStaff(shop, { permissions: ['products.read'] })
    const both = await token.request('/stock?limit=1', { headers: { cookie } })
    expect(both.status).toBe(403)
  })

  test('of staff does not sign in at the shop, nor that of a customer here (STAFF-11)', async () => {
    const { cookie } = await startMember(shop)
    const account = await shop.request('/api/account', { headers: { cookie } })
    expect(account.status).toBe(401)
  })
})

describe('rights narrow what a call sees (STAFF-2, 10, 38)', () => {
  test('sites are those on which the caller has the permission of the call', async () => {
    const grants = [
      { role: 'service', siteIds: [1], languageIds: null },
      { role: 'warehouse', siteIds: [2], languageIds: null },
    ] as const
    const { request } = await startMember(shop, { grants })
    expect((await request('/invoices')).status).toBe(200)
    expect((await request('/stock/10101/receive', { json: { amount: 1 } })).status).toBe(200)
    expect((await request('/webhooks')).status).toBe(403)
  })

  test('a member is named in the audit, and the same key gives the same answer (STAFF-7, 40, AUDIT-3)', async () => {
    const { memberId, read } = await startMember(shop, { role: 'warehouse' })
    const receive = { json: { amount: 3 }, headers: { 'idempotency-key': 'a-key-of-the-warehouse' } }
    const first = await read('/stock/10102/receive', receive)
    expect(await read('/stock/10102/receive', receive)).toEqual(first)
    const actor = `staff:${memberId}`
    const entries = await sql('select action from audit_entry where actor = $1', [actor])
    expect(entries).toHaveLength(1)
    const other = await startMember(shop, { role: 'warehouse' })
    expect(await other.read('/stock/10102/receive', receive)).not.toEqual(first)
  })

  test('what the release before answered a program is still known (STAFF-7)', async () => {
    const { tokenId, read } = await startStaff(shop)
    const receive = { json: { amount: 3 }, headers: { 'idempotency-key': 'a-key-of-an-older-release' } }
    const first = await read('/stock/10102/receive', receive)
    await sql('update staff_request set caller = null where token_id = $1', [tokenId])
    expect(await read('/stock/10102/receive', receive)).toEqual(first)
  })
})

describe('a change comes from a page of the back office (STAFF-18)', () => {
  const receive = { json: { amount: 1 } }
  test.each([
    ['another origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a shop of ours', { origin: 'http://haverhof.nl.localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['another port', { origin: 'http://backoffice.localhost:3001', 'sec-fetch-site': 'same-site' }],
    ['no origin', { origin: '', 'sec-fetch-site': 'same-origin' }],
    ['a page that hides its origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a browser that does not say where it comes from', { 'sec-fetch-site': '' }],
    ['a link', { 'sec-fetch-site': 'none' }],
  ])('%s is refused', async (_, headers) => {
    const { request } = await startMember(shop)
    const before = await sql('select amount from stock where variant_id = 10101')
    const answer = await request('/stock/10101/receive', { ...receive, headers })
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'cross-site' }])
    expect(await sql('select amount from stock where variant_id = 10101')).toEqual(before)
    expect((await request('/stock?limit=1', { headers })).status).toBe(200)
  })

  test('a program needs no origin', async () => {
    const { request } = await startStaff(shop)
    const headers = { origin: 'https://evil.example' }
    expect((await request('/stock/10101/receive', { ...receive, headers })).status).toBe(200)
  })

  test('no answer is kept, listed or told to another site', async () => {
    const { request } = await startMember(shop)
    for (const path of ['/stock?limit=1', '/orders/999999', '/no-such-call']) {
      const { headers } = await request(path)
      expect([
        headers.get('cache-control'),
        headers.get('x-robots-tag'),
        headers.get('referrer-policy'),
      ]).toEqual(['no-store', 'noindex', 'no-referrer'])
    }
  })
})
