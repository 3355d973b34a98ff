import { startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const english = 'en.haverhof.nl'
const sql = (text: string, values: unknown[] = []) => shop.context.database.pool.query(text, values)

type Form = Record<string, string>

/** As a browser posts a form: no header of ours, the origin of the page it stood on. */
async function arrive(
  form: Form,
  { origin = 'https://haverhof.nl', site = english, cookie = '' } = {},
): Promise<Response> {
  const body = new URLSearchParams(form).toString()
  const headers = {
    'content-length': String(body.length),
    origin,
    host: site,
    cookie,
    'content-type': 'application/x-www-form-urlencoded',
    'x-requested-with': '',
  }
  return shop.app.request('/api/authentication/arrival', { method: 'POST', headers, body })
}

function cookieOf(response: Response, name: string): string | null {
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith(`${name}=`))
  return cookie ? decodeURIComponent(cookie.slice(name.length + 1).split(';')[0] ?? '') : null
}

async function keyOf(customer: Awaited<ReturnType<typeof startCustomer>>): Promise<string> {
  const answer = await customer.read<{ key: string }>('/api/authentication/handover', { method: 'POST' })
  return answer.key
}

async function isSignedIn(response: Response, site = english): Promise<boolean> {
  const cookie = `__Host-session=${cookieOf(response, '__Host-session')}`
  const headers = { cookie }
  const answer = await shop.request('/api/authentication/isauthenticated', { method: 'POST', site, headers })
  return (await answer.json()) as boolean
}

describe('another language of the site (SITES-15, §4.18)', () => {
  test('cart, comparison and horse arrive, and the page that was open follows', async () => {
    const answer = await arrive({ to: '/feed/?p=2', cart: 'abc', compare: '1:2', horse: '{"weightKg":600}' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/feed/?p=2'])
    expect(JSON.parse(cookieOf(answer, 'arrival') ?? '')).toEqual({
      cart: JSON.stringify({ id: 'abc', siteId: 1, languageId: 4 }),
      compare: '1:2',
      horse: '{"weightKg":600}',
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('that there is no cart, comparison or horse arrives as well; of what the form does not name nothing is said', async () => {
    const all = await arrive({ to: '/', cart: '', compare: '', horse: '' })
    expect(JSON.parse(cookieOf(all, 'arrival') ?? '')).toEqual({ cart: null, compare: null, horse: null })
    const one = await arrive({ to: '/', cart: '', horse: 'x'.repeat(2000) })
    expect(JSON.parse(cookieOf(one, 'arrival') ?? '')).toEqual({ cart: null })
  })

  test('the session comes along by a key of one use, and no answer but the cookie tells it', async () => {
    const customer = await startCustomer(shop)
    const key = await keyOf(customer)
    const first = await arrive({ to: '/', key })
    expect(await isSignedIn(first)).toBe(true)
    expect(JSON.parse(cookieOf(first, 'arrival') ?? '')).toEqual({ account: 'signed-in' })
    const second = await arrive({ to: '/', key })
    expect([second.status, cookieOf(second, '__Host-session')]).toEqual([303, null])
  })

  test('of twenty uses of one key at once one opens a session', async () => {
    const key = await keyOf(await startCustomer(shop))
    const answers = await Promise.all(Array.from({ length: 20 }, () => arrive({ to: '/', key })))
    expect(answers.filter((answer) => cookieOf(answer, '__Host-session') !== null)).toHaveLength(1)
  })

  test('a key is over after a minute, and opens nothing on another site', async () => {
    const customer = await startCustomer(shop)
    const key = await keyOf(customer)
    const elsewhere = await arrive({ to: '/', key }, { site: 'haverhof.de', origin: 'https://haverhof.de' })
    expect(cookieOf(elsewhere, '__Host-session')).toBeNull()
    await sql(`update account_session set handover_until = now() - interval '1 second' where user_id = $1`, [
      customer.userId,
    ])
    expect(cookieOf(await arrive({ to: '/', key }), '__Host-session')).toBeNull()
  })

  test('it lasts as long as the session it came from', async () => {
    const customer = await startCustomer(shop)
    await arrive({ to: '/', key: await keyOf(customer) })
    const { rows } = await sql(
      'select distinct expires_at, created_at, authenticated_at from account_session where user_id = $1',
      [customer.userId],
    )
    expect(rows).toHaveLength(1)
  })

  test('signing out in one language signs out in the others', async () => {
    const customer = await startCustomer(shop)
    const arrived = await arrive({ to: '/', key: await keyOf(customer) })
    const headers = { cookie: `__Host-session=${cookieOf(arrived, '__Host-session')}` }
    await shop.request('/api/authentication/signout', { method: 'POST', site: english, headers })
    expect((await customer.request('/api/account')).status).toBe(401)
  })

  test.each([
    ['a foreign page', 'https://evil.example'],
    ['another site of the shop', 'https://haverhof.de'],
    ['a page that does not say', 'null'],
  ])('a form of %s brings neither session nor cart', async (_, origin) => {
    const key = await keyOf(await startCustomer(shop))
    const answer = await arrive({ to: '/feed/', cart: 'planted', key }, { origin })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/feed/'])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', '/.//evil.example', ''])(
    'it never leads out of the shop: %s',
    async (to) => {
      expect((await arrive({ to })).headers.get('location')).toBe('/')
    },
  )

  test('what is too long is refused or left out, and a visitor gets no key', async () => {
    expect((await arrive({ to: '/', cart: 'x'.repeat(9000) })).status).toBe(413)
    expect(cookieOf(await arrive({ to: '/', horse: 'x'.repeat(2000) }), 'arrival')).toBeNull()
    expect((await shop.request('/api/authentication/handover', { method: 'POST' })).status).toBe(401)
  })
})
