import { MINUTE } from '@haverhof/domain/shared'
import {
  createAuthenticator,
  type OidcMood,
  startBrowser,
  startTestOidc,
  startTestShop,
  type TestOidc,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Options, origin, rpId, testDoor } from '../sign-in/test-door.ts'

const clientSecret = 'a secret of the client'
let oidc: TestOidc
let shop: TestShop
beforeAll(async () => {
  oidc = await startTestOidc({ clientSecret })
})
afterAll(() => oidc[Symbol.asyncDispose]())

const settings = () => ({
  OIDC_ISSUER: oidc.issuer,
  OIDC_CLIENT_ID: 'office',
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_NAME: 'Acme',
})
beforeEach(async () => {
  oidc.mood = {}
  shop = await startTestShop({ env: settings() })
})
afterEach(() => shop[Symbol.asyncDispose]())

const { sql, join } = testDoor(() => shop)

/** A member of the warehouse, with a mailbox at the provider. */
async function joined() {
  const member = await join(createAuthenticator({ origin, rpId }), [1])
  const { memberId } = member.me
  const [row] = await sql('select email_address from staff_member where member_id = $1', [memberId])
  return { ...member, memberId, email: String(row?.['email_address']) }
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')

type Brought = Record<'code' | 'state' | 'iss', string>

/** A browser goes to the provider and comes back. */
async function visit() {
  const begun = await startBrowser(shop).request('/sign-in/oidc/start', { method: 'POST' })
  expect(begun.status).toBe(200)
  const { address } = (await begun.json()) as { address: string }
  const sent = await fetch(address, { redirect: 'manual' })
  const back = new URL(sent.headers.get('location') ?? '')
  const brought = Object.fromEntries(back.searchParams) as Brought
  return { begun, query: new URL(address).searchParams, back, brought, cookie: cookiesOf(begun) }
}

async function signIn(mood: OidcMood, changed: Partial<Brought> = {}) {
  oidc.mood = mood
  const { brought, cookie } = await visit()
  return startBrowser(shop, cookie).request('/sign-in/oidc', { json: { ...brought, ...changed } })
}

async function expectNobody(answer: Response) {
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'sign-in-failed' }])
  expect(answer.headers.getSetCookie().join()).not.toContain('__Host-staff=')
  expect(await sql(`select 1 from staff_session where way = 'oidc'`)).toEqual([])
}

