import { solvedCaptcha, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anna } from '../test-visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({
    env: { CLIENT_IP_HEADER: 'x-client-ip' },
    now: new Date('2026-11-15T12:00:00Z'),
  })
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => {
  await shop.context.database.pool.query('truncate account, attempt_count cascade')
})

const paths = [
  '/api/authentication/signinlink',
  '/api/account/forgotpassword',
  '/api/account/resendconfirmation',
] as const

type Wish = { ip?: string; path?: string | undefined; emailAddress?: string; cookie?: string }

async function ask({ ip = '192.0.2.1', path = paths[0], emailAddress = anna.emailAddress, cookie }: Wish) {
  const headers = { ...(await solvedCaptcha(shop)), 'x-client-ip': ip, ...(cookie && { cookie }) }
  return (await shop.request(path, { json: { emailAddress }, headers })).status
}

/** Each network asks until it is refused. */
async function strangers(networks: number): Promise<number> {
  let mails = 0
  for (let network = 0; network < networks; network += 1)
    for (let each = 0; each < 4; each += 1) {
      const status = await ask({ ip: `10.0.${network}.1`, path: paths[each % 3] })
      if (status === 204) mails += 1
    }
  return mails
}

describe('requests of strangers never lock out a customer without a password (ACCOUNTS-12)', () => {
  test('one network has three mails an hour to a mailbox, whatever for, from all its addresses and for all spellings (LIMITS-6)', async () => {
    const statuses = []
    for (const [index, name] of ['anna', 'anna+1', 'Anna+2', 'anna+3', 'anna+4'].entries())
      statuses.push(
        await ask({ ip: `192.0.2.${index}`, path: paths[index % 3], emailAddress: `${name}@example.nl` }),
      )
    expect(statuses).toEqual([204, 204, 204, 429, 429])
  })

  test('the first mail that the owner asks for from elsewhere is sent, while nine networks ask for all they get (ACCOUNTS-40)', async () => {
    await startCustomer(shop, { email: anna.emailAddress })
    expect(await strangers(9)).toBe(9 + 3)
    expect(await ask({ ip: '198.51.100.7' })).toBe(204)
    expect(await ask({ ip: '2001:db8:1:2::3' })).toBe(429)
  })

  test('a mailbox gets thirteen mails an hour from strangers at most (ACCOUNTS-40)', async () => {
    expect(await strangers(20)).toBe(10 + 3)
  })

  test('a browser that has used the account has three of its own, whatever strangers do; it is a stranger to others (ACCOUNTS-40)', async () => {
    await startCustomer(shop, { email: anna.emailAddress, passwordHash: 'quick' })
    const json = { emailAddress: anna.emailAddress, password: anna.password }
    const signedIn = await shop.request('/api/authentication/signin', {
      json,
      headers: { ...(await solvedCaptcha(shop)), 'x-client-ip': '198.51.100.7' },
    })
    const cookie = signedIn.headers
      .getSetCookie()
      .find((line) => line.startsWith('__Host-device'))
      ?.split(';')[0]
    expect(cookie).toBeDefined()
    await strangers(12)
    const own = { ip: '10.0.1.1', ...(cookie && { cookie }) }
    expect(await ask({ ...own, emailAddress: 'Anna@example.nl' })).toBe(204)
    expect([await ask(own), await ask(own), await ask(own)]).toEqual([204, 204, 429])
    expect(await ask({ ip: '10.0.1.1' })).toBe(429)
    const stranger = { ...own, emailAddress: 'bert@example.nl' }
    expect([await ask(stranger), await ask(stranger), await ask(stranger)]).toEqual([204, 204, 204])
    expect(await ask({ ...stranger, ip: '10.0.1.2' })).toBe(429)
  })
})
