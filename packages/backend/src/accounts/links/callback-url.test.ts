import { type Customer, solvedCaptcha, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '../test-visitor.ts'

/** What attackers write where an address of the shop belongs. */
const foreign = [
  '//evil.example/',
  '///evil.example/',
  '\\\\evil.example/',
  '/\\evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example\\',
  'https://evil.example/',
  'https://evil.example/?https://haverhof.nl/',
  'https://evil.example/#https://haverhof.nl/',
  'https://evil.example/haverhof.nl/account/confirm/',
  'https://haverhof.nl.evil.example/',
  'https://evil.example\\.haverhof.nl/',
  'https://evilhaverhof.nl/',
  'https://haverhof.nl-evil.example/',
  'https://haverhof.nlevil.example/',
  'https://haverhof.nl@evil.example/',
  'https://haverhof.nl:443@evil.example/',
  'https://haverhof.nl%2f@evil.example/',
  'https://haverhof.nl%40evil.example/',
  'https://user@haverhof.nl/',
  'https://user:password@haverhof.nl/',
  'https://evil.example\\@haverhof.nl/',
  'https://evil.example%00.haverhof.nl/',
  'https://evil.example\u0000.haverhof.nl/',
  'https://haverhof.nl\u0000.evil.example/',
  'https://haverhof.nl%00/',
  'https://haverhof.nl./',
  'https://.haverhof.nl/',
  'https://www.haverhof.nl/',
  'https://localhost.evil.example/',
  'https://[::ffff:6.6.6.6]/',
  'https://0x7f000001.evil.example/',
  'http://2130706433.evil.example/',
  'https://haverhof.de/account/confirm/',
  'https://muehldorfer.nl/account/confirm/',
  'https://haverhof-group.com/',
  'https://haverhofé.nl/',
  'https://haverh\u043Ef.nl/',
  'https://xn--haverhf-7fg.nl/',
  'https://haverhof\u3002evil\u3002example/',
  'https://haverhof.nl\uFF0Eevil.example/',
  'https://evil.example\u2044haverhof.nl/',
  'https://evil.example\uFF0Fhaverhof.nl/',
  'javascript:alert(1)//haverhof.nl',
  'JaVaScRiPt://haverhof.nl/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://haverhof.nl/x',
  'file://haverhof.nl/etc/passwd',
  'ftp://haverhof.nl/',
  'ws://haverhof.nl/',
  'mailto:evil@evil.example',
  'https://haverhof.nl/\r\nBcc: evil@evil.example',
  'https://haverhof.nl/\nhttps://evil.example/',
  'https://haverhof.nl/\thttps://evil.example/',
  ' https://haverhof.nl/',
  'https://haverhof.nl/ https://evil.example/',
  'https://ever\u202Eelpmaxe.nl/',
  '/account/confirm/',
  'account/confirm/',
  '?token=x',
  '#',
  'https://',
  'https://haverhof.nl:99999/',
  `https://haverhof.nl/${'x'.repeat(10_000)}`,
  '{"$gt":""}',
]

/** The address is looked at before the captcha, so these calls come without. */
async function statusesOf(customer: Customer, callbackUrl: string): Promise<number[]> {
  const query = `?callbackUrl=${encodeURIComponent(callbackUrl)}`
  const emailAddress = `${randomUUID()}@example.nl`
  const account = { emailAddress, password: 'paard1234', firstName: 'Anna', lastName: 'de Vries' }
  const calls: [method: string, path: string, json: unknown][] = [
    ['POST', '/api/account', account],
    ['PUT', '/api/account', { firstName: 'Bea' }],
    ['POST', '/api/account/forgotpassword', { emailAddress }],
    ['POST', '/api/account/resendconfirmation', { emailAddress }],
    ['POST', '/api/account/changeemailaddress', { emailAddress }],
  ]
  const statuses: number[] = []
  for (const [method, path, json] of calls)
    statuses.push((await customer.request(`${path}${query}`, { method, json })).status)
  return statuses
}

describe('callbackUrl', () => {
  let shop: TestShop
  let customer: Customer
  beforeAll(async () => {
    shop = await startTestShop()
    customer = await startCustomer(shop)
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  test('there are more than sixty ways to write a wrong one', () => {
    expect(new Set(foreign).size).toBeGreaterThan(60)
  })

  test.each(foreign)(
    '%j is refused by every call that takes one, and mails nothing (ACCOUNTS-11, SITES-12)',
    async (callbackUrl) => {
      expect(await statusesOf(customer, callbackUrl)).toEqual([400, 400, 400, 400, 400])
      expect((await shop.context.database.pool.query('select 1 from outbox_mail')).rows).toEqual([])
    },
  )

  test.each([
    'https://haverhof.nl/account/reset/',
    'https://HAVERHOF.nl/account/reset/?x=1#y',
    'https://en.haverhof.nl/checkout/reset/',
    'http://haverhof.nl.localhost:3000/account/reset/',
    'http://localhost:3000/account/reset/?token=mine&userId=mine',
  ])('%s is one of the shop, and the mail links to it with our token alone', async (callbackUrl) => {
    const { email, userId } = await startCustomer(shop)
    const path = `/api/account/forgotpassword?callbackUrl=${encodeURIComponent(callbackUrl)}`
    const headers = await solvedCaptcha(shop)
    expect((await shop.request(path, { json: { emailAddress: email }, headers })).status).toBe(204)
    const [mail] = await mailsTo(shop, email)
    const [link = ''] = /https?:\/\/\S+token=[\w-]+\S*/.exec(mail?.text ?? '') ?? []
    const { host, searchParams } = new URL(link)
    expect(host).toBe(new URL(callbackUrl).host)
    expect(searchParams.getAll('userId')).toEqual([userId])
    expect(searchParams.getAll('token')).toEqual([expect.stringMatching(/^[\w-]{32}$/)])
  })

  test('the host of the request never becomes the host of a link (SITES-4)', async () => {
    const { email } = await startCustomer(shop)
    const headers = {
      ...(await solvedCaptcha(shop)),
      'x-forwarded-host': 'evil.example',
      'x-host': 'evil.example',
      forwarded: 'host=evil.example',
    }
    await shop.request('/api/account/forgotpassword', { json: { emailAddress: email }, headers })
    const [mail] = await mailsTo(shop, email)
    expect(mail?.text).toContain('http://haverhof.nl.localhost:3000/account/reset/')
    expect(mail?.text).not.toContain('evil')
  })
})

test('in production only TLS on the usual port is our own', async () => {
  await using shop = await startTestShop({ env: { SHOP_ENV: 'production' } })
  const customer = await startCustomer(shop)
  for (const callbackUrl of [
    'http://haverhof.nl/account/confirm/',
    'https://haverhof.nl.localhost/account/confirm/',
    'https://localhost/account/confirm/',
    'https://127.0.0.1/',
    'https://haverhof.nl:8443/account/confirm/',
  ]) {
    expect([callbackUrl, ...(await statusesOf(customer, callbackUrl))]).toEqual([
      callbackUrl,
      400,
      400,
      400,
      400,
      400,
    ])
  }
  expect(await statusesOf(customer, 'https://haverhof.nl:443/account/confirm/')).toEqual([
    204, 204, 204, 422, 204,
  ])
})
