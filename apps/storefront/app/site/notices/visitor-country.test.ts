import { afterEach, expect, test, vi } from 'vitest'
import { visitorCountry } from './visitor-country'

afterEach(() => vi.unstubAllGlobals())

const scope = { siteId: 3, languageId: 2 }

test('the question where a visitor is goes out like every call, with its headers and time limit (API-CLIENT-4, §7.1, §7.3)', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const requests: { url: string; sent: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, sent: RequestInit) => {
    requests.push({ url, sent })
    return Response.json({ countryCode: 'NL' })
  })
  expect(await visitorCountry(scope)).toBe('NL')
  const [{ url, sent } = { url: '', sent: {} }] = requests
  expect(url).toBe('/api/visitor')
  expect(sent.headers).toEqual({
    accept: 'application/json',
    datetime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    siteid: '3',
    languageid: '2',
    'x-requested-with': 'XMLHttpRequest',
  })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(20_000)
  expect(sent.signal).toBe(timeout.mock.results[0]?.value)
  timeout.mockRestore()
})

test.each([202, 429, 503])('an answer %i to it is an unexpected one (API-CLIENT-2)', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('no', { status }))
  await expect(visitorCountry(scope)).rejects.toThrow(String(status))
})
