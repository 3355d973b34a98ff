import { beforeEach, expect, test } from 'vitest'
import { createCartMemory } from '../../shared/cart/cart-memory'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { CartView } from './cart-view'

beforeEach(() => createCartMemory({ siteId: 1, languageId: 4 }).write('abc'))

const line = (productVariantId: number, quantity: number) => ({
  productVariantId,
  quantity,
  repeatDays: null,
  mayRepeat: false,
  description: `Feed ${productVariantId}`,
  productLabel: '20 kg',
  unitAmount: 10,
  unitPrice: null,
  rqsSamples: [],
  samplesPerPack: 0,
  freeProducts: [],
  productDiscounts: [],
  productType: 2,
  imageUrl: '/none.png',
  totalAmount: 10 * quantity,
  originalAmount: 10 * quantity,
  textLanguage: 'en',
  stock: { state: 'available', amount: null },
})

test('a refused quantity is taken back with its reason, and a line that was removed comes back as it was (CART-PAGES-5, CART-PAGES-6)', async () => {
  let lines = [line(1, 1), line(2, 3)]
  const calculated = () => ({
    products: lines,
    shippingDiscounts: [],
    orderDiscounts: [],
    vatGroups: [],
    subTotalAmount: 40,
    shippingCosts: 0,
    paymentCosts: 0,
    giftCardAmount: 0,
    totalAmount: 40,
    dueAmount: 40,
    freeShippingFrom: null,
    missingToFreeShipping: null,
    shownCurrency: null,
    shownTotalAmount: null,
  })
  const { sent } = stubApi({
    'GET /api/cart/abc': () => ({ body: { shoppingcartId: 'abc', products: lines } }),
    'POST /api/cartcalculation/abc/calculate': () => ({ body: calculated() }),
    'GET /api/cart/abc/recommendations': () => ({ body: { products: [] } }),
    'PUT /api/cart/abc/products/2': () => ({
      status: 400,
      body: { status: 400, code: 'quantity-limit', maximum: 3 },
    }),
    'DELETE /api/cart/abc/products/2': () => {
      lines = [line(1, 1)]
      return { status: 204, body: null }
    },
    'POST /api/cart/abc/products': () => {
      lines = [line(1, 1), line(2, 3)]
      return { status: 204, body: null }
    },
  })
  const { getByRole, getByText } = await renderInShop(
    <CartView rangeUrl="/feed/" usps={[]} siloRemark={null} />,
  )
  const quantity = getByRole('textbox', { name: 'Quantity of Feed 2' })
  await getByRole('button', { name: 'One more of Feed 2' }).click()
  await expect.element(getByText(/You can order up to 3 .* The quantity is now 3\./)).toBeVisible()
  await expect.element(quantity).toHaveValue('3')
  await getByRole('button', { name: 'Remove Feed 2' }).click()
  await expect.element(quantity).not.toBeInTheDocument()
  await expect.element(getByRole('textbox', { name: 'Quantity of Feed 1' })).toBeVisible()
  const undo = getByRole('button', { name: 'Undo' })
  await expect.element(undo).toHaveFocus()
  await undo.click()
  await expect.element(quantity).toHaveValue('3')
  await expect.element(undo).not.toBeInTheDocument()
  const changes = sent.filter(({ call }) => /products/.test(call))
  expect(changes.map(({ call, search }) => call + search)).toEqual([
    'PUT /api/cart/abc/products/2?quantity=4',
    'DELETE /api/cart/abc/products/2',
    'POST /api/cart/abc/products?productVariantId=2&quantity=3',
  ])
})
