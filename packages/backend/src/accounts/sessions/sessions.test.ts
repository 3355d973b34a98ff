import { mutateStatements, signIn, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'
import { startAccounts } from '../test-accounts.ts'
import { anna, linkTo, mailsTo, visitorOf } from '../test-visitor.ts'

const accounts = startAccounts()
const email = anna.emailAddress

async function statusAt(at: TestShop, cookie: string, site = 'haverhof.nl'): Promise<number> {
  return (await at.request('/api/account', { site, headers: { cookie } })).status
}

describe('a session (ACCOUNTS-5)', () => {
  test('is a cookie for one host, over TLS, that pages cannot read (SIGN-IN-PAGES-2)', async () => {
    await startCustomer(accounts.shop, { email })
    const answer = await visitorOf(accounts.shop).signIn(email, anna.password)
    const flags = 'Path=/; HttpOnly; Secure; SameSite=Lax'
    const [session = '', device = ''] = answer.headers.getSetCookie()
    expect(session).toMatch(/^__Host-session=[\w-]{43}; Max-Age=7776000; /)
    expect(device).toMatch(/^__Host-device=[\w-]{43}; Max-Age=31536000; /)
    for (const cookie of [session, device]) {
      expect(cookie.split('; ').slice(2).toSorted()).toEqual(flags.split('; ').toSorted())
    }
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('is kept as a hash alone', async () => {
    const customer = await startCustomer(accounts.shop, { email })
    const stored = JSON.stringify((await accounts.sql('select * from account_session')).rows)
    expect(stored).not.toContain(customer.cookie().split('=')[1])
  })

  test('that a visitor brings along is never the one that a sign-in gives (ACCOUNTS-43)', async () => {
    await startCustomer(accounts.shop, { email })
    const planted = 'a'.repeat(43)
    const cookie = `__Host-session=${planted}`
    const answer = await visitorOf(accounts.shop).signIn(email, anna.password, { cookie })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()[0]).not.toContain(planted)
    expect(await statusAt(accounts.shop, cookie)).toBe(401)
  })

  test('ends when the same browser signs in again (ACCOUNTS-43)', async () => {
    const customer = await startCustomer(accounts.shop, { email })
    const before = customer.cookie()
    const answer = await visitorOf(accounts.shop).signIn(email, anna.password, { cookie: before })
    const after = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await statusAt(accounts.shop, before)).toBe(401)
    expect(await statusAt(accounts.other, before)).toBe(401)
    expect(await statusAt(accounts.other, after)).toBe(200)
  })

  test('answers on the site of its account alone (ACCOUNTS-43)', async () => {
    const customer = await startCustomer(accounts.shop, { email })
    expect(await statusAt(accounts.shop, customer.cookie())).toBe(200)
    expect(await statusAt(accounts.shop, customer.cookie(), 'en.haverhof.nl')).toBe(200)
    expect(await statusAt(accounts.shop, customer.cookie(), 'haverhof.be')).toBe(401)
  })

  test('lives 30 days after its last use and 90 in all, and is noted once an hour (ACCOUNTS-43)', async () => {
    const customer = await startCustomer(accounts.shop, { email })
    const isOpen = () => statusAt(accounts.shop, customer.cookie())
    const session = async (columns: string) =>
      (await accounts.sql(`select ${columns} from account_session`)).rows[0] as Record<string, unknown>
    const age = (interval: string) =>
      accounts.sql(
        `update account_session set created_at = created_at - $1::interval,
        last_seen_at = last_seen_at - $1::interval, expires_at = expires_at - $1::interval`,
        [interval],
      )

    const before = await session('last_seen_at')
    expect(await isOpen()).toBe(200)
    expect(await session('last_seen_at')).toEqual(before)

    await age('29 days')
    expect(await isOpen()).toBe(200)
    expect(await session(`expires_at > now() + interval '29 days' later`)).toEqual({ later: true })
    await age('29 days')
    expect(await isOpen()).toBe(200)
    await age('29 days')
    expect(await isOpen()).toBe(200)
    // 87 days have gone: three are left, however often it is used.
    expect(await session(`expires_at <= created_at + interval '90 days' ended`)).toEqual({ ended: true })
    await age('3 days')
    expect(await isOpen()).toBe(401)
  })

  test('costs one statement, and nothing without a cookie or where everybody reads the same (ACCOUNTS-43)', async () => {
    const customer = await startCustomer(accounts.shop, { email })
    const count = async (path: string, cookie: string, method = 'GET') => {
      const headers = { cookie }
      await accounts.shop.request(path, { method, headers })
      const before = accounts.shop.context.database.statementCount()
      await accounts.shop.request(path, { method, headers })
      return accounts.shop.context.database.statementCount() - before
    }
    const isAuthenticated = '/api/authentication/isauthenticated'
    expect(await count(isAuthenticated, '', 'POST')).toBe(0)
    expect(await count(isAuthenticated, '__Host-session=; __Host-session=x', 'POST')).toBe(0)
    expect(await count(isAuthenticated, customer.cookie(), 'POST')).toBe(1)
    expect(await count('/api/sites', customer.cookie())).toBe(await count('/api/sites', ''))
  })
})

describe('sessions end everywhere at once (ACCOUNTS-10)', () => {
  test('when the customer signs out', async () => {
    const customer = await startCustomer(accounts.shop, { email })
    const cookie = customer.cookie()
    const answer = await customer.request('/api/authentication/signout', { method: 'POST' })
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=; Max-Age=0/)
    expect(await statusAt(accounts.other, cookie)).toBe(401)
  })

  test('when the password changes; the browser that changed it goes on under a new id (§7.32, §3.29)', async () => {
    const customer = await startCustomer(accounts.shop, { email })
    const elsewhere = await signIn(accounts.shop, { email })
    const before = customer.cookie()
    const json = { newPassword: 'nieuw1234', currentPassword: anna.password }
    expect((await customer.request('/api/account/changepassword', { json })).status).toBe(204)
    expect(await statusAt(accounts.other, elsewhere.cookie())).toBe(401)
    expect(await statusAt(accounts.other, before)).toBe(401)
    expect(await statusAt(accounts.other, customer.cookie())).toBe(200)
    expect((await accounts.sql('select device_hash from account_device')).rows).toHaveLength(1)
  })

  test('a sign-in that was checking the old password meanwhile opens nothing', async () => {
    expect(await signInWhilePasswordChanges(accounts.other)).toBe(422)
    expect((await accounts.sql('select 1 from account_session')).rows).toHaveLength(1)
  })

  test('without its lock on the account it would', async () => {
    await using careless = await startTestShop({ beside: accounts.shop })
    mutateStatements(careless, (text) =>
      text.replace('and is_activated for no key update', 'and is_activated'),
    )
    expect(await signInWhilePasswordChanges(careless)).toBe(200)
  })

  async function signInWhilePasswordChanges(at: TestShop): Promise<number> {
    const { userId } = await startCustomer(accounts.shop, { email })
    const change = await accounts.shop.context.database.pool.connect()
    await change.query('begin')
    await change.query(`update account set password_hash = 'another' where user_id = $1`, [userId])
    const signingIn = visitorOf(at).signIn(email, anna.password)
    // The old password has been found right, and the new one is about to be there.
    while (!(await isSomebodyWaiting())) await Promise.race([signingIn, isSomebodyWaiting()])
    await change.query('commit')
    change.release()
    return (await signingIn).status
  }

  async function isSomebodyWaiting(): Promise<boolean> {
    const { rows } = await accounts.sql(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  }
})

describe('a session is enough for a new password or mailbox (ACCOUNTS-14)', () => {
  const stale = () =>
    accounts.sql(`update account_session set authenticated_at = now() - interval '301 seconds'`)

  test('a new password, at any time; everybody else is out and the owner is told (ACCOUNTS-14, ACC-214)', async () => {
    const customer = await startCustomer(accounts.shop, { email })
    const elsewhere = await signIn(accounts.shop, { email })
    await stale()
    const json = { newPassword: 'nieuw1234' }
    expect((await customer.request('/api/account/changepassword', { json })).status).toBe(204)
    expect((await customer.request('/api/account')).status).toBe(200)
    expect((await elsewhere.request('/api/account')).status).toBe(401)
    expect((await mailsTo(accounts.shop, email)).at(-1)?.kind).toBe('account-password-changed')
  })

  test('a new mailbox, at any time; the old one is told (ACCOUNTS-14, 49, ACC-214)', async () => {
    const customer = await startCustomer(accounts.shop, { email })
    await stale()
    const json = { emailAddress: 'new@example.nl' }
    expect((await customer.request('/api/account/changeemailaddress', { json })).status).toBe(204)
    expect((await mailsTo(accounts.shop, email)).at(-1)?.kind).toBe('account-email-leaving')
  })

  test('not more than ten passwords an hour (ACCOUNTS-14, 48, ACC-214)', async () => {
    const customer = await startCustomer(accounts.shop, { email })
    const change = async (index: number) => {
      const json = { newPassword: `nieuw1234-${index}` }
      return (await customer.request('/api/account/changepassword', { json })).status
    }
    const statuses: number[] = []
    for (let index = 0; index <= 10; index += 1) statuses.push(await change(index))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429])
  })

  test.each([
    ['/api/account/changepassword', { newPassword: 'nieuw1234' }, 'currentPassword'],
    ['/api/account/changeemailaddress', { emailAddress: 'new@example.nl' }, 'password'],
  ])('%s checks a password that is sent (ACCOUNTS-48)', async (path, json, parameter) => {
    const customer = await startCustomer(accounts.shop, { email })
    const wrong = await customer.request(path, { json: { ...json, [parameter]: 'paard9999' } })
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { code: 'password-wrong', parameter }])
    expect((await customer.request(path, { json: { ...json, [parameter]: anna.password } })).status).toBe(204)
  })

  test('after ten wrong passwords even the right one is refused for a while (ACCOUNTS-48)', async () => {
    const customer = await startCustomer(accounts.shop, { email })
    const change = async (currentPassword: string) =>
      (
        await customer.request('/api/account/changepassword', {
          json: { newPassword: 'nieuw1234', currentPassword },
        })
      ).status
    const wrong = await Promise.all(Array.from({ length: 14 }, () => change('paard9999')))
    expect(wrong.filter((status) => status === 422)).toHaveLength(10)
    expect(await change(anna.password)).toBe(429)
  })
})

