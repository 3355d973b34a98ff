import {
  type Authenticator,
  createAuthenticator,
  type Customer,
  mutateStatements,
  type PasskeyMood,
  startBuying,
  startCustomer,
  startTestShop,
} from '@haverhof/testing'
import { describe, expect, test } from 'vitest'
import { startAccounts } from '../test-accounts.ts'
import { linkTo, mailsTo, visitorOf } from '../test-visitor.ts'

const accounts = startAccounts()

const origin = 'http://haverhof.nl.localhost:3000'
const rpId = 'haverhof.nl.localhost'
const newKey = () => createAuthenticator({ origin, rpId })

type Options = { options: { challenge: string; rp?: { id: string }; rpId?: string } }

async function add(customer: Customer, key: Authenticator, mood: PasskeyMood = {}): Promise<number> {
  const { options } = await customer.read<Options>('/api/account/passkeyoptions', { method: 'POST' })
  const json = { name: 'Telefoon', response: key.create(options, mood) }
  return (await customer.request('/api/account/passkeys', { json })).status
}

async function question(site = 'haverhof.nl', at = accounts.shop): Promise<Options['options']> {
  return (await at.read<Options>('/api/authentication/passkeyoptions', { method: 'POST', site })).options
}

type Attempt = { mood?: PasskeyMood; site?: string; shoppingcartId?: string | null }

async function signIn(key: Authenticator, { mood = {}, site = 'haverhof.nl', shoppingcartId }: Attempt = {}) {
  const response = key.get(await question(site), mood)
  return accounts.shop.request('/api/authentication/signinwithpasskey', {
    site,
    json: { response, shoppingcartId },
  })
}

async function withKey(): Promise<{ customer: Customer; key: Authenticator }> {
  const customer = await startCustomer(accounts.shop)
  const key = newKey()
  expect(await add(customer, key)).toBe(204)
  return { customer, key }
}

describe('a key of the customer’s device (ACCOUNTS-19)', () => {
  test('is added, told by mail, listed, signs in, and goes when it is removed (ACCOUNTS-21)', async () => {
    const { customer, key } = await withKey()
    expect((await mailsTo(accounts.shop, customer.email)).map(({ kind }) => kind)).toEqual([
      'account-passkey-added',
    ])
    const answer = await signIn(key)
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie().some((line) => line.startsWith('__Host-session='))).toBe(true)
    type Listed = { passkeyId: number; name: string; lastUsedAt: string | null }
    const [listed] = await customer.read<Listed[]>('/api/account/passkeys')
    expect(listed).toMatchObject({ name: 'Telefoon', lastUsedAt: expect.any(String) })
    const stranger = await startCustomer(accounts.shop)
    const path = `/api/account/passkeys/${listed?.passkeyId}`
    expect((await stranger.request(path, { method: 'DELETE' })).status).toBe(404)
    expect((await customer.request(path, { method: 'DELETE' })).status).toBe(204)
    expect((await signIn(key)).status).toBe(422)
  })

  test('brings the cart of the guest along, as a password does', async () => {
    const { key } = await withKey()
    const guest = await startBuying(accounts.shop)
    const answer = await signIn(key, { shoppingcartId: guest.cartId })
    const { shoppingcartId } = (await answer.json()) as { shoppingcartId: string | null }
    const { rows } = await accounts.sql('select account_id from cart where cart_id = $1', [shoppingcartId])
    expect(rows).toEqual([{ account_id: expect.any(String) }])
  })

  test('belongs to the site: its other language beneath the main host takes it, another site does not', async () => {
    const { key } = await withKey()
    expect((await question('en.haverhof.nl')).rpId).toBe(rpId)
    const english = { origin: 'http://en.haverhof.nl.localhost:3000' }
    expect((await signIn(key, { site: 'en.haverhof.nl', mood: english })).status).toBe(200)
    expect((await question('haverhof.de')).rpId).toBe('haverhof.de.localhost')
    const german = { origin: 'http://haverhof.de.localhost:3000', rpId: 'haverhof.de.localhost' }
    expect((await signIn(key, { site: 'haverhof.de', mood: german })).status).toBe(422)
  })

  test('every host of a site stands beneath its main host, so that one passkey does for all of them', async () => {
    const scopes = await accounts.shop.context.sites.scopes()
    const main = (siteId: number) => scopes.find((scope) => scope.siteId === siteId && scope.isMain)?.host
    const apart = scopes.filter(
      ({ host, siteId }) => host !== main(siteId) && !host.endsWith(`.${main(siteId)}`),
    )
    expect(apart).toEqual([])
  })

  test.each<[string, PasskeyMood]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['with nobody at the device', { isVerified: false }],
    ['of a copy, whose counter goes back', { counter: 1 }],
  ])('an answer %s is refused, and leaves a trace (ACCOUNTS-52)', async (_, mood) => {
    const { key } = await withKey()
    const answer = await signIn(key, { mood })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      422,
      'passkey-refused',
    ])
    const { rows } = await accounts.sql(
      `select details->>'way' way from audit_entry where action = 'sign-in-failed'`,
    )
    expect(rows).toContainEqual({ way: 'passkey' })
  })

  test('an unknown key and made-up answers are the same refusal (ACCOUNTS-52)', async () => {
    expect((await signIn(newKey())).status).toBe(422)
    const { key } = await withKey()
    const response = key.get({ challenge: 'x'.repeat(72) })
    const answer = await accounts.shop.request('/api/authentication/signinwithpasskey', {
      json: { response },
    })
    expect(answer.status).toBe(422)
  })

  test('a customer has at most ten, and sees only their own (ACCOUNTS-21)', async () => {
    const { customer, key } = await withKey()
    expect(await add(await startCustomer(accounts.shop), key)).toBe(422)
    for (let more = 0; more < 9; more += 1) expect(await add(customer, newKey())).toBe(204)
    expect(await add(customer, newKey())).toBe(422)
  })

  test('a password that is renewed by mail removes them; one changed in the account does not (ACCOUNTS-53)', async () => {
    const { customer, key } = await withKey()
    const json = { newPassword: 'nieuw1234' }
    expect((await customer.request('/api/account/changepassword', { json })).status).toBe(204)
    expect((await signIn(key)).status).toBe(200)
    await visitorOf(accounts.shop).forgot(customer.email)
    const { userId, token } = await linkTo(accounts.shop, customer.email)
    const reset = `/api/account/${userId}/resetpassword?token=${token}`
    expect((await accounts.shop.request(reset, { json })).status).toBe(204)
    expect((await signIn(key)).status).toBe(422)
  })
})

