import { startCustomer, startShopping } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'
import { startAccounts } from '../test-accounts.ts'
import { anna, linkTo, type MailedLink, visitorOf } from '../test-visitor.ts'

const accounts = startAccounts()

type Proof = { proof?: string; password?: string; cookie?: string }

function confirm({ userId, token }: MailedLink, { cookie, ...json }: Proof): Promise<Response> {
  const headers: Record<string, string> = cookie ? { cookie } : {}
  return accounts.shop.request(`/api/account/${userId}/confirm?token=${token}`, { json, headers })
}

async function codeOf(answer: Promise<Response>): Promise<string> {
  const response = await answer
  if (response.status === 204) return '204'
  return `${response.status} ${((await response.json()) as { code: string }).code}`
}

/** The cookie that the browser of a registration keeps. */
function registrationCookie(response: Response): string {
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('__Host-registration='))
  return cookie?.split(';')[0] ?? ''
}

async function registered(input: Record<string, unknown> = {}) {
  const response = await visitorOf(accounts.shop).register(input)
  expect(response.status).toBe(204)
  return { cookie: registrationCookie(response), link: await linkTo(accounts.shop, anna.emailAddress) }
}

async function signInStatus(password: string): Promise<number> {
  return (await visitorOf(accounts.shop).signIn(anna.emailAddress, password)).status
}

describe('a mailed link proves the mailbox, not who registered (ACCOUNTS-23)', () => {
  test('a press in the mailbox of the victim does not open the account to the stranger who registered it', async () => {
    const { link } = await registered({ password: 'stranger1' })
    expect(await codeOf(confirm(link, { proof: 'browser' }))).toBe('422 registration-unproven')
    expect(await signInStatus('stranger1')).toBe(422)
  })

  test('the browser that registered goes on at once (ACCOUNTS-27)', async () => {
    const { cookie, link } = await registered()
    expect(cookie).toMatch(/^__Host-registration=[\w-]{43}$/)
    expect(await codeOf(confirm(link, { proof: 'browser', cookie }))).toBe('204')
    expect(await signInStatus(anna.password)).toBe(200)
  })

  test('a browser that registered the same mailbox otherwise is another browser (ACCOUNTS-27)', async () => {
    const own = await registered({ password: 'mijn1234' })
    const stranger = await registered({ password: 'stranger1' })
    expect(await codeOf(confirm(stranger.link, { proof: 'browser', cookie: own.cookie }))).toBe(
      '422 registration-unproven',
    )
    expect(await codeOf(confirm(own.link, { proof: 'browser', cookie: own.cookie }))).toBe('204')
    expect(await signInStatus('stranger1')).toBe(422)
  })

  test('any other browser types the chosen password, and the link waits for the right one (ACCOUNTS-28)', async () => {
    const { link } = await registered()
    expect(await codeOf(confirm(link, { proof: 'password', password: 'geraden1' }))).toBe(
      '422 password-wrong',
    )
    expect(await codeOf(confirm(link, { proof: 'password', password: anna.password }))).toBe('204')
    expect(await signInStatus(anna.password)).toBe(200)
  })

  test('ten wrong passwords in five minutes stop further guesses for a while (ACCOUNTS-28)', async () => {
    const { link } = await registered()
    for (let guess = 0; guess < 10; guess += 1)
      await confirm(link, { proof: 'password', password: `geraden${guess}` })
    expect((await confirm(link, { proof: 'password', password: anna.password })).status).toBe(429)
  })

  test('a new password forgets what a stranger typed (ACCOUNTS-28)', async () => {
    const { link } = await registered({ password: 'stranger1', firstName: 'Eve', phoneNumber: '0612345678' })
    expect(await codeOf(confirm(link, { proof: 'new-password', password: 'kort' }))).toBe(
      '400 invalid-fields',
    )
    expect(await codeOf(confirm(link, { proof: 'new-password', password: 'eigen1234' }))).toBe('204')
    expect(await signInStatus('stranger1')).toBe(422)
    expect(await signInStatus('eigen1234')).toBe(200)
    const { rows } = await accounts.sql('select first_name, phone_number from account')
    expect(rows).toEqual([{ first_name: '', phone_number: null }])
  })

  test('a link that is over says so, whatever the proof', async () => {
    const { cookie, link } = await registered()
    expect(await codeOf(confirm(link, { proof: 'browser', cookie }))).toBe('204')
    for (const proof of ['browser', 'password', 'new-password'])
      expect(await codeOf(confirm(link, { proof, password: anna.password, cookie }))).toBe(
        '422 token-invalid',
      )
  })

  test('a client of the specification that sends the token alone is answered as ever (§7.27)', async () => {
    const { link } = await registered()
    expect(await codeOf(confirm(link, {}))).toBe('204')
  })

  test('a known mailbox is answered like an unknown one: the cookie tells nothing', async () => {
    const first = await registered()
    await confirm(first.link, {})
    const again = await visitorOf(accounts.shop).register({ password: 'anders123' })
    expect(registrationCookie(again)).toMatch(/^__Host-registration=[\w-]{43}$/)
  })

  test('a password chosen at checkout is known to the browser that chose it', async () => {
    const shopper = await startShopping(accounts.shop)
    await shopper.add(11201)
    const chosen = await shopper.call('POST', '/setpassword', { password: 'haver123' })
    expect(registrationCookie(chosen)).toMatch(/^__Host-registration=[\w-]{43}$/)
  })

  test('a stranger who moves an account to the mailbox of the victim does not get there by its press (ACCOUNTS-29)', async () => {
    const stranger = await startCustomer(accounts.shop, { email: 'eve@example.nl' })
    const emailAddress = anna.emailAddress
    await stranger.request('/api/account/changeemailaddress', { json: { emailAddress } })
    const link = await linkTo(accounts.shop, emailAddress)
    expect(await codeOf(confirm(link, { proof: 'browser' }))).toBe('422 mailbox-unproven')
    expect(await codeOf(confirm(link, { proof: 'new-password', password: 'eigen1234' }))).toBe(
      '400 bad-input',
    )
    expect(await codeOf(confirm(link, { proof: 'browser', cookie: stranger.cookie() }))).toBe('204')
  })
})
