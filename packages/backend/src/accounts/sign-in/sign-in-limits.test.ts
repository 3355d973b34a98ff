import {
  mutateStatements,
  solvedCaptcha,
  startCustomer,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anna } from '../test-visitor.ts'

/** Two processes behind a proxy that names the caller. */
const env = { CLIENT_IP_HEADER: 'x-client-ip' }
let shop: TestShop
let other: TestShop
/** How often a password was really looked at. */
let evaluated = 0

beforeAll(async () => {
  shop = await startTestShop({ env, now: new Date('2026-11-15T12:00:00Z') })
  other = await startTestShop({ env, beside: shop })
  for (const each of [shop, other]) {
    mutateStatements(each, (text) => {
      if (text.includes('insert into audit_entry')) evaluated += 1
      return text
    })
  }
  await startCustomer(shop, { email: anna.emailAddress, passwordHash: 'quick' })
})
afterAll(async () => {
  await other[Symbol.asyncDispose]()
  await shop[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await shop.context.database.pool.query('truncate attempt_count, account_device cascade')
  evaluated = 0
})

type Attempt = {
  at?: TestShop
  path?: string
  ip: string
  password?: string
  email?: string
  cookie?: string
  headers?: Record<string, string>
}

async function attempt(given: Attempt): Promise<Response> {
  const { at = shop, path = '/api/authentication/signin', ip, cookie } = given
  const headers = {
    ...(await solvedCaptcha(at)),
    ...given.headers,
    'x-client-ip': ip,
    ...(cookie !== undefined && { cookie }),
  }
  const json = { emailAddress: given.email ?? anna.emailAddress, password: given.password ?? 'paard9999' }
  return at.request(path, { json, headers })
}

/** Twenty at a time, in turns at both processes. */
async function attack(times: number, of: (each: number) => Attempt): Promise<number[]> {
  const statuses: number[] = []
  for (let done = 0; done < times; done += 20) {
    const batch = Array.from({ length: 20 }, (_, each) =>
      attempt({ at: each % 2 ? shop : other, ...of(done + each) }),
    )
    statuses.push(...(await Promise.all(batch)).map(({ status }) => status))
  }
  return statuses
}

describe('guessing a password (ACCOUNTS-6)', () => {
  test('of a hundred guesses from one caller ten are looked at, whatever the path is written like', async () => {
    const paths = [
      '/api/authentication/signin',
      '/API/Authentication/SignIn',
      '/api/authentication/signin/',
      '/api/authentication/SIGNIN',
    ]
    const mails = ['anna@example.nl', 'ANNA@example.nl', ' anna@EXAMPLE.nl']
    const statuses = await attack(100, (each) => ({
      ip: '10.0.0.1',
      path: paths[each % 4] ?? '',
      email: mails[each % 3] ?? '',
      headers: { 'x-forwarded-for': `10.9.9.${each % 250}`, forwarded: `for=10.8.8.${each % 250}` },
    }))
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(90)
    expect(evaluated).toBe(10)
    const answer = await attempt({ ip: '10.0.0.1', password: anna.password })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    // One who guesses does not lock the account for everybody else.
    expect((await attempt({ ip: '10.0.0.2', password: anna.password })).status).toBe(200)
  })

  test('of two hundred and forty guesses from a hundred and twenty callers a hundred are looked at (ACCOUNTS-44)', async () => {
    const statuses = await attack(240, (each) => ({ ip: `10.1.0.${each % 120}` }))
    expect(evaluated).toBe(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(140)
  })

  test('guesses from ten addresses do not keep the owner out at a new device, and are no more than sixty (ACCOUNTS-44)', async () => {
    await attack(120, (each) => ({ ip: `10.10.0.${each % 10}` }))
    expect(evaluated).toBe(10 * 3 + 30)
    expect((await attempt({ ip: '10.10.1.1' })).status).toBe(422)
    expect((await attempt({ ip: '10.10.1.1', password: anna.password })).status).toBe(200)
  })

  test('without the count in the database every guess would be looked at', async () => {
    await using careless = await startTestShop({ env, beside: shop })
    mutateStatements(careless, (text) =>
      text.replace('attempts = attempt_count.attempts + 1', 'attempts = 1'),
    )
    const guesses = Array.from({ length: 12 }, () => attempt({ at: careless, ip: '10.9.0.1' }))
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([422]))
  })

  test('one caller who tries many accounts is stopped after sixty', async () => {
    await attack(80, (each) => ({ ip: '10.2.0.1', email: `victim${each}@example.nl` }))
    expect(evaluated).toBe(60)
  })

  test('five minutes later there are ten again, and two windows together never pass twenty', async () => {
    await attack(40, () => ({ ip: '10.3.0.1' }))
    shop.clock.advance(5 * 60_000)
    await attack(40, () => ({ ip: '10.3.0.1' }))
    expect(evaluated).toBe(20)
  })

  test('the owner gets in twenty times out of twenty from a known browser while others guess (ACCOUNTS-45)', async () => {
    const first = await attempt({ ip: '10.4.0.1', password: anna.password })
    const device =
      first.headers
        .getSetCookie()
        .find((line) => line.startsWith('__Host-device'))
        ?.split(';')[0] ?? ''
    const owner = async () => {
      const statuses: number[] = []
      for (let each = 0; each < 20; each += 1) {
        const at = each % 2 ? shop : other
        statuses.push((await attempt({ at, ip: '10.4.0.1', password: anna.password, cookie: device })).status)
      }
      return statuses
    }
    // Even from the very address of the owner.
    const [statuses] = await Promise.all([owner(), attack(60, (each) => ({ ip: `10.4.0.${each % 30}` }))])
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200))
  })

  test('a known browser of one account is a stranger to the others, and guesses ten times in its own (ACCOUNTS-45)', async () => {
    const first = await attempt({ ip: '10.5.0.1', password: anna.password })
    const cookie =
      first.headers
        .getSetCookie()
        .find((line) => line.startsWith('__Host-device'))
        ?.split(';')[0] ?? ''
    evaluated = 0
    await attack(40, () => ({ ip: '10.5.0.2', cookie }))
    expect(evaluated).toBe(10)
    evaluated = 0
    await attack(40, () => ({ ip: '10.5.0.3', cookie, email: 'victim@example.nl' }))
    expect(evaluated).toBe(10)
    expect((await attempt({ ip: '10.5.0.4', password: anna.password })).status).toBe(200)
  })

  test('right passwords use nothing up', async () => {
    for (let each = 0; each < 15; each += 1) {
      expect((await attempt({ ip: '10.6.0.1', password: anna.password })).status).toBe(200)
    }
  })
})

