import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

type ProblemBody = {
  status: number
  code: string
  title: string
  parameter?: string
  detail?: string
  errors?: { message: string }[]
}
const contentPage = (contentPageId: unknown) => ({ kind: 'content-page', contentPageId })

async function problem(response: Response): Promise<ProblemBody> {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  return (await response.json()) as ProblemBody
}

describe('a database that cannot write now is 503 (HTTP-1)', () => {
  test.each([
    ['no room is left', '53100'],
    ['another server takes over', '25006'],
    ['a lock is not to be had', '55P03'],
    ['the database takes no connections', '55000'],
    ['conflicts outlast their second tries', '40001'],
  ])('%s', async (_, code) => {
    await using full = await startTestShop()
    await full.context.database.pool.query(`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'refused' using errcode = '${code}'; end $$;
      create trigger refuse before insert on cart for each row execute function refuse()`)
    const response = await full.request('/api/cart', { method: 'POST' })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).not.toBeNull()
    expect(await problem(response)).toMatchObject({ code: 'try-again' })
  })
})

describe('names count in any case (HTTP-3)', () => {
  test.each(['/api/sites/1', '/api/Sites/1', '/API/SITES/1/', '/api/sites/1/'])('%s', async (path) => {
    expect((await shop.request(path)).status).toBe(200)
  })

  test('query parameters too', async () => {
    expect((await shop.request('/api/Sites/GetByDomain?DOMAIN=haverhof.nl')).status).toBe(200)
    const post = await shop.request('/api/Sites?URL=https://haverhof.nl/&countrycode=de', { method: 'POST' })
    expect(post.status).toBe(200)
  })

  test('body fields too, at any depth', async () => {
    const json = { KIND: 'product-search', SearchType: 'search', PARAMETERS: { searchterm: 'muesli' } }
    expect(await shop.read('/api/routing/GetUrl', { json })).toEqual({ url: '/zoeken/?q=muesli' })
  })

  test('a value in the path keeps its case', async () => {
    const key = 'aB3dE6gH9jK2mN5pQ8sT1v'
    const route = await shop.read(`/api/routing/getbyurl?url=/rqs/${key}/`)
    expect(route).toMatchObject({ kind: 'rqs-result', key })
  })
})

