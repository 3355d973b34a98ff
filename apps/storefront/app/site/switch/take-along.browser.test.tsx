import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubApi } from '../../testing/render-in-shop'
import { takeArrival } from '../../toolkit/arrival'
import { goWith, rememberedFields } from './take-along'

const here = { siteId: 1, languageId: 1 }
const english = 'https://en.haverhof.nl/cart/'

type Sent = { fields: Record<string, string>; policy: string | undefined }
const sent: Sent[] = []

beforeEach(() => {
  stubApi({})
  sent.length = 0
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const inputs = [...this.querySelectorAll('input')]
    const fields = Object.fromEntries(inputs.map(({ name, value }) => [name, value]))
    const policy = [...document.querySelectorAll<HTMLMetaElement>('meta[name=referrer]')].at(-1)?.content
    sent.push({ fields, policy })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  for (const each of document.querySelectorAll('form, meta[name=referrer]')) each.remove()
})

const arrive = (memory: object) => {
  document.cookie = `arrival=${encodeURIComponent(JSON.stringify(memory))}; path=/`
  takeArrival()
}
const stored = () => ['cart', 'compare', 'horse'].map((key) => localStorage.getItem(key))

test('SITES-15: who never changed the language brings what there is, and no word of what there is not', () => {
  expect(rememberedFields(here)).toEqual([])
  localStorage.setItem('compare', '1:2')
  expect(rememberedFields(here)).toEqual([['compare', '1:2']])
})

test('SITES-22: what was ordered or cleared in the other language does not come back', async () => {
  localStorage.setItem('cart', JSON.stringify({ id: 'ordered', ...here }))
  localStorage.setItem('compare', '1:2')
  localStorage.setItem('horse', '{"weightKg":600}')
  await goWith(here, english, rememberedFields(here))
  localStorage.clear()

  arrive({ cart: JSON.stringify({ id: 'ordered', siteId: 1, languageId: 4 }), horse: '{"weightKg":600}' })
  localStorage.removeItem('cart')
  localStorage.removeItem('horse')
  await goWith(here, 'https://haverhof.nl/', rememberedFields(here))
  expect(sent.at(-1)?.fields).toEqual({ to: '/', cart: '', compare: '', horse: '' })
})

test('SITES-22: who went to another language says on the next way what is gone since', async () => {
  localStorage.setItem('horse', '{"weightKg":600}')
  await goWith(here, english, rememberedFields(here))
  localStorage.removeItem('horse')
  expect(rememberedFields(here)).toEqual([
    ['cart', ''],
    ['compare', ''],
    ['horse', ''],
  ])
})

test('SITES-21: an arrival removes what the other language no longer has, and leaves what it says nothing of', () => {
  localStorage.setItem('cart', JSON.stringify({ id: 'old', ...here }))
  localStorage.setItem('compare', '1:2')
  localStorage.setItem('horse', '{"weightKg":600}')
  arrive({ cart: null, horse: null })
  expect(stored()).toEqual([null, '1:2', null])
})

test('SITES-23: the form tells its origin also from a page without a referrer, and no more than that', async () => {
  localStorage.setItem('horse', '{"weightKg":600}')
  await goWith(here, english, rememberedFields(here))
  expect(sent).toEqual([{ fields: { to: '/cart/', horse: '{"weightKg":600}' }, policy: 'strict-origin' }])
})