describe('mails and accounts (ACCOUNTS-12)', () => {
  const send = async (path: string, json: unknown, ip: string, at = shop) =>
    (await at.request(path, { json, headers: { ...(await solvedCaptcha(at)), 'x-client-ip': ip } })).status

  test('a mailbox gets three mails an hour, known or not, from any caller and for any purpose', async () => {
    for (const emailAddress of [anna.emailAddress, 'nobody@example.nl']) {
      const statuses = []
      for (let each = 0; each < 6; each += 1) {
        const path = each % 2 ? '/api/account/forgotpassword' : '/api/account/resendconfirmation'
        statuses.push(await send(path, { emailAddress }, `10.7.0.${each}`, each % 2 ? shop : other))
      }
      expect(statuses).toEqual([204, 204, 204, 429, 429, 429])
      expect(await send('/api/account', { ...anna, emailAddress }, '10.7.0.9')).toBe(429)
    }
  })

  test('a caller opens twenty accounts an hour (ACCOUNTS-41)', async () => {
    const statuses = []
    for (let each = 0; each < 22; each += 1) {
      const emailAddress = `new${each}@example.nl`
      statuses.push(
        await send('/api/account', { ...anna, emailAddress }, '10.8.0.1', each % 2 ? shop : other),
      )
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429])
  })
})
