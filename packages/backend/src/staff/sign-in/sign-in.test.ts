import { HOUR, MINUTE } from '@haverhof/domain/shared'
import {
  type PasskeyMood,
  createAuthenticator,
  startBrowser,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inviteFirstOwner } from '../invitations/invite.ts'
import { cookieOf, type Options, origin, rpId, testDoor } from './test-door.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { sql, invited, aboutToAccept, accept, join, signIn } = testDoor(() => shop)

describe('an invitation (STAFF-16)', () => {
  test('makes a member with its role and sites, a passkey, ten codes and a session, once', async () => {
    const { me, recoveryCodes, token, read } = await join(undefined, [2])
    expect(me.permissions).toMatchObject({ 'orders.ship': [2] })
    expect(me.permissions).not.toHaveProperty('staff.edit')
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await read('/me')).toMatchObject({ hasPasskey: true, recoveryCodesLeft: 10 })
    const again = await startBrowser(shop).request('/invitations/read', { json: { token } })
    expect([again.status, await again.json()]).toMatchObject([410, { code: 'invitation-gone' }])
    expect(JSON.stringify(await sql('select * from staff_recovery_code'))).not.toContain(recoveryCodes[0])
    expect(JSON.stringify(await sql('select * from staff_invitation'))).not.toContain(token)
  })

  test('accepted by two at once makes one member', async () => {
    const { token } = await invited()
    const passkeys = [1, 2].map(() => createAuthenticator({ origin, rpId }))
    const presses = await Promise.all(passkeys.map((passkey) => aboutToAccept(token, passkey)))
    const answers = await Promise.all(presses.map((press) => press()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]))
    expect(await sql('select 1 from staff_member')).toHaveLength(1)
  })

  test('is gone after a day, when another one follows, and when it never was', async () => {
    const first = await invited()
    const second = await invited()
    const read = (token: string) => startBrowser(shop).request('/invitations/read', { json: { token } })
    expect((await read(first.token)).status).toBe(410)
    expect((await read(second.token)).status).toBe(200)
    expect((await read('x'.repeat(43))).status).toBe(410)
    shop.clock.advance(24 * HOUR + 1)
    expect((await read(second.token)).status).toBe(410)
  })

  test('takes no passkey that was made for another invitation, another origin, or without verification of its user', async () => {
    const passkey = createAuthenticator({ origin, rpId })
    const [own, others] = [await invited(), await invited('other@haverhof.example')]
    const browser = startBrowser(shop)
    const ask = { json: { token: others.token, name: 'Eve' } }
    const { options } = await browser.read<Options>('/invitations/passkey-options', ask)
    const body = { name: 'laptop', response: passkey.create(options) }
    const json = { token: own.token, name: 'Eve', language: 'nl', passkey: body }
    expect((await browser.request('/invitations/accept', { json })).status).toBe(422)
    for (const mood of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isVerified: false }])
      expect((await accept(own.token, passkey, mood)).status).toBe(422)
    expect(await sql('select 1 from staff_member')).toEqual([])
  })

  test('of the first owner exists while the shop has no members (STAFF-47)', async () => {
    const token = await inviteFirstOwner(shop.context)
    expect((await accept(token ?? '', createAuthenticator({ origin, rpId }))).status).toBe(200)
    expect(await inviteFirstOwner(shop.context)).toBeNull()
  })

  test.each([{ role: 'owner' }, { grants: [] }, { memberId: 1 }])(
    'with %o beside it is not understood',
    async (more) => {
      const { token } = await invited()
      const answer = await startBrowser(shop).request('/invitations/read', { json: { token, ...more } })
      expect(answer.status).toBe(400)
    },
  )
})

describe('a passkey (STAFF-12)', () => {
  test('opens a session in a cookie that pages of the back office alone send (STAFF-15)', async () => {
    const { passkey, me } = await join()
    const { answer } = await signIn(passkey)
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const { read } = startBrowser(shop, cookieOf(answer))
    expect(await read('/me')).toMatchObject({ memberId: me.memberId })
    expect(await sql(`select details->>'way' way from audit_entry where action = 'signed-in'`)).toEqual([
      { way: 'passkey' },
    ])
  })

  test.each<[string, PasskeyMood]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['from a shop of ours', { origin: 'http://haverhof.nl.localhost:3000' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without its owner', { isVerified: false }],
    ['with a counter that stands still', { counter: 1 }],
    ['with a lower counter', { counter: 0 }],
  ])('%s opens nothing (STAFF-41)', async (_, mood) => {
    const { passkey } = await join()
    expect((await signIn(passkey)).answer.status).toBe(200)
    const { answer } = await signIn(passkey, mood)
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'sign-in-failed' }])
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('answers a question once, within five minutes, at any process (STAFF-41)', async () => {
    const { passkey } = await join()
    const { response } = await signIn(passkey)
    const { request, read } = startBrowser(shop)
    expect((await request('/sign-in/passkey', { json: { response } })).status).toBe(401)
    const { options } = await read<Options>('/sign-in/passkey/options', { method: 'POST' })
    const late = passkey.get(options)
    shop.clock.advance(5 * MINUTE + 1)
    expect((await request('/sign-in/passkey', { json: { response: late } })).status).toBe(401)
    await using second = await startTestShop({ beside: shop })
    const passkeyOptions = await read<Options>('/sign-in/passkey/options', { method: 'POST' })
    const elsewhere = startBrowser(second)
    const json = { response: passkey.get(passkeyOptions.options) }
    expect((await elsewhere.request('/sign-in/passkey', { json })).status).toBe(200)
  })

  test('that is unknown, and that of a suspended member, open nothing (STAFF-3)', async () => {
    expect((await signIn(createAuthenticator({ origin, rpId }))).answer.status).toBe(401)
    const { passkey, me } = await join()
    await sql('update staff_member set suspended_at = now() where member_id = $1', [me.memberId])
    expect((await signIn(passkey)).answer.status).toBe(401)
  })
})

describe('a recovery code (STAFF-14)', () => {
  test('counts once, however it is typed, for its own member alone', async () => {
    const { me, recoveryCodes } = await join()
    const [own] = await sql('select email_address from staff_member where member_id = $1', [me.memberId])
    const emailAddress = String(own?.['email_address'])
    const enter = (code: string, mailbox = emailAddress) =>
      startBrowser(shop).request('/sign-in/recovery', { json: { emailAddress: mailbox, code } })
    const [code = ''] = recoveryCodes
    expect((await enter(code, 'other@haverhof.example')).status).toBe(401)
    expect((await enter(code.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await enter(code)).status).toBe(401)
  })

  test('is not found in a hundred guesses: after ten further guesses are refused for a while (STAFF-13)', async () => {
    const { me, recoveryCodes } = await join()
    const [own] = await sql('select email_address from staff_member where member_id = $1', [me.memberId])
    const emailAddress = String(own?.['email_address'])
    const enter = (code: string) =>
      startBrowser(shop).request('/sign-in/recovery', { json: { emailAddress, code } })
    const statuses: number[] = []
    for (let guess = 0; guess < 100; guess += 1) statuses.push((await enter(`guess-${guess}`)).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(90)
    expect((await enter(recoveryCodes[0] ?? '')).status).toBe(429)
  })
})
