import { signIn, signUp, startBuying, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anna, linkTo, mailsTo, visitorOf } from '../test-visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(() => sql('truncate account, outbox_mail, attempt_count cascade'))

const sql = (text: string, values: unknown[] = []) => shop.context.database.pool.query(text, values)
const confirm = ({ userId, token }: { userId: string; token: string }) =>
  shop.request(`/api/account/${userId}/confirm?token=${token}`, { method: 'POST' })

describe('from registration to the first sign-in (ACCOUNTS-1)', () => {
  test('a visitor registers, follows the mailed link, signs in, reads the account and signs out (§4.3, §7.25, §7.26, §7.28, §7.34, §7.35)', async () => {
    const customer = await signUp(shop, { email: 'Anna@Example.nl' })
    expect(await customer.read('/api/account')).toEqual({
      emailAddress: 'anna@example.nl',
      hasPassword: true,
      firstName: 'Anna',
      lastName: 'de Vries',
      phoneNumber: null,
      mobile: null,
      languageId: 1,
      companyName: null,
      vatNumber: null,
      newsletterSubscribe: false,
      unreadQuickscanResults: 0,
      billing: null,
      shipping: null,
      alternativeShippingAddress: false,
    })
    expect((await customer.request('/api/authentication/signout', { method: 'POST' })).status).toBe(204)
    expect((await customer.request('/api/account')).status).toBe(401)
  })

  test('whether a customer is signed in is a bare true or false (ACCOUNTS-5, ACC-216, §7.36)', async () => {
    const customer = await startCustomer(shop)
    const isAuthenticated = () => customer.read('/api/authentication/isauthenticated', { method: 'POST' })
    expect(await isAuthenticated()).toBe(true)
    expect((await customer.request('/api/authentication/signout', { method: 'POST' })).status).toBe(204)
    expect(await isAuthenticated()).toBe(false)
  })

  test('the link leads to the page that was asked for, or to our own', async () => {
    const visitor = visitorOf(shop)
    await visitor.register()
    const own = await linkTo(shop, anna.emailAddress)
    expect(own.url).toMatch(
      /^http:\/\/haverhof\.nl\.localhost:3000\/account\/confirm\/\?userId=[\w-]{36}&token=[\w-]{32}$/,
    )
    await visitor.register(
      {},
      `?callbackUrl=${encodeURIComponent('https://en.haverhof.nl/account/confirm/?a=1')}`,
    )
    const link = await linkTo(shop, anna.emailAddress)
    expect(link.url).toMatch(/^https:\/\/en\.haverhof\.nl\/account\/confirm\/\?a=1&userId=.+&token=.+$/)
  })

  test('no customer signs in before the activation, with the right password or a wrong one (§6.8)', async () => {
    const visitor = visitorOf(shop)
    await visitor.register()
    const [right, wrong] = [
      await visitor.signIn(anna.emailAddress, anna.password),
      await visitor.signIn(anna.emailAddress, 'paard9999'),
    ]
    expect([right.status, wrong.status]).toEqual([422, 422])
    expect(await right.text()).toBe(await wrong.text())
    expect((await confirm(await linkTo(shop, anna.emailAddress))).status).toBe(204)
    expect((await visitor.signIn(anna.emailAddress, anna.password)).status).toBe(200)
  })

  test.each([
    ['first', 0, 'eerste12', 'tweede12', 'de Vries', false],
    ['second', 1, 'tweede12', 'eerste12', 'Dief', true],
  ] as const)(
    'of two registrations of a mailbox the link of the %s activates what that one said, and the other is over (ACCOUNTS-24)',
    async (_, used, right, wrong, lastName, newsletterSubscribe) => {
      const visitor = visitorOf(shop)
      await visitor.register({ password: 'eerste12' })
      const first = await linkTo(shop, anna.emailAddress)
      await visitor.register({ password: 'tweede12', lastName: 'Dief', newsletterSubscribe: true })
      const second = await linkTo(shop, anna.emailAddress)
      const links = used === 0 ? [first, second] : [second, first]
      const statuses = []
      for (const link of links) statuses.push((await confirm(link)).status)
      expect(statuses).toEqual([204, 422])
      expect((await visitor.signIn(anna.emailAddress, wrong)).status).toBe(422)
      expect((await visitor.signIn(anna.emailAddress, right)).status).toBe(200)
      expect((await sql('select last_name from account')).rows).toEqual([{ last_name: lastName }])
      const customer = await signIn(shop, { email: anna.emailAddress, password: right })
      expect(await customer.read('/api/account')).toMatchObject({ newsletterSubscribe })
    },
  )

  test('of the links of three registrations that are used at once one activates (ACCOUNTS-24)', async () => {
    const visitor = visitorOf(shop)
    const links = []
    for (const password of ['eerste12', 'tweede12', 'derde123']) {
      await visitor.register({ password })
      links.push(await linkTo(shop, anna.emailAddress))
    }
    const statuses = await Promise.all([...links, ...links].map(async (link) => (await confirm(link)).status))
    expect(statuses.toSorted((one, other) => one - other)).toEqual([204, 422, 422, 422, 422, 422])
    expect((await sql('select is_activated from account')).rows).toEqual([{ is_activated: true }])
  })

  test('a forgotten password of a mailbox that only waits takes nothing from what was registered (ACCOUNTS-25)', async () => {
    const visitor = visitorOf(shop)
    const emailAddress = 'waiting@example.nl'
    const address = {
      zipcode: '8011 PK',
      street: 'Melkmarkt',
      streetNumber: '1',
      city: 'Zwolle',
      countryId: 528,
    }
    const shipping = { firstName: 'Dirk', lastName: 'Dief', address, shippingMethod: 0 }
    const theirs = {
      password: 'kaper1234',
      lastName: 'Dief',
      mobile: '0612345678',
      newsletterSubscribe: true,
    }
    const registered = {
      emailAddress,
      ...theirs,
      billing: { address },
      shipping,
      alternativeShippingAddress: true,
    }
    expect((await visitor.register(registered)).status).toBe(204)
    await visitor.forgot(emailAddress)
    const { userId, token } = await linkTo(shop, emailAddress)
    const json = { newPassword: 'nieuw1234' }
    const reset = await shop.request(`/api/account/${userId}/resetpassword?token=${token}`, { json })
    expect(reset.status).toBe(204)
    expect((await visitor.signIn(emailAddress, 'kaper1234')).status).toBe(422)
    const customer = await signIn(shop, { email: emailAddress, password: 'nieuw1234' })
    expect(await customer.read('/api/account')).toMatchObject({
      firstName: '',
      lastName: '',
      mobile: null,
      newsletterSubscribe: false,
      billing: null,
      shipping: null,
      alternativeShippingAddress: false,
    })
  })

  test('who asks for the activation of a mailbox with several registrations gets a link to choose a password (ACCOUNTS-26)', async () => {
    const visitor = visitorOf(shop)
    await visitor.register({ password: 'eerste12' })
    const first = await linkTo(shop, anna.emailAddress)
    await visitor.register({ password: 'kaper1234' })
    await visitor.resend('', { emailAddress: anna.emailAddress })
    expect((await linkTo(shop, anna.emailAddress)).url).toContain('/account/reset/?userId=')
    await sql('truncate attempt_count')
    await visitor.resend(`?userId=${first.userId}`)
    expect((await confirm(await linkTo(shop, anna.emailAddress))).status).toBe(204)
    expect((await visitor.signIn(anna.emailAddress, 'eerste12')).status).toBe(200)
  })

  test('an account that works is not touched, and its owner is told how to get in (ACCOUNTS-39)', async () => {
    const customer = await startCustomer(shop, { email: anna.emailAddress })
    expect((await visitorOf(shop).register({ password: 'kaper1234', lastName: 'Dief' })).status).toBe(204)
    const [mail, ...others] = await mailsTo(shop, anna.emailAddress)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('U heeft al een account bij Haverhof')
    expect(mail?.text).toContain('http://haverhof.nl.localhost:3000/account/forgot/')
    expect(mail?.text).not.toContain('token=')
    expect(await customer.read('/api/account')).toMatchObject({ lastName: 'de Vries' })
    await signIn(shop, { email: anna.emailAddress })
  })

  test('the same mailbox on another site is another account', async () => {
    await signUp(shop, { email: anna.emailAddress })
    await signUp(shop, { email: anna.emailAddress, site: 'haverhof.de' })
    expect((await sql('select site_id from account order by site_id')).rows).toEqual([
      { site_id: 1 },
      { site_id: 3 },
    ])
  })

  test('activation finds the guest orders of the mailbox and grants the newsletter', async () => {
    const buyer = await startBuying(shop)
    const { orderId } = await buyer.order()
    await visitorOf(shop).register({ emailAddress: 'marieke@example.nl', newsletterSubscribe: true })
    const owner = () => sql('select account_id from shop_order where order_id = $1', [orderId])
    expect((await owner()).rows).toEqual([{ account_id: null }])
    const link = await linkTo(shop, 'marieke@example.nl')
    await confirm(link)
    expect((await owner()).rows).toEqual([{ account_id: link.userId }])
    const customer = await signIn(shop, { email: 'marieke@example.nl' })
    expect(await customer.read('/api/account')).toMatchObject({ newsletterSubscribe: true })
  })

  test('a password chosen at checkout ends in the same mail', async () => {
    const buyer = await startBuying(shop)
    await buyer.call('POST', '/setpassword', { password: 'paardenbloem7', confirmUrl: null })
    const { orderId } = await buyer.order()
    const link = await linkTo(shop, 'marieke@example.nl')
    expect((await confirm(link)).status).toBe(204)
    const customer = await signIn(shop, { email: 'marieke@example.nl', password: 'paardenbloem7' })
    expect(await customer.read('/api/account')).toMatchObject({
      firstName: 'Marieke',
      billing: { address: { city: 'Zwolle' } },
    })
    expect((await sql('select account_id from shop_order where order_id = $1', [orderId])).rows).toEqual([
      { account_id: link.userId },
    ])
  })
})

