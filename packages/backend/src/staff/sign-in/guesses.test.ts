import { startBrowser, startMember, startTestShop, type TestMember, type TestShop } from '@haverhof/testing'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ env: { CLIENT_IP_HEADER: 'x-client-ip' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

const password = 'haver in de zak, drie keer'

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.now().getTime() })

async function memberWithPassword(): Promise<{ member: TestMember; secret: string }> {
  const member = await startMember(shop, { role: 'service' })
  const options = await member.read<{ setup: string; secret: string }>('/me/password/options', {
    method: 'POST',
  })
  const { setup, secret } = options
  const json = { setup, password, code: codeOf(secret) }
  expect((await member.request('/me/password', { method: 'PUT', json })).status).toBe(204)
  shop.clock.advance(30_000)
  return { member, secret }
}

type Guess = { emailAddress: string; code: string; from: string; password?: string }

async function guess({ emailAddress, code, from, ...given }: Guess): Promise<number> {
  const json = { emailAddress, password, code, ...given }
  const headers = { 'x-client-ip': from }
  return (await startBrowser(shop).request('/sign-in/password', { json, headers })).status
}

describe('guesses at the time code (STAFF-13)', () => {
  test.each([
    ['a hundred addresses', (each: number) => `10.${each}.0.1`],
    ['forty networks of one /48', (each: number) => `2001:db8:1:${each.toString(16)}::1`],
  ])(
    'behind a right password, from %s: ten for the member, then none, not even the right one (STAFF-43)',
    async (_, addressOf) => {
      const { member, secret } = await memberWithPassword()
      const { emailAddress } = member
      const statuses: number[] = []
      for (let each = 1; each <= 40; each += 1)
        statuses.push(await guess({ emailAddress, code: '000000', from: addressOf(each) }))
      expect(statuses.filter((status) => status === 401)).toHaveLength(10)
      expect(statuses.filter((status) => status === 429)).toHaveLength(30)
      expect(await guess({ emailAddress, code: codeOf(secret), from: '10.200.0.1' })).toBe(429)
      shop.clock.advance(15 * 60_000)
      expect(await guess({ emailAddress, code: codeOf(secret), from: '10.200.0.1' })).toBe(200)
    },
  )

  test('who does not know the password keeps no member out', async () => {
    const { member, secret } = await memberWithPassword()
    const { emailAddress } = member
    for (let each = 1; each <= 30; each += 1)
      await guess({ emailAddress, code: '000000', from: `10.${each}.0.1`, password: 'wrong, wrong, wrong' })
    expect(await guess({ emailAddress, code: codeOf(secret), from: '10.200.0.1' })).toBe(200)
  })

  test('a network has 120 guesses, whatever they are at', async () => {
    const statuses: number[] = []
    for (let each = 0; each < 130; each += 1) {
      const from = `2001:db8:7:${each.toString(16)}::1`
      statuses.push(await guess({ emailAddress: `${each}@haverhof.example`, code: '000000', from }))
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  test('passkeys are never counted', async () => {
    const headers = { 'x-client-ip': '10.9.9.9' }
    for (let each = 0; each < 70; each += 1) {
      const answer = await startBrowser(shop).request('/sign-in/passkey/options', { method: 'POST', headers })
      expect(answer.status).toBe(200)
    }
  })
})

describe('codes of a step-up (STAFF-17, 44)', () => {
  const prove = (member: TestMember, code: string) =>
    member.request('/step-up/time-code', { json: { code } }).then(({ status }) => status)
  const useUpCodes = async ({ emailAddress }: TestMember) => {
    for (let each = 1; each <= 10; each += 1)
      await guess({ emailAddress, code: '000000', from: `10.${each}.0.1` })
  }
  const mails = async () =>
    (
      await shop.context.database.pool.query<{ kind: string; to: string }>(
        `select kind, to_address "to" from outbox_mail where kind = 'staff-proofs-failed'`,
      )
    ).rows

  test('the fifth wrong one ends the session and mails its member', async () => {
    const { member, secret } = await memberWithPassword()
    const statuses: number[] = []
    for (let each = 0; each < 5; each += 1) statuses.push(await prove(member, '000000'))
    expect(statuses).toEqual([403, 403, 403, 403, 401])
    expect(await prove(member, codeOf(secret))).toBe(401)
    expect((await member.request('/me')).status).toBe(401)
    expect(await mails()).toEqual([{ kind: 'staff-proofs-failed', to: member.emailAddress }])
  })

  test('a right one begins anew', async () => {
    const { member, secret } = await memberWithPassword()
    for (let each = 0; each < 4; each += 1) await prove(member, '000000')
    expect(await prove(member, codeOf(secret))).toBe(200)
    expect(await prove(member, '000000')).toBe(403)
    expect(await mails()).toEqual([])
  })

  test('of twenty at once five are looked at, and one mail is written', async () => {
    const { member } = await memberWithPassword()
    const statuses = await Promise.all(Array.from({ length: 20 }, () => prove(member, '000000')))
    expect(statuses.filter((status) => status === 403)).toHaveLength(4)
    expect(statuses.filter((status) => status === 401 || status === 429)).toHaveLength(16)
    expect(await mails()).toHaveLength(1)
  })

  test('once the codes of the member are used up, what is refused with 429 counts for no session: later the right code proves it', async () => {
    const { member, secret } = await memberWithPassword()
    await useUpCodes(member)
    for (let each = 0; each < 8; each += 1) expect(await prove(member, '000000')).toBe(429)
    expect((await member.request('/me')).status).toBe(200)
    shop.clock.advance(16 * 60_000)
    expect(await prove(member, codeOf(secret))).toBe(200)
    expect(await mails()).toEqual([])
  })

  test('the fifth wrong one ends the session and mails its member, however many were refused with 429 in between', async () => {
    const { member } = await memberWithPassword()
    for (let each = 0; each < 4; each += 1) expect(await prove(member, '000000')).toBe(403)
    await useUpCodes(member)
    expect(await prove(member, '000000')).toBe(429)
    shop.clock.advance(16 * 60_000)
    expect(await prove(member, '000000')).toBe(401)
    expect((await member.request('/me')).status).toBe(401)
    expect(await mails()).toHaveLength(1)
  })

  test('a session whose fifth wrong code was counted and not ended, as after a crash, ends with the next one', async () => {
    const { member, secret } = await memberWithPassword()
    await shop.context.database.pool.query('update staff_session set wrong_codes = 5')
    expect(await prove(member, codeOf(secret))).toBe(401)
    expect((await member.request('/me')).status).toBe(401)
    expect(await mails()).toHaveLength(1)
  })
})

test('the only owner cannot make every own way in void (STAFF-45)', async () => {
  const owner = await startMember(shop)
  const answer = await owner.request(`/staff/${owner.memberId}/reset`, { method: 'POST' })
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'last-owner' }])
})
