import { mutateStatements, startBuying, startCustomer, startTestShop } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'
import { startAccounts } from '../test-accounts.ts'
import { anna, linkTo, type MailedLink, mailsTo, visitorOf } from '../test-visitor.ts'

const accounts = startAccounts()
type Shop = typeof accounts.shop

const ask = (email = anna.emailAddress, query = '') => visitorOf(accounts.shop).askForLink(email, query)

const use = (
  { userId, token }: Pick<MailedLink, 'userId' | 'token'>,
  { at = accounts.shop, site = 'haverhof.nl', shoppingcartId = null as string | null } = {},
) => at.request('/api/authentication/signinwithlink', { site, json: { userId, token, shoppingcartId } })

async function mailedLink(email = anna.emailAddress): Promise<MailedLink> {
  expect((await ask(email)).status).toBe(204)
  return linkTo(accounts.shop, email)
}

const cookiesOf = (answer: Response) => ({
  cookie: answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; '),
})

const isSignedIn = async (answer: Response, at: Shop = accounts.shop) =>
  (
    await at.request('/api/authentication/isauthenticated', { method: 'POST', headers: cookiesOf(answer) })
  ).json()

const sessions = async () => (await accounts.sql('select 1 from account_session')).rows.length

describe('a link instead of a password (ACCOUNTS-22)', () => {
  test('signs in the reader of the mailbox, once, in a browser that never asked', async () => {
    await startCustomer(accounts.shop, { email: anna.emailAddress })
    const link = await mailedLink()
    expect(new URL(link.url).pathname).toBe('/account/link/')
    const answer = await use(link)
    expect(answer.status).toBe(200)
    expect(await isSignedIn(answer)).toBe(true)
    const again = await use(link)
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([422, 'token-invalid'])
  })

  test('comes back to where the visitor was, on this site alone (ACCOUNTS-11)', async () => {
    await startCustomer(accounts.shop, { email: anna.emailAddress })
    const page = 'http://haverhof.nl.localhost:3000/account/link/?returnUrl=%2Fcheckout%2Fbilling%2F'
    expect((await ask(anna.emailAddress, `?callbackUrl=${encodeURIComponent(page)}`)).status).toBe(204)
    const { url } = await linkTo(accounts.shop, anna.emailAddress)
    expect(new URL(url).searchParams.get('returnUrl')).toBe('/checkout/billing/')
    const foreign = encodeURIComponent('https://evil.example/account/link/')
    expect((await ask(anna.emailAddress, `?callbackUrl=${foreign}`)).status).toBe(400)
  })

  test('brings the cart of the guest along, as a password does', async () => {
    await startCustomer(accounts.shop, { email: anna.emailAddress })
    const guest = await startBuying(accounts.shop)
    const answer = await use(await mailedLink(), { shoppingcartId: guest.cartId })
    const { shoppingcartId } = (await answer.json()) as { shoppingcartId: string | null }
    expect(shoppingcartId).not.toBeNull()
    const cart = await accounts.sql('select account_id from cart where cart_id = $1', [shoppingcartId])
    expect(cart.rows[0]).toEqual({ account_id: expect.any(String) })
  })

  test('is over after 15 minutes, elsewhere, for another purpose, and after a change of password (ACCOUNTS-51)', async () => {
    const customer = await startCustomer(accounts.shop, { email: anna.emailAddress })
    const link = await mailedLink()
    const { rows } = await accounts.sql(
      `select expires_at - now() <= interval '15 minutes' fits, expires_at - now() > interval '14 minutes' whole from account_token`,
    )
    expect(rows).toEqual([{ fits: true, whole: true }])
    expect((await use(link, { site: 'haverhof.de' })).status).toBe(422)
    const confirm = `/api/account/${link.userId}/confirm?token=${link.token}`
    expect((await accounts.shop.request(confirm, { method: 'POST' })).status).toBe(422)
    const json = { newPassword: 'nieuw1234' }
    expect((await customer.request('/api/account/changepassword', { json })).status).toBe(204)
    expect((await use(link)).status).toBe(422)
    const second = await mailedLink()
    await accounts.sql(`update account_token set expires_at = now() - interval '1 second'`)
    expect((await use(second)).status).toBe(422)
    expect(await sessions()).toBe(1)
  })

  test('is void once a newer one is written, for an account that waits too; until then it works (ACCOUNTS-2)', async () => {
    for (const email of [anna.emailAddress, 'waiting@example.nl']) {
      if (email === anna.emailAddress) await startCustomer(accounts.shop, { email })
      else await visitorOf(accounts.shop).register({ emailAddress: email })
      const older = await mailedLink(email)
      const newer = await mailedLink(email)
      const refused = await use(older)
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
        422,
        'token-invalid',
      ])
      expect((await use(newer)).status).toBe(200)
    }
  })

  test('is void once a newer one is written for another registration of the mailbox (ACCOUNTS-2)', async () => {
    await visitorOf(accounts.shop).register()
    const older = await mailedLink()
    await accounts.sql('truncate attempt_count')
    await accounts.sql(`update account set created_at = created_at - interval '1 minute'`)
    await visitorOf(accounts.shop).register({ firstName: 'Eve', password: 'vreemd1234' })
    const newer = await mailedLink()
    expect(newer.userId).not.toBe(older.userId)
    expect((await use(older)).status).toBe(422)
    expect((await use(newer)).status).toBe(200)
  })

  test('a mailbox without an account gets no letter, and three an hour are enough (ACCOUNTS-12)', async () => {
    expect((await ask('nobody@example.nl')).status).toBe(204)
    expect(await mailsTo(accounts.shop, 'nobody@example.nl')).toEqual([])
    await ask('nobody@example.nl')
    await ask('nobody@example.nl')
    expect((await ask('nobody@example.nl')).status).toBe(429)
  })
})

