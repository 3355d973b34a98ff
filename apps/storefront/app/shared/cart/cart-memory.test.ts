import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCartMemory } from './cart-memory'

const scope = { siteId: 3, languageId: 2 }
const storage = new Map<string, string>()

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

test('the browser keeps cart id, site id and language id (CART-PAGES-1, §3.42)', () => {
  const memory = createCartMemory(scope)
  memory.write('a-cart')
  expect(JSON.parse(storage.get('cart') ?? '')).toEqual({ id: 'a-cart', siteId: 3, languageId: 2 })
  expect(createCartMemory(scope).read()).toBe('a-cart')
  memory.write(null)
  expect(storage.size).toBe(0)
  expect(memory.read()).toBeNull()
})

test('the cart of another site is not ours', () => {
  createCartMemory({ siteId: 1, languageId: 1 }).write('a-cart')
  expect(createCartMemory(scope).read()).toBeNull()
})

test.each(['', 'oops', 'null', '{}', '{"id":7,"siteId":3}', '{"id":"","siteId":3}'])(
  'what is no cart is passed over: %s',
  (stored) => {
    storage.set('cart', stored)
    expect(createCartMemory(scope).read()).toBeNull()
  },
)

test('a browser that stores nothing remembers while the page is open', () => {
  vi.stubGlobal('localStorage', undefined)
  const memory = createCartMemory(scope)
  memory.write('a-cart')
  expect(memory.read()).toBe('a-cart')
  memory.write(null)
  expect(memory.read()).toBeNull()
})
