import { captchaToken, type CaptchaChallenge } from '@haverhof/domain/accounts'
import {
  mutateStatements,
  solvedCaptcha,
  startCustomer,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { hastenTimeLimits } from '@haverhof/testing/time-limits'
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anna } from '../test-visitor.ts'

const email = anna.emailAddress

function signInAt(at: TestShop, headers: Record<string, string>): Promise<Response> {
  return at.request('/api/authentication/signin', {
    json: { emailAddress: `${randomUUID()}@example.nl`, password: 'paard9999' },
    headers,
  })
}

async function codeOf(answer: Promise<Response>): Promise<string> {
  return ((await (await answer).json()) as { code: string }).code
}

describe('the captcha of the shop (ACCOUNTS-7, §5.14)', () => {
  let shop: TestShop
  let other: TestShop
  beforeAll(async () => {
    shop = await startTestShop()
    other = await startTestShop({ beside: shop })
    await startCustomer(shop, { email })
  })
  afterAll(async () => {
    await other[Symbol.asyncDispose]()
    await shop[Symbol.asyncDispose]()
  })

  const challengeOf = (at: TestShop) => at.read<CaptchaChallenge>('/api/authentication/captcha')
  const solve = ({ challenge, salt, maxnumber }: CaptchaChallenge) =>
    Array.from({ length: maxnumber + 1 }, (_, number) => number).find(
      (number) => createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge,
    ) ?? -1

  test.each([
    ['/api/account/resendconfirmation', { emailAddress: email }],
    ['/api/authentication/signin', { emailAddress: email, password: 'paard9999' }],
  ])('%s needs one', async (path, json) => {
    const answer = await shop.request(path, { json })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'captcha-invalid', parameter: 'captcha' })
  })

  test.each([
    ['/api/account', anna],
    ['/api/account/forgotpassword', { emailAddress: email }],
  ])('%s works without one, or with a wrong one (ACCOUNTS-7, ACC-167)', async (path, json) => {
    const mailbox = { ...json, emailAddress: `${randomUUID()}@example.nl` }
    expect((await shop.request(path, { json: mailbox })).status).toBe(204)
    expect((await shop.request(path, { json: mailbox, headers: { captcha: btoa('{}') } })).status).toBe(204)
  })

  test.each([
    ['/api/account', 5, 20],
    ['/api/account/forgotpassword', 10, 30],
  ])('%s gives more room to who solved one (ACCOUNTS-12, 41, ACC-167)', async (path, without, withOne) => {
    await using proxied = await startTestShop({ beside: shop, env: { CLIENT_IP_HEADER: 'x-client-ip' } })
    const ask = async (headers: Record<string, string>) => {
      const json = { ...anna, emailAddress: `${randomUUID()}@example.nl` }
      const from = { 'x-client-ip': '10.7.0.1' }
      return (await proxied.request(path, { json, headers: { ...headers, ...from } })).status
    }
    const statuses: number[] = []
    for (let call = 0; call <= without; call += 1) statuses.push(await ask({}))
    expect(statuses).toEqual([...Array.from({ length: without }, () => 204), 429])
    const solved: number[] = []
    for (let call = without + 1; call <= withOne; call += 1) solved.push(await ask(await solvedCaptcha(shop)))
    expect(solved).toEqual([...Array.from({ length: withOne - without - 1 }, () => 204), 429])
  })

  test('a mailbox gets three letters an hour, captcha or not (ACCOUNTS-12, ACC-167)', async () => {
    const json = { emailAddress: `${randomUUID()}@example.nl` }
    const ask = async () => (await shop.request('/api/account/forgotpassword', { json })).status
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([204, 204, 204, 429])
  })

  test('one that another process gave is good here, once, however many use it at the same moment (SIGN-IN-PAGES-22, ACCOUNTS-46)', async () => {
    const headers = await solvedCaptcha(other)
    const uses = await Promise.all(Array.from({ length: 8 }, () => codeOf(signInAt(shop, headers))))
    expect(uses.filter((code) => code === 'signin-failed')).toHaveLength(1)
    expect(uses.filter((code) => code === 'captcha-invalid')).toHaveLength(7)
    expect((await shop.context.database.pool.query('select name from shop_secret')).rows).toEqual([
      { name: 'captcha' },
    ])
  })

  test('without the unique row one captcha would pass many calls', async () => {
    await using careless = await startTestShop({ beside: shop })
    mutateStatements(careless, (text) =>
      text.replace(
        'on conflict (solution_hash) do nothing',
        'on conflict (solution_hash) do update set expires_at = now()',
      ),
    )
    const headers = await solvedCaptcha(careless)
    const uses = await Promise.all(Array.from({ length: 8 }, () => codeOf(signInAt(careless, headers))))
    expect(uses.filter((code) => code === 'signin-failed').length).toBeGreaterThan(1)
  })

  test('a wrong number, another signature and another challenge are refused (ACCOUNTS-46)', async () => {
    const challenge = await challengeOf(shop)
    const number = solve(challenge)
    const forgeries = [
      captchaToken(challenge, number + 1),
      captchaToken(
        { ...challenge, signature: createHmac('sha256', 'guess').update(challenge.challenge).digest('hex') },
        number,
      ),
      captchaToken({ ...challenge, signature: '' }, number),
      captchaToken({ ...challenge, salt: challenge.salt.replace(/\d+&$/, '99999999999&') }, number),
      captchaToken({ ...challenge, salt: challenge.salt.replace(/\d&$/, '&') }, number),
      btoa('{}'),
      'e30',
      'x'.repeat(5000),
      '%00',
    ]
    for (const token of forgeries)
      expect(await codeOf(signInAt(shop, { captcha: token }))).toBe('captcha-invalid')
    expect(await codeOf(signInAt(shop, { captcha: captchaToken(challenge, number) }))).toBe('signin-failed')
  })

  test('the validity cannot be moved by digits of the number', async () => {
    const challenge = await challengeOf(shop)
    const number = solve(challenge)
    // Without the closing sign `…expires=17&` + `5` and `…expires=175&` + `` would have the same hash.
    const shifted = { ...challenge, salt: challenge.salt.replace(/&$/, `${number}&`) }
    expect(await codeOf(signInAt(shop, { captcha: captchaToken(shifted, 0) }))).toBe('captcha-invalid')
  })

  test('one that is too old is refused by the clock of the database (ACCOUNTS-46)', async () => {
    const key = 'k'.repeat(32)
    await using strict = await startTestShop({ beside: shop, env: { CAPTCHA_SECRET: key } })
    const tokenUntil = (expires: number) => {
      const salt = `${'a'.repeat(24)}?expires=${expires}&`
      const challenge = createHash('sha256').update(`${salt}1`).digest('hex')
      const signature = createHmac('sha256', key).update(challenge).digest('hex')
      return captchaToken({ algorithm: 'SHA-256', challenge, maxnumber: 1, salt, signature }, 1)
    }
    const seconds = Math.floor(Date.now() / 1000)
    expect(await codeOf(signInAt(strict, { captcha: tokenUntil(seconds - 1) }))).toBe('captcha-invalid')
    expect(await codeOf(signInAt(strict, { captcha: tokenUntil(seconds + 60) }))).toBe('signin-failed')
    const { salt } = await challengeOf(strict)
    expect(Number(/\d+(?=&$)/.exec(salt)?.[0]) - seconds).toBeGreaterThan(19 * 60)
  })
})

