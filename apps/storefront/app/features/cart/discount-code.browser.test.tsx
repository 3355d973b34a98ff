import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useCartState } from '../../shared/cart'
import { createCartMemory } from '../../shared/cart/cart-memory'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { DiscountCode } from './discount-code'

beforeEach(() => createCartMemory({ siteId: 1, languageId: 4 }).write('abc'))

function Code() {
  const state = useCartState()
  return state.calculated ? <DiscountCode state={state} /> : null
}

test('a refusal of a code says why, the next attempt takes that back, and a code is taken off again (CART-PAGES-15)', async () => {
  let discountCode: string | null = null
  let discountProblem: string | null = null
  let attempts = 0
  const { sent } = stubApi({
    'GET /api/cart/abc': () => ({ body: { shoppingcartId: 'abc', products: [], discountCode } }),
    'POST /api/cartcalculation/abc/calculate': () => ({
      body: { products: [], subTotalAmount: 20, discountProblem, discountMinimumAmount: 50 },
    }),
    'POST /api/cart/abc/discountcode': () => {
      attempts += 1
      if (attempts === 1) return { status: 400, body: { status: 400, code: 'discount-unknown' } }
      discountCode = 'WINTER'
      discountProblem = 'discount-minimum'
      return { status: 204, body: null }
    },
    'DELETE /api/cart/abc/discountcode': () => {
      discountCode = null
      return { status: 204, body: null }
    },
  })
  const { getByRole, getByText, getByLabelText } = await renderInShop(<Code />)
  await getByText('Enter a discount code').click()
  const field = getByLabelText('Discount code', { exact: true })
  await field.fill(' WINTRE ')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription(/We don’t know this code/)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue(' WINTRE ')
  await field.fill('')
  await getByRole('button', { name: 'Apply' }).click()
  await expect.element(field).toHaveAccessibleDescription('This is a required field')
  await field.fill('WINTER')
  await getByRole('button', { name: 'Apply' }).click()
  await expect.element(getByText(/valid on orders over €50\.00/)).toBeVisible()
  await getByRole('button', { name: 'Remove code WINTER' }).click()
  await expect.element(getByText('Enter a discount code')).toBeVisible()
  expect(sent.filter(({ call }) => call.endsWith('discountcode')).map(({ search }) => search)).toEqual([
    '?code=WINTRE',
    '?code=WINTER',
    '',
  ])
})
