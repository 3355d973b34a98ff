import { MINUTE } from '@haverhof/domain/shared'
import { startBrowser, startMember, startTestShop, type TestMember, type TestShop } from '@haverhof/testing'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const password = 'haver in de zak, drie keer'
const sql = async (text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query<Record<string, unknown>>(text, values)).rows

const codeOf = (secret: string, at = shop.clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

type Setup = { setup: string; secret: string; uri: string }

async function withPassword(member: TestMember): Promise<string> {
  const { setup, secret } = await member.read<Setup>('/me/password/options', { method: 'POST' })
  const json = { setup, password, code: codeOf(secret) }
  expect((await member.request('/me/password', { method: 'PUT', json })).status).toBe(204)
  // The code that set it up is used: the next one comes half a minute later.
  shop.clock.advance(30_000)
  return secret
}

async function start(role: 'service' | 'owner' = 'service') {
  const member = await startMember(shop, { role })
  const secret = role === 'owner' ? '' : await withPassword(member)
  const enter = (given: Record<string, string>) =>
    startBrowser(shop).request('/sign-in/password', {
      json: { emailAddress: member.emailAddress, password, code: codeOf(secret), ...given },
    })
  return { member, secret, enter }
}

describe('password and time code (STAFF-19)', () => {
  test('open the door together', async () => {
    const { member, enter } = await start()
    const answer = await enter({ emailAddress: member.emailAddress.toUpperCase() })
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { memberId: member.memberId, hasPassword: true },
    ])
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    expect((await startBrowser(shop, cookie).request('/me')).status).toBe(200)
    const [session] = await sql(`select way from staff_session order by session_id desc limit 1`)
    expect(session).toEqual({ way: 'password' })
  })

  test.each([
    ['a wrong password', { password: 'haver in de zak, vier keer' }],
    ['a wrong code', { code: '000000' }],
    ['no code', { code: ' ' }],
    ['a code in words', { code: 'abcdef' }],
    ['another mailbox', { emailAddress: 'nobody@haverhof.example' }],
  ])('%s is the same answer as every other (STAFF-49)', async (_, given) => {
    const { enter } = await start()
    const answer = await enter(given)
    expect([answer.status, await answer.json(), answer.headers.get('set-cookie')]).toMatchObject([
      401,
      { code: 'sign-in-failed' },
      null,
    ])
  })

  test('a code counts once, also at two processes at the same moment (STAFF-49)', async () => {
    const { member, secret, enter } = await start()
    const code = codeOf(secret)
    expect([(await enter({ code })).status, (await enter({ code })).status]).toEqual([200, 401])
    shop.clock.advance(30_000)
    await using second = await startTestShop({ beside: shop })
    const json = { emailAddress: member.emailAddress, password, code: codeOf(secret) }
    const both = await Promise.all(
      [shop, second].map((each) => startBrowser(each).request('/sign-in/password', { json })),
    )
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 401]))
  })

  test('a code of yesterday or tomorrow opens nothing, and none before the last one', async () => {
    const { secret, enter } = await start()
    const at = (ms: number) => codeOf(secret, new Date(shop.clock.now().getTime() + ms))
    expect([
      (await enter({ code: at(-2 * MINUTE) })).status,
      (await enter({ code: at(2 * MINUTE) })).status,
    ]).toEqual([401, 401])
    const earlier = codeOf(secret)
    shop.clock.advance(30_000)
    expect((await enter({})).status).toBe(200)
    expect((await enter({ code: earlier })).status).toBe(401)
  })

  test('a hundred guesses: after ten even the right one is refused for a while (STAFF-13)', async () => {
    const { enter } = await start()
    const statuses: number[] = []
    for (let guess = 0; guess < 100; guess += 1)
      statuses.push((await enter({ code: String(guess).padStart(6, '0') })).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(90)
    expect((await enter({})).status).toBe(429)
  })

  test('is nothing for owners, also not for who becomes one', async () => {
    const owner = await startMember(shop)
    const { setup, secret } = await owner.read<Setup>('/me/password/options', { method: 'POST' })
    const json = { setup, password, code: codeOf(secret) }
    const refused = await owner.request('/me/password', { method: 'PUT', json })
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'password-not-allowed' }])
    const { member, enter } = await start()
    const grants = [{ role: 'owner', siteIds: null, languageIds: null }]
    await owner.request(`/staff/${member.memberId}/grants`, { method: 'PUT', json: { grants } })
    expect((await enter({})).status).toBe(401)
  })

  test('the setup is for its member, once, with a code of its own secret and a long password', async () => {
    const [one, other] = [
      await startMember(shop, { role: 'service' }),
      await startMember(shop, { role: 'viewer' }),
    ]
    const begin = () => one.read<Setup>('/me/password/options', { method: 'POST' })
    const put = (who: TestMember, json: object) => who.request('/me/password', { method: 'PUT', json })
    const first = await begin()
    const given = { setup: first.setup, password, code: codeOf(first.secret) }
    expect((await put(other, given)).status).toBe(422)
    expect((await put(one, given)).status).toBe(422)
    const second = await begin()
    expect((await put(one, { ...given, setup: second.setup, password: 'short' })).status).toBe(400)
    expect((await put(one, { setup: second.setup, password, code: codeOf(first.secret) })).status).toBe(422)
    expect(await sql('select 1 from staff_factor')).toEqual([])
  })

  test('the password is kept as a hash, can be given up, and goes with a reset (STAFF-45)', async () => {
    const { member, enter } = await start()
    expect(JSON.stringify(await sql('select * from staff_factor'))).not.toContain(password)
    expect((await member.request('/me/password', { method: 'DELETE' })).status).toBe(204)
    expect((await enter({})).status).toBe(401)
    await withPassword(member)
    const owner = await startMember(shop)
    await owner.request(`/staff/${member.memberId}/reset`, { method: 'POST' })
    expect(await sql('select 1 from staff_factor')).toEqual([])
  })

  test('a fresh code proves once more who it is, once (STAFF-17, 49)', async () => {
    const { member, secret } = await start()
    shop.clock.advance(11 * MINUTE)
    const renew = () => member.request('/me/recovery-codes', { method: 'POST' })
    expect((await renew()).status).toBe(403)
    const prove = (code: string) => member.request('/step-up/time-code', { json: { code } })
    expect((await prove('000000')).status).toBe(403)
    const code = codeOf(secret)
    expect((await prove(code)).status).toBe(200)
    expect((await renew()).status).toBe(200)
    expect((await prove(code)).status).toBe(403)
  })
})