describe('what a passkey is asked (ACCOUNTS-20)', () => {
  test('is answered once, also by ten at once', async () => {
    const { key } = await withKey()
    const response = key.get(await question())
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        accounts.shop.request('/api/authentication/signinwithpasskey', { json: { response } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('without the row of the answer and the counter a second one would count', async () => {
    const { key } = await withKey()
    await using careless = await startTestShop({ beside: accounts.shop })
    mutateStatements(careless, (text) =>
      text
        .replace(
          'on conflict (challenge_hash) do nothing',
          'on conflict (challenge_hash) do update set expires_at = now()',
        )
        .replace('counter < :newCounter or', 'true or')
        .replace(/counter < \$\d+ or/, 'true or'),
    )
    const challenge = await question('haverhof.nl', careless)
    const use = () =>
      careless.request('/api/authentication/signinwithpasskey', { json: { response: key.get(challenge) } })
    expect([(await use()).status, (await use()).status]).toEqual([200, 200])
  })

  test('is over after ten minutes, and a question to add one is none to sign in', async () => {
    const { customer, key } = await withKey()
    const old = await question()
    const options = await customer.read<Options>('/api/account/passkeyoptions', { method: 'POST' })
    const use = (challenge: string) =>
      accounts.shop.request('/api/authentication/signinwithpasskey', {
        json: { response: key.get({ challenge }) },
      })
    expect((await use(options.options.challenge)).status).toBe(422)
    const now = accounts.shop.clock.now()
    accounts.shop.clock.set(new Date(now.getTime() + 601_000))
    try {
      expect((await use(old.challenge)).status).toBe(422)
    } finally {
      accounts.shop.clock.set(now)
    }
  })

  test('costs no statement and is never refused', async () => {
    await question()
    const { database } = accounts.shop.context
    const before = database.statementCount()
    await question()
    expect(database.statementCount() - before).toBe(0)
  })
})