describe('failures are problems with a code (HTTP-1)', () => {
  test('an unknown call', async () => {
    const response = await shop.request('/api/nothing')
    expect(response.status).toBe(404)
    expect(await problem(response)).toMatchObject({ code: 'no-such-call', status: 404 })
  })

  test('a wrong method names the right ones (HTTP-4)', async () => {
    const response = await shop.request('/api/language', { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect(await problem(response)).toMatchObject({ code: 'wrong-method' })
  })

  test('bad input names the parameter (HTTP-2)', async () => {
    const response = await shop.request('/api/sites?url=https://haverhof.nl/&countryCode=NLD', {
      method: 'POST',
    })
    expect(response.status).toBe(400)
    expect(await problem(response)).toMatchObject({ code: 'bad-input', parameter: 'countryCode' })
  })

  test.each(['0', '-1', '1.5', '1e2', '0x1', '١', '2147483648', 'NaN', '%20', '1,2', "1'--"])(
    'id %s is no id',
    async (id) => {
      const response = await shop.request(`/api/sites/${encodeURI(id)}`)
      expect(response.status).toBe(400)
      expect(await problem(response)).toMatchObject({ parameter: 'id' })
    },
  )

  const search = '/api/products/search'
  test.each<[string, string, unknown]>([
    ['domain is required', '/api/sites/getbydomain', undefined],
    ['id must be a whole number of at least 1', '/api/countries/0', undefined],
    ['id must be a number of at most 2147483647', '/api/countries/2147483648', undefined],
    ['page must be a number of at most 10000', '/api/reviews/101?page=10001', undefined],
    ['language must be the code of a language of the shop', '/api/reviews/101?language=xx', undefined],
    ['url is given twice', '/api/routing/getbyurl?url=/a/&URL=/b/', undefined],
    ['kind is required', '/api/routing/geturl', {}],
    ['contentPageId must be a whole number', '/api/routing/geturl', contentPage(1.5)],
    ['contentPageId must be a number', '/api/routing/geturl', contentPage('1')],
    ['body must be an object', search, []],
    ['pageInfo.page must be a number of at least 1', search, { pageInfo: { page: 0 } }],
    ['pageInfo.descending must be true or false', search, { pageInfo: { descending: 1 } }],
    [
      'filter.searchTerm must have at most 200 characters',
      search,
      { filter: { searchTerm: 'x'.repeat(201) } },
    ],
    ['filter.filters must be a list', search, { filter: { filters: {} } }],
    ['landingpageId must be a whole number of at least 1', search, { landingpageId: -1 }],
  ])('it says so: %s', async (sentence, path, json) => {
    const response = await shop.request(path, json === undefined ? {} : { json })
    expect(response.status).toBe(400)
    const { detail, errors } = await problem(response)
    expect([detail, errors?.[0]?.message]).toEqual([sentence, sentence])
  })

  test('choices are listed', async () => {
    const answer = await problem(await shop.request(search, { json: { pageInfo: { sort: 'colour' } } }))
    expect(answer.detail).toMatch(/^pageInfo\.sort must be one of relevance, /)
  })

  test('a parameter that is given twice is refused (HTTP-4)', async () => {
    const response = await shop.request('/api/routing/getbyurl?url=/a/&URL=/b/')
    expect(response.status).toBe(400)
    expect(await problem(response)).toMatchObject({ parameter: 'url' })
  })
})

describe('bodies (HTTP-9)', () => {
  const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    shop.request('/api/routing/geturl', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })

  test.each([
    ['malformed JSON', '{"kind":'],
    ['trailing bytes', '{"kind":"blog-overview"} x'],
    ['nothing where something is required', ''],
    ['NUL', '{"kind":"blog-overview\\u0000"}'],
    ['half a character', '{"kind":"\\ud800"}'],
    ['depth', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['a number too large', '{"kind":"content-page","contentPageId":1e999}'],
  ])('%s is refused', async (_, body) => {
    const response = await send(body)
    expect(response.status).toBe(400)
    await problem(response)
  })

  test('invalid UTF-8 is refused', async () => {
    const response = await send(Uint8Array.from([0x7b, 0x22, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]))
    expect(response.status).toBe(400)
    expect(await problem(response)).toMatchObject({ code: 'malformed-json' })
  })

  test('more than 256 kB is refused', async () => {
    const response = await send(JSON.stringify({ kind: 'x'.repeat(300_000) }))
    expect(response.status).toBe(413)
    expect(await problem(response)).toMatchObject({ code: 'body-too-large' })
  })

  test('another type and compression are refused', async () => {
    expect((await send('kind=blog-overview', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send('{}', { 'content-encoding': 'gzip' })).status).toBe(415)
  })

  test('a prototype in the body changes nothing', async () => {
    const response = await send('{"__proto__":{"polluted":1},"kind":"blog-overview"}')
    expect(response.status).toBe(200)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('a call that changes something comes from the shop itself (HTTP-5)', () => {
  const post = (headers: Record<string, string>) =>
    shop.app.request('/api/conversion?mailplusId=a', {
      method: 'POST',
      headers: { host: 'haverhof.nl', ...headers },
    })

  test.each([
    [{ 'x-requested-with': 'XMLHttpRequest' }],
    [{ origin: 'https://haverhof.nl' }],
    [{ origin: 'https://en.haverhof.nl' }],
    [{ origin: 'http://haverhof.nl.localhost:3000' }],
  ])('%o is heard', async (headers) => expect((await post(headers)).status).toBe(204))

  test.each([
    [{}],
    [{ origin: 'null' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'https://haverhof.nl.evil.example' }],
    [{ origin: 'ftp://haverhof.nl' }],
    [{ 'x-requested-with': 'fetch' }],
  ])('%o is refused', async (headers) => {
    const response = await post(headers)
    expect(response.status).toBe(403)
    expect(await problem(response)).toMatchObject({ code: 'cross-site' })
  })
})

test('a process says that it lives and that it can serve (HTTP-7)', async () => {
  expect((await shop.request('/healthz', { site: '10.0.0.7' })).status).toBe(200)
  expect((await shop.request('/readyz', { site: '10.0.0.7' })).status).toBe(200)
})
