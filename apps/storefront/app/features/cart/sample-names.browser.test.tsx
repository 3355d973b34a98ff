import { beforeEach, expect, test } from 'vitest'
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
