import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useCartState } from '../../shared/cart'
import { createCartMemory } from '../../shared/cart/cart-memory'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { SampleNames } from './sample-names'

const sample = { productVariantId: 7, sequence: 1, sampleName: 'Hay 2025' }
const line = {
  productVariantId: 7,
  quantity: 1,
  description: 'Quick scan',
  unitAmount: 39,
  samplesPerPack: 1,
  rqsSamples: [sample],
  freeProducts: [],
  stock: { state: 'available', amount: null },
}

beforeEach(() => createCartMemory({ siteId: 1, languageId: 4 }).write('abc'))

function Names() {
  const { calculated } = useCartState()
  return calculated ? <SampleNames line={line as never} showMissing={false} /> : null
}

test('CART-PAGES-14: a name that could not be saved stays in its field, with the reason beside it', async () => {
  let isAway = true
  const { sent } = stubApi({
    'GET /api/cart/abc': () => ({ body: { shoppingcartId: 'abc', products: [{ productVariantId: 7 }] } }),
    'POST /api/cartcalculation/abc/calculate': () => ({ body: { products: [line], subTotalAmount: 39 } }),
    'POST /api/cart/abc/rqssamplename': () =>
      isAway ? { status: 400, body: { status: 400, code: 'too-long' } } : { status: 204, body: null },
  })
  const { getByRole } = await renderInShop(<Names />)
  const name = getByRole('textbox', { name: 'Name of sample 1' })
  await name.fill('Hay, north meadow')
  name.element().blur()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name).toHaveValue('Hay, north meadow')
  isAway = false
  name.element().focus()
  name.element().blur()
  await expect.element(name).toHaveAttribute('aria-invalid', 'false')
  expect(sent.filter(({ call }) => call.endsWith('rqssamplename'))).toHaveLength(2)
})

test('a sample that could not be removed keeps what was typed; Enter saves the name of its own sample (CART-PAGES-14)', async () => {
  const samples = [sample, { ...sample, sequence: 2, sampleName: 'Hay 2026' }]
  const two = { ...line, quantity: 2, rqsSamples: samples }
  const { sent } = stubApi({
    'GET /api/cart/abc': () => ({ body: { shoppingcartId: 'abc', products: [{ productVariantId: 7 }] } }),
    'POST /api/cartcalculation/abc/calculate': () => ({ body: { products: [two], subTotalAmount: 78 } }),
    'POST /api/cart/abc/rqssamplename': () => ({ status: 400, body: { status: 400, code: 'too-long' } }),
    'DELETE /api/cart/abc/products/7/2': () => ({ status: 503, body: {} }),
  })
  const { getByRole, getByText } = await renderInShop(<SampleNames line={two as never} showMissing />)
  const second = getByRole('textbox', { name: 'Name of sample 2' })
  await second.fill('Hay, south')
  await userEvent.keyboard('{Enter}')
  await expect.element(second).toHaveAttribute('aria-invalid', 'true')
  await getByRole('button', { name: 'Remove sample 2' }).click()
  const isRemoved = () => sent.some(({ call }) => call === 'DELETE /api/cart/abc/products/7/2')
  await expect.poll(isRemoved).toBe(true)
  await expect.element(getByText('Something went wrong, please try again later.')).toBeVisible()
  await expect.element(second).toHaveValue('Hay, south')
  const named = sent.find(({ call }) => call.endsWith('rqssamplename'))
  expect(named?.search).toContain('sequence=2&samplename=Hay')
  await getByRole('textbox', { name: 'Name of sample 1' }).fill(' ')
  await expect.element(getByText('Give this sample a name.')).toBeVisible()
})