describe('reCAPTCHA, where the site has a key (ACCOUNTS-47)', () => {
  let shop: TestShop
  let google: Server
  let mood: 'passes' | 'doubts' | 'fails' | 'breaks' | 'hangs' = 'passes'
  const requests: URLSearchParams[] = []
  beforeAll(async () => {
    google = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        requests.push(new URLSearchParams(body))
        if (mood === 'hangs') return
        response.statusCode = mood === 'breaks' ? 503 : 200
        const score = mood === 'doubts' ? 0.3 : 0.9
        response.end(JSON.stringify({ success: mood !== 'fails', score }))
      })
    })
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(google.address() as AddressInfo).port}/`
    const env = { RECAPTCHA_SECRET: 'geheim', RECAPTCHA_URL: url, CLIENT_IP_HEADER: 'x-client-ip' }
    shop = await startTestShop({ env })
    await shop.context.database.pool.query(`update site set google_recaptcha_key = 'key' where site_id = 1`)
  })
  afterAll(async () => {
    google.closeAllConnections()
    google.close()
    await shop[Symbol.asyncDispose]()
  })
  const captcha = 'token-of-google'
  const attempt = (ip: string) => codeOf(signInAt(shop, { captcha, 'x-client-ip': ip }))

  test('its word counts, and it is asked with our secret', async () => {
    mood = 'passes'
    expect(await attempt('10.0.0.1')).toBe('signin-failed')
    expect(Object.fromEntries(requests.at(-1) ?? [])).toEqual({ secret: 'geheim', response: captcha })
    mood = 'doubts'
    expect(await attempt('10.0.0.1')).toBe('captcha-invalid')
    mood = 'fails'
    expect(await attempt('10.0.0.1')).toBe('captcha-invalid')
  })

  test('the shop’s own captcha does as well: no visitor has to talk to a third party', async () => {
    const before = requests.length
    expect(await codeOf(signInAt(shop, await solvedCaptcha(shop)))).toBe('signin-failed')
    expect(requests).toHaveLength(before)
  })

  test('a site without a key does not take its tokens', async () => {
    mood = 'passes'
    const json = { emailAddress: email, password: 'paard9999' }
    const answer = shop.request('/api/authentication/signin', {
      site: 'haverhof.de',
      json,
      headers: { captcha },
    })
    expect(await codeOf(answer)).toBe('captcha-invalid')
  })

  test.each(['breaks', 'hangs'] as const)(
    'while it %s, five calls in ten minutes pass without',
    async (trouble) => {
      mood = trouble
      const limits = hastenTimeLimits()
      const ip = trouble === 'breaks' ? '10.0.0.2' : '10.0.0.3'
      const codes = await Promise.all(Array.from({ length: 8 }, () => attempt(ip)))
      expect(new Set(limits)).toEqual(new Set([2000]))
      expect(codes.filter((code) => code === 'signin-failed')).toHaveLength(5)
      expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(3)
      expect(await codeOf(signInAt(shop, { 'x-client-ip': ip }))).toBe('captcha-invalid')
    },
  )
})
