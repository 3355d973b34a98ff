import { beforeEach, expect, test, vi } from 'vitest'
import { reloadForRelease } from './reload-for-release.ts'

const reload = vi.fn<() => void>()
const ask = vi.fn<(file: string) => Promise<{ status: number }>>()
const storage = new Map<string, string>()
let miss: (message: string) => Promise<void>

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
  reload.mockClear()
  storage.clear()
  ask.mockReset().mockResolvedValue({ status: 404 })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  })
  reloadForRelease()
  miss = async (message) => {
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }))
    // The question and its answer.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return () => void vi.useRealTimers()
})

const message = 'Failed to fetch dynamically imported module: https://haverhof.nl/assets/cart-B1x.js'

test('PAGES-26: code that a release took away loads the page anew, once a minute', async () => {
  await miss(message)
  expect(ask).toHaveBeenCalledWith('https://haverhof.nl/assets/cart-B1x.js', expect.anything())
  await miss(message)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.setSystemTime(1_060_000)
  await miss('Importing a module script failed.')
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([
  ['the shop still has the file', () => ask.mockResolvedValue({ status: 200 })],
  ['the shop does not answer', () => ask.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['there is no connection', () => vi.stubGlobal('navigator', { onLine: false })],
  ['the browser keeps nothing', () => vi.stubGlobal('sessionStorage', undefined)],
])('PAGES-26: the page stays where %s', async (_where, begin) => {
  begin()
  await miss(message)
  expect(reload).not.toHaveBeenCalled()
})