describe('the fields of a registration (ACCOUNTS-8)', () => {
  test('name what is wrong with each', async () => {
    const answer = await visitorOf(shop).register({
      emailAddress: 'anna',
      password: 'paardje',
      firstName: ' ',
      mobile: 'call me',
      vatNumber: 'NL123456789B01',
      billing: {
        address: { zipcode: '8011', street: 'Melkmarkt', streetNumber: '1', city: 'Zwolle', countryId: 528 },
      },
    })
    expect(answer.status).toBe(400)
    const { code, errors } = (await answer.json()) as { code: string; errors: unknown[] }
    expect(code).toBe('invalid-fields')
    expect(errors).toEqual([
      { parameter: 'firstName', message: 'required' },
      { parameter: 'mobile', message: 'invalid-phone' },
      { parameter: 'companyName', message: 'required' },
      { parameter: 'billing.address.zipcode', message: 'invalid-postcode' },
      { parameter: 'vatNumber', message: 'invalid-vat-number' },
      { parameter: 'emailAddress', message: 'invalid-email' },
      { parameter: 'password', message: 'invalid-password' },
    ])
  })

  test('set nothing that is not theirs', async () => {
    const extra = {
      isActivated: true,
      is_activated: true,
      userId: 'x',
      siteId: 3,
      role: 'admin',
      __proto__: { a: 1 },
    }
    expect((await visitorOf(shop).register(extra)).status).toBe(204)
    expect((await sql('select site_id, is_activated from account')).rows).toEqual([
      { site_id: 1, is_activated: false },
    ])
  })

  test('a mailbox is the same however it is typed', async () => {
    const visitor = visitorOf(shop)
    await visitor.register({ emailAddress: ' ANNA@Stal-Mu\u0308nchen.de ' })
    await visitor.register({ emailAddress: 'anna@stal-m\u00FCnchen.de' })
    expect((await sql('select distinct email_address from account')).rows).toEqual([
      { email_address: 'anna@stal-münchen.de' },
    ])
  })
})