test('what happens to an account leaves a trace, without addresses and secrets (AUDIT-2)', async () => {
  const { rows: before } = await accounts.sql('select coalesce(max(audit_entry_id), 0) last from audit_entry')
  const visitor = visitorOf(accounts.shop)
  await visitor.register()
  const { userId, token } = await linkTo(accounts.shop, email)
  await accounts.shop.request(`/api/account/${userId}/confirm?token=${token}`, { method: 'POST' })
  await visitor.signIn(email, 'paard9999')
  await visitor.signIn('geheim-wachtwoord1', 'paard9999')
  const customer = await signIn(accounts.shop, { email })
  await customer.request('/api/account/changepassword', { json: { newPassword: 'nieuw1234' } })
  await customer.request('/api/authentication/signout', { method: 'POST' })
  const { rows } = await accounts.sql(
    'select action, subject, details from audit_entry where audit_entry_id > $1 order by audit_entry_id',
    [before[0].last],
  )
  const mine = `account:${userId}`
  expect(rows.map(({ action, subject }) => [action, subject])).toEqual([
    ['account-activated', mine],
    ['sign-in-failed', mine],
    ['sign-in-failed', 'nobody'],
    ['signed-in', mine],
    ['password-changed', mine],
    ['signed-out', mine],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/geheim|paard|anna@|nieuw1234/)
})