describe('signing in through the identity provider of the company (STAFF-20)', () => {
  test('opens a session for a member whose mailbox it has verified, and is no fresh proof (STAFF-17, 51)', async () => {
    const { email, memberId } = await joined()
    const answer = await signIn({ email: email.toUpperCase() })
    expect([answer.status, await answer.json()]).toMatchObject([200, { memberId, steppedUpUntil: null }])
    const { request } = startBrowser(shop, cookiesOf(answer))
    const { items } = (await (await request('/me/sessions')).json()) as { items: object[] }
    expect(items).toContainEqual(expect.objectContaining({ isThis: true, way: 'oidc' }))
    const delicate = await request('/me/recovery-codes', { method: 'POST' })
    expect([delicate.status, await delicate.json()]).toMatchObject([403, { code: 'step-up-needed' }])
    const entries = await sql(`select action, details from audit_entry where subject = $1`, [
      `staff:${memberId}`,
    ])
    expect(entries).toEqual(
      expect.arrayContaining([
        { action: 'identity-linked', details: { issuer: oidc.issuer } },
        { action: 'signed-in', details: { way: 'oidc', clientIp: null } },
      ]),
    )
  })

  test('asks with PKCE, a state and a nonce, and binds the answer to the browser (STAFF-50)', async () => {
    const { begun, back, query } = await visit()
    for (const [name, shape] of [
      ['state', /^[\w-]{43}$/],
      ['nonce', /^[\w-]{43}$/],
      ['code_challenge', /^[\w-]{43}$/],
      ['code_challenge_method', /^S256$/],
      ['response_type', /^code$/],
    ] as const)
      expect(query.get(name)).toMatch(shape)
    expect(back.origin + back.pathname).toBe('http://backoffice.localhost:3000/sign-in/company')
    expect(begun.headers.get('set-cookie')).toMatch(
      /^__Host-staff-oidc=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  test('finds the member by the subject from then on, whatever becomes of the mailbox (STAFF-51)', async () => {
    const { email, memberId } = await joined()
    expect((await signIn({ email })).status).toBe(200)
    for (const mood of [{}, { email: 'other@haverhof.example' }, { email, emailVerified: false }])
      expect(await (await signIn(mood)).json()).toMatchObject({ memberId })
  })

  test('does not know another account that got the same mailbox (STAFF-51)', async () => {
    const { email } = await joined()
    expect((await signIn({ email })).status).toBe(200)
    expect((await signIn({ email, subject: 'subject-2' })).status).toBe(401)
  })

  test.each<[string, OidcMood]>([
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another audience', { claims: { aud: 'another client' } }],
    ['for two audiences, of which the other is meant', { claims: { aud: ['office', 'x'], azp: 'x' } }],
    ['with the nonce of somebody else', { claims: { nonce: 'x' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that has expired', { claims: { exp: Math.floor(Date.now() / 1000) - 60 } }],
    ['without an end', { claims: { exp: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['without a signature', { signature: 'none' }],
    ['signed with the secret of the client', { signature: 'HS256' }],
    ['signed by a stranger', { signature: 'stranger' }],
    ['with a broken signature', { signature: 'broken' }],
    ['that is missing', { token: 'without-id-token' }],
    ['after an error', { token: 'invalid_grant' }],
    ['with a mailbox that is not verified', { emailVerified: false }],
    ['with a mailbox that is nearly verified', { emailVerified: 'true' }],
    ['without a mailbox', { claims: { email: undefined } }],
    ['of somebody who is no member', { claims: { email: 'stranger@haverhof.example' } }],
  ])('an id token %s opens nothing (STAFF-50)', async (_, mood) => {
    const { email } = await joined()
    await expectNobody(await signIn({ email, ...mood }))
    expect((await signIn({ email })).status).toBe(200)
  })

  test('no member is made, suspended members and owners stay outside (STAFF-3, 19, 51)', async () => {
    await expectNobody(await signIn({ email: 'new@haverhof.example' }))
    expect(await sql('select 1 from staff_member')).toEqual([])
    const { email, memberId } = await joined()
    expect((await signIn({ email })).status).toBe(200)
    await sql('delete from staff_session')
    await sql('update staff_member set suspended_at = now() where member_id = $1', [memberId])
    await expectNobody(await signIn({ email }))
    const owner = await join()
    const [row] = await sql('select email_address from staff_member where member_id = $1', [
      owner.me.memberId,
    ])
    await expectNobody(await signIn({ email: String(row?.['email_address']), subject: 'subject-of-owner' }))
    expect(await sql('select 1 from staff_identity where member_id = $1', [owner.me.memberId])).toEqual([])
  })

  test('after a reset neither link nor mailbox opens, until the invitation is accepted (STAFF-45, 51)', async () => {
    const owner = await join()
    const { email, memberId } = await joined()
    expect((await signIn({ email })).status).toBe(200)
    expect((await owner.request(`/staff/${memberId}/reset`, { method: 'POST' })).status).toBe(204)
    await expectNobody(await signIn({ email }))
  })

  test('an answer counts once, within five minutes, with its state, in its own browser, at any process (STAFF-50)', async () => {
    const { email } = await joined()
    oidc.mood = { email }
    const finish = (cookie: string, json: object, at = shop) =>
      startBrowser(at, cookie).request('/sign-in/oidc', { json })
    const [mine, others] = [await visit(), await visit()]
    await expectNobody(await finish('', mine.brought))
    await expectNobody(await finish(others.cookie, mine.brought))
    await expectNobody(await finish(others.cookie, others.brought))
    await expectNobody(await signIn({ email }, { iss: 'https://evil.example' }))
    await expectNobody(await signIn({ email }, { state: 'x' }))
    const late = await visit()
    shop.clock.advance(5 * MINUTE + 1)
    await expectNobody(await finish(late.cookie, late.brought))
    const elsewhere = await visit()
    await using second = await startTestShop({ beside: shop, env: settings() })
    expect((await finish(elsewhere.cookie, elsewhere.brought, second)).status).toBe(200)
    expect((await finish(elsewhere.cookie, elsewhere.brought, second)).status).toBe(401)
  })

  test('keys that the provider has changed are asked for anew', async () => {
    const { email } = await joined()
    expect((await signIn({ email })).status).toBe(200)
    oidc.rotateKeys()
    const later = Date.now() + 2 * MINUTE
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
    try {
      expect((await signIn({ email })).status).toBe(200)
    } finally {
      clock.mockRestore()
    }
  })

  test.each<[string, OidcMood]>([
    ['is silent', { token: 'silence' }],
    ['answers with an error', { token: 'error' }],
    ['keeps its keys to itself', { keys: 'error' }],
  ])('while it %s people are asked to try again, and nothing hangs (STAFF-52)', async (_, mood) => {
    const { email } = await joined()
    const answer = await signIn({ email, ...mood })
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'identity-provider-away' }])
    expect((await signIn({ email })).status).toBe(200)
  })

  test.each<[string, OidcMood, number]>([
    ['has an error', { discovery: 'error' }, 503],
    ['speaks nonsense', { discovery: 'garbage' }, 401],
    ['calls itself by another name', { discovery: { issuer: 'https://evil.example' } }, 401],
  ])('a provider that %s when it is asked about itself is asked again later', async (_, mood, status) => {
    oidc.mood = mood
    const begin = () => startBrowser(shop).request('/sign-in/oidc/start', { method: 'POST' })
    expect((await begin()).status).toBe(status)
    oidc.mood = {}
    expect((await begin()).status).toBe(200)
  })

  test('an error is known as one where the HTTP server has a Response of its own', async () => {
    vi.stubGlobal('Response', class extends Response {})
    oidc.mood = { discovery: 'error' }
    const begun = await startBrowser(shop).request('/sign-in/oidc/start', { method: 'POST' })
    expect(begun.status).toBe(503)
  })

  test('what it says about itself is kept', async () => {
    oidc.asked = {}
    await visit()
    await visit()
    expect(oidc.asked['/.well-known/openid-configuration']).toBe(1)
  })

  test('its button has a name, and there is none where no provider is set', async () => {
    const ways = await startBrowser(shop).read<Options>('/sign-in')
    expect(ways).toEqual({ ways: ['passkey', 'password', 'oidc', 'recovery'], oidcName: 'Acme' })
    await using plain = await startTestShop()
    const { read, request } = startBrowser(plain)
    expect(await read('/sign-in')).toEqual({ ways: ['passkey', 'password', 'recovery'], oidcName: null })
    expect((await request('/sign-in/oidc/start', { method: 'POST' })).status).toBe(404)
    expect((await request('/sign-in/oidc', { json: { code: 'x', state: 'x' } })).status).toBe(404)
  })

  test('sixty attempts that failed are enough (STAFF-13)', async () => {
    const { request } = startBrowser(shop)
    const statuses = new Set<number>()
    for (let attempt = 0; attempt < 61; attempt++)
      statuses.add((await request('/sign-in/oidc', { json: { code: 'x', state: 'x' } })).status)
    expect([...statuses]).toEqual([401, 429])
  })
})
