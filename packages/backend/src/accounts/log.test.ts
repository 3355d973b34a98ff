import { createTestDatabase, solvedCaptcha, type TestShop } from '@haverhof/testing'
import pino from 'pino'
import { expect, test } from 'vitest'
import { createAppContext } from '../api/create-app-context.ts'
import { readEnv } from '../config/index.ts'
import { createApi } from '../api/create-api.ts'
import { linkTo, visitorOf } from './test-visitor.ts'

test('no secret of an account reaches a log line or stays readable in the database (HTTP-6, ACCOUNTS-2, 5)', async () => {
  await using database = await createTestDatabase()
  const lines: string[] = []
  const log = pino({ base: null, level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const env = readEnv({ CAPTCHA_COST: '10' })
  await using context = createAppContext({ env, databaseUrl: database.url, log })
  const app = createApi(context)
  const request: TestShop['request'] = async (path, { json, headers, method } = {}) => {
    const all = new Headers(headers)
    for (const [name, value] of Object.entries(fixed)) all.set(name, value)
    const body = json === undefined ? {} : { body: JSON.stringify(json) }
    return app.request(path, {
      method: method ?? (json === undefined ? 'GET' : 'POST'),
      headers: all,
      ...body,
    })
  }
  const read: TestShop['read'] = async <Answer>(path: string) =>
    (await (await request(path)).json()) as Answer
  const shop = { context, request, read } as TestShop
  const email = 'planted-mailbox@example.nl'
  const visitor = visitorOf(shop)
  await visitor.register({ emailAddress: email, password: 'planted-Pass1', lastName: 'Plantedname' })
  const { userId, token } = await linkTo(shop, email)
  await request(`/api/account/${userId}/confirm?token=${token}`, { method: 'POST' })
  await visitor.signIn(email, 'planted-Pass2')
  const signedIn = await visitor.signIn(email, 'planted-Pass1')
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const change = { newPassword: 'planted-Pass3', currentPassword: 'planted-Pass1' }
  await request('/api/account/changepassword', { json: change, headers: { cookie } })
  await visitor.forgot(email)
  const { captcha = '' } = await solvedCaptcha(shop)

  expect(lines.length).toBeGreaterThan(10)
  const secrets = [token, userId, captcha, ...cookie.split(/; |=/).filter((part) => part.length === 43)]
  expect(secrets).toHaveLength(5)
  const all = lines.join('')
  for (const secret of secrets) expect(all).not.toContain(secret)
  expect(all).not.toMatch(/planted/i)
  // The letter itself is kept where no mail server takes it; everything else knows hashes alone.
  const { rows } = await context.database.pool.query(
    `select to_jsonb(t) from account t union all select to_jsonb(t) from account_session t union all
     select to_jsonb(t) from account_token t union all select to_jsonb(t) from account_device t union all
     select to_jsonb(t) from audit_entry t union all select to_jsonb(t) from graphile_worker._private_jobs t`,
  )
  const stored = JSON.stringify(rows)
  expect(stored).not.toMatch(/planted-Pass/)
  for (const secret of secrets.filter((each) => each !== userId)) expect(stored).not.toContain(secret)
})

const fixed = {
  host: 'haverhof.nl',
  'x-requested-with': 'XMLHttpRequest',
  'content-type': 'application/json',
}
