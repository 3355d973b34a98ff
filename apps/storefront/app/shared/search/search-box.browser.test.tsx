import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { suggestionDelayMs } from '../../toolkit/constants'
import { SearchBox } from './search-box'

const image = { src: '/pictures/nl/10101-400.webp', srcset: '', width: 1, height: 1, alt: '' }
const drawing = { src: '/pictures/category/shop/11-400.webp', srcset: '', width: 400, height: 267 }
const price = {
  amount: 21.95,
  unitPrice: { amount: 1.1, per: 'kg' },
  originalAmount: null,
  indicative: { amount: 163.75, currency: 'DKK' },
}
const suggestions = {
  categories: [{ title: 'Muesli', url: '/feed/muesli/', image: drawing, count: 8 }],
  products: [{ title: 'Oat Muesli', url: '/p/', image, price, packSize: '20 kg' }],
  advice: [{ title: 'Feeding in winter', url: '/a/', image: null }],
  adviceFirst: false,
  isEmergency: false,
  correctedTerm: null,
}

/** Questions that are answered when the test says so. */
function stubSuggestions() {
  const requests: { term: string | null; signal: AbortSignal; answer: () => void }[] = []
  vi.stubGlobal('fetch', (input: Request, init?: RequestInit) => {
    const request = new Request(input, init)
    const term = new URL(request.url).searchParams.get('term')
    return new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
      requests.push({ term, signal: request.signal, answer: () => resolve(Response.json(suggestions)) })
    })
  })
  return requests
}

/** Without the moments that a browser takes to type, in which a pause could end. */
function typeAtOnce(input: Element, text: string): void {
  if (!(input instanceof HTMLInputElement)) throw new Error('not an input')
  input.setRangeText(text, 0, input.value.length)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

test('SHELL-6, PRODUCT-18: suggestions come after a pause, from the second character on; a newer question cancels the older', async () => {
  const requests = stubSuggestions()
  const { getByRole } = await renderInShop(<SearchBox action="/search/" />)
  const box = getByRole('combobox')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await box.fill('m')
  await vi.advanceTimersByTimeAsync(2 * suggestionDelayMs)
  vi.useRealTimers()
  expect(requests).toEqual([])
  typeAtOnce(box.element(), 'mu')
  expect(requests).toEqual([])
  await expect.poll(() => requests.map(({ term }) => term)).toEqual(['mu'])
  typeAtOnce(box.element(), 'mue')
  typeAtOnce(box.element(), 'mues')
  await expect.poll(() => requests.map(({ term }) => term)).toEqual(['mu', 'mues'])
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  requests[1]?.answer()
  const options = getByRole('option')
  await expect.element(options.first()).toBeVisible()
  const names = options.elements().map((option) => option.textContent)
  expect(names).toHaveLength(4)
  for (const [index, name] of ['Muesli8 products', 'Oat Muesli', 'Feeding in winter', 'mues'].entries())
    expect(names[index]).toContain(name)
  // No price without that of a unit, and without the amount in the other currency where there is one (PRODUCT-18, §1.37).
  expect(names[1]).toMatch(/20 kg · €21\.95 · €1\.10 per kg · about DKK\s163\.75$/)
})

test('Enter searches for what was typed or goes to the marked suggestion, and Escape closes the list alone (SHELL-30)', async () => {
  const { sent } = stubApi({ 'GET /api/products/suggestions': () => ({ body: suggestions }) })
  const { getByRole, location } = await renderInShop(<SearchBox action="/search/" />)
  const box = getByRole('combobox')
  const options = getByRole('option')
  const marked = () => document.querySelector('[aria-selected="true"]')?.textContent ?? null
  await box.fill('  ')
  await userEvent.keyboard('{Enter}')
  await box.fill('mue')
  await expect.element(options.first()).toBeVisible()
  expect(location.address).toBe('/')
  expect(sent).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(marked).toContain('Oat Muesli')
  await userEvent.keyboard('{Escape}')
  await expect.element(options.first()).not.toBeInTheDocument()
  await expect.element(box).toHaveValue('mue')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(options.first()).toBeVisible()
  expect(marked()).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.address).toBe('/search/?q=mue')
  await expect.element(options.first()).not.toBeInTheDocument()
  await getByRole('combobox').fill('mues')
  await expect.element(options.first()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.poll(() => location.address).toBe('/p/')
})