describe('a registration that waits (ACCOUNTS-1, 50)', () => {
  test('works from then on, but nothing of what was registered counts, the password least of all', async () => {
    const stranger = { firstName: 'Eve', lastName: 'Evil', password: 'vreemd1234', newsletterSubscribe: true }
    await visitorOf(accounts.shop).register(stranger)
    const activation = await linkTo(accounts.shop, anna.emailAddress)
    const answer = await use(await mailedLink())
    expect(answer.status).toBe(200)
    const { rows } = await accounts.sql(
      'select first_name, last_name, is_activated, newsletter_wish from account',
    )
    expect(rows).toEqual([{ first_name: '', last_name: '', is_activated: true, newsletter_wish: false }])
    expect((await visitorOf(accounts.shop).signIn(anna.emailAddress, stranger.password)).status).toBe(422)
    const confirm = `/api/account/${activation.userId}/confirm?token=${activation.token}`
    expect((await accounts.shop.request(confirm, { method: 'POST' })).status).toBe(422)
  })

  test('its owner has no password, is told so, and chooses one with the session alone (ACCOUNTS-14)', async () => {
    await visitorOf(accounts.shop).register()
    const read = (headers: Record<string, string>) =>
      accounts.shop.read<{ hasPassword: boolean }>('/api/account', { headers })
    const answer = await use(await mailedLink())
    const headers = cookiesOf(answer)
    expect(await read(headers)).toMatchObject({ hasPassword: false })
    const json = { newPassword: 'nieuw1234' }
    const chosen = await accounts.shop.request('/api/account/changepassword', { json, headers })
    expect(chosen.status).toBe(204)
    expect(await read(cookiesOf(chosen))).toMatchObject({ hasPassword: true })
  })
})

describe('races (ACCOUNTS-2, ACCOUNTS-22)', () => {
  test('of twenty uses at once, on two processes, one opens a session', async () => {
    await startCustomer(accounts.shop, { email: anna.emailAddress })
    const before = await sessions()
    const link = await mailedLink()
    const uses = Array.from({ length: 20 }, (_, each) =>
      use(link, { at: each % 2 ? accounts.shop : accounts.other }),
    )
    const statuses = (await Promise.all(uses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect((await sessions()) - before).toBe(1)
  })

  test('without the condition on its use many would', async () => {
    await startCustomer(accounts.shop, { email: anna.emailAddress })
    const before = await sessions()
    await using careless = await startTestShop({ beside: accounts.shop })
    mutateStatements(careless, (text) => text.replaceAll('t.used_at is null', 'true'))
    const link = await mailedLink()
    await Promise.all(Array.from({ length: 10 }, () => use(link, { at: careless })))
    expect((await sessions()) - before).toBeGreaterThan(1)
  })
})
