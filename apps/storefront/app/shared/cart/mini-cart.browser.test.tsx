import { Link } from 'react-router'
import { type Locator, userEvent } from 'vitest/browser'
import { afterEach, expect, test } from 'vitest'
import { addToCart } from '../lazy/load-cart'
import { useShop } from '../shop/shop'
import { miniCart } from '../state/cart-preview'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { MiniCart } from './mini-cart'

afterEach(() => miniCart.set('never'))

const line = (productVariantId: number) => ({
  productVariantId,
  quantity: 1,
  repeatDays: null,
  mayRepeat: false,
  description: `Feed ${productVariantId}`,
  productLabel: '20 kg',
  rqsSamples: [],
  freeProducts: [],
  productDiscounts: [],
  productType: 2,
  imageUrl: '/none.png',
  totalAmount: 10,
  originalAmount: 10,
  textLanguage: 'en',
  stock: { state: 'available', amount: null },
})

/** A header with the small cart in it, a button that adds the third of four feeds, and what else a page has. */
function Page() {
  const shop = useShop()
  const item = { item_id: '3', item_name: 'Feed 3', price: 10 }
  const addition = { variantId: 3, quantity: 1, title: 'Feed 3', item }
  return (
    <>
      <header>
        <a href="/cart/">Cart</a>
        <MiniCart />
      </header>
      <button type="button" onClick={() => void addToCart(shop, addition)}>
        Add
      </button>
      <button type="button">Next</button>
      <Link to="/elsewhere/">Elsewhere</Link>
      <p style={{ marginTop: 600 }}>Some text</p>
    </>
  )
}

type Pack = { productVariantId: number; packSize: string }
type Changed = { mayRepeat?: boolean; repeatDays?: number | null; packs?: Pack[] }

/** What the server answers to another interval, beside the cart. */
type Setting = {
  changed?: Changed
  answer?: { status: number; body: unknown }
  repeatPercent?: number | null
}

async function added({ changed = {}, answer, repeatPercent = null }: Setting = {}) {
  const cart = { shoppingcartId: 'abc', products: [1, 2, 3, 4].map((id) => ({ productVariantId: id })) }
  const third = { ...line(3), ...changed }
  const calculated = () => ({
    products: [line(1), line(2), { ...third }, line(4)],
    subTotalAmount: 40,
    freeShippingFrom: null,
  })
  const { sent } = stubApi({
    'POST /api/cart': () => ({ body: cart }),
    'GET /api/cart/abc': () => ({ body: cart }),
    'POST /api/cart/abc/products': () => ({ body: null }),
    'POST /api/cartcalculation/abc/calculate': () => ({ body: calculated() }),
    'PUT /api/cart/abc/products/3': () => {
      if (answer) return answer
      third.repeatDays = 28
      return { status: 204, body: null }
    },
    'PUT /api/cart/abc/products/3/pack': () => {
      if (answer) return answer
      third.productVariantId = 33
      return { status: 204, body: null }
    },
    'PUT /api/cart/abc/products/33/pack': () => {
      third.productVariantId = 3
      return { status: 204, body: null }
    },
    'GET /api/repeatdeliveries/proposals': () => ({
      body: {
        proposals: [
          {
            productVariantId: 3,
            quantity: 1,
            mayRepeat: true,
            days: 33,
            lastsDays: 33,
            enough: null,
            basis: 'reference',
          },
        ],
      },
    }),
  })
  const screen = await renderInShop(<Page />, { site: { repeatPercent } })
  const button = screen.getByRole('button', { name: 'Add', exact: true })
  await button.click()
  const small = screen.getByRole('dialog', { name: 'In your cart' })
  await expect.element(small).toBeVisible()
  return { ...screen, button, small, sent }
}

test('after something was added the small cart shows three lines at most, the newest first (CART-PAGES-12)', async () => {
  const { small, button } = await added()
  await expect.element(small.getByText('Feed 3')).toBeVisible()
  const names = () =>
    small
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => /Feed \d/.exec(textContent)?.[0])
  await expect.poll(names).toEqual(['Feed 3', 'Feed 1', 'Feed 2'])
  await expect.element(small.getByText('and 1 more product')).toBeVisible()
  const header = document.querySelector('header a')?.getBoundingClientRect()
  expect(small.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(header?.bottom ?? 0)
  await expect.element(button).toHaveFocus()
})

