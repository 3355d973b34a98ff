import {
  startApiProcess,
  startCustomer,
  startTestShop,
  solvedCaptcha,
  type ApiProcess,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anna } from './test-visitor.ts'

/** Two processes of their own, with nothing in common but the database. */
let shop: TestShop
let processes: ApiProcess[] = []
beforeAll(async () => {
  shop = await startTestShop()
  await startCustomer(shop, { email: anna.emailAddress })
  const databaseUrl = shop.context.database.pool.options.connectionString ?? ''
  // Attempts are counted in windows of the clock: none may end while they are made.
  const options = { databaseUrl, env: { CAPTCHA_COST: '10' }, now: shop.clock.now() }
  processes = await Promise.all([startApiProcess(options), startApiProcess(options)])
})
afterAll(async () => {
  for (const each of processes) await each.kill()
  await shop[Symbol.asyncDispose]()
})

type Call = { json?: unknown; headers?: Record<string, string> }

function call(which: number, path: string, { json = {}, headers = {} }: Call = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${processes[which]?.port}${path}`, {
    method: 'POST',
    body: JSON.stringify(json),
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', ...headers },
  })
}

async function signInAt(which: number, password: string, ip: string): Promise<Response> {
  // The key of captchas is in the database, so this one is good at both.
  const headers = { ...(await solvedCaptcha(shop)), 'x-client-ip': ip }
  return call(which, '/api/authentication/signin', {
    json: { emailAddress: anna.emailAddress, password },
    headers,
  })
}

test('two processes look at ten wrong passwords of one caller together (ACCOUNTS-6)', async () => {
  const guesses = Array.from({ length: 40 }, (_, each) => signInAt(each % 2, 'paard9999', '10.0.0.1'))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
})

test('a session of one is known to the other, and ended by it (ACCOUNTS-5)', async () => {
  const signedIn = await signInAt(0, anna.password, '10.0.0.2')
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const isAuthenticated = async (which: number) => {
    const answer = await call(which, '/api/authentication/isauthenticated', { headers: { cookie } })
    return answer.json()
  }
  expect([await isAuthenticated(0), await isAuthenticated(1)]).toEqual([true, true])
  expect((await call(1, '/api/authentication/signout', { headers: { cookie } })).status).toBe(204)
  expect([await isAuthenticated(0), await isAuthenticated(1)]).toEqual([false, false])
})