test('it takes no focus: the next stop after the button is in it, and Escape closes it (CART-PAGES-31)', async () => {
  const { button, small } = await added()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(small.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(small).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test.each([
  ['a click elsewhere', 'Some text'],
  ['another page', 'Elsewhere'],
])('%s closes it (CART-PAGES-31)', async (_, target) => {
  const { small, getByText } = await added()
  await getByText(target).click()
  await expect.element(small).not.toBeInTheDocument()
})

const often = 'How often should Feed 3 come?'

test('how often a line comes is changed in the small cart, with what the label proposes (CART-PAGES-24, REPEAT-1, REPEAT-5)', async () => {
  const { small, sent } = await added({ changed: { mayRepeat: true }, repeatPercent: 5 })
  const field = small.getByLabelText(often)
  await expect.element(field).toHaveValue('0')
  expect(small.getByRole('combobox').elements()).toHaveLength(1)
  field.element().focus()
  await expect
    .element(field.getByRole('option', { name: 'Every 33 days – as on the label' }))
    .toBeInTheDocument()
  await field.selectOptions('28')
  await expect.element(field).toHaveValue('28')
  const change = sent.find(({ call }) => call.startsWith('PUT'))
  expect(change?.search).toBe('?quantity=1&repeatDays=28')
  await expect.element(small).toBeVisible()
})

test('an interval that is refused is taken back, and the line says why (CART-PAGES-24)', async () => {
  const answer = { status: 409, body: { code: 'repeat-not-offered' } }
  const { small } = await added({ changed: { mayRepeat: true, repeatDays: 42 }, answer })
  const field = small.getByLabelText(often)
  await field.selectOptions('56')
  await expect
    .element(small.getByText('This shop does not offer repeat delivery at the moment.'))
    .toBeVisible()
  await expect.element(field).toHaveValue('42')
})

test('where no repeat delivery is offered there is nothing to choose (REPEAT-30)', async () => {
  const { small } = await added({ changed: { mayRepeat: true } })
  await expect.element(small.getByText('Feed 3')).toBeVisible()
  await expect.poll(() => small.getByRole('combobox').elements()).toEqual([])
})

async function pressKey(button: Locator): Promise<void> {
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
}

const packs = [
  { productVariantId: 3, packSize: '20 kg' },
  { productVariantId: 33, packSize: '15 kg' },
]

test('a pack that is refused says why, and the line stays as it is (CART-PAGES-25)', async () => {
  const answer = { status: 409, body: { code: 'not-enough-stock', available: 2 } }
  const { small } = await added({ changed: { packs }, answer })
  await pressKey(small.getByRole('button', { name: 'Another pack Feed 3' }))
  const field = small.getByLabelText('Pack of Feed 3')
  await field.selectOptions('33')
  await expect.element(small.getByText('Only 2 pieces in stock. Choose a lower quantity.')).toBeVisible()
  await expect.element(field).toHaveValue('3')
})

test('a line is changed to another pack in the small cart, stays where it is, and back again (CART-PAGES-25, CART-PAGES-33, CART-24)', async () => {
  const { small, sent } = await added({ changed: { packs } })
  const open = small.getByRole('button', { name: 'Another pack Feed 3' })
  expect(small.getByRole('combobox').elements()).toEqual([])
  await pressKey(open)
  const field = small.getByLabelText('Pack of Feed 3')
  await expect.element(field).toHaveFocus()
  await field.selectOptions('33')
  const undo = small.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toHaveFocus()
  await expect.element(field).toHaveValue('33')
  expect(small.getByRole('listitem').first().element().textContent).toContain('Feed 3')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('3')
  await expect.element(field).toHaveFocus()
  expect(undo.elements()).toEqual([])
  const changes = sent.filter(({ call }) => call.endsWith('/pack'))
  expect(changes.map(({ call, search }) => call + search)).toEqual([
    'PUT /api/cart/abc/products/3/pack?toProductVariantId=33&quantity=1',
    'PUT /api/cart/abc/products/33/pack?toProductVariantId=3&quantity=1',
  ])
})
