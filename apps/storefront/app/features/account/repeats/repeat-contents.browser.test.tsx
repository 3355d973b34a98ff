import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { RepeatDetail } from './repeat-detail'
import { address, line, one } from './test-one-repeat'

const own = '/api/account/repeatdeliveries/7'
const price = { amount: 63.4, amountBefore: 45.6, day: '2026-12-17' }
const account = {
  'GET /api/account': () => ({ body: {} }),
  'GET /api/products/10101': () => ({ body: { variants: [] } }),
}

test('REPEAT-71: who picks it up reads where, and not the address of the bill', async () => {
  const at = { ...address, street: 'Stationsweg', streetNumber: '8' }
  for (const [kind, title] of [
    ['parcel-shop', 'Pickup point'],
    ['dealer', 'Dealer'],
  ] as const) {
    const repeat = one({ place: { kind, name: 'Ruitershop De Hoef', address: at } })
    const { getByText, getByRole, unmount } = await renderInShop(
      <RepeatDetail repeat={repeat} reload={() => Promise.resolve()} />,
    )
    await expect.element(getByRole('heading', { name: title })).toBeVisible()
    await expect.element(getByText('Ruitershop De Hoef')).toBeVisible()
    await expect.element(getByText('Stationsweg 8')).toBeVisible()
    expect(getByText('Dorpsstraat 12').elements()).toEqual([])
    await unmount()
  }
})

test('REPEAT-43: what is sold no more is marked, and it is said what follows', async () => {
  const gone = { ...line, productVariantId: 11_101, title: null, packSize: null, url: null }
  const { getByText } = await renderInShop(
    <RepeatDetail repeat={one({ lines: [line, gone] })} reload={() => Promise.resolve()} />,
  )
  await expect.element(getByText('No longer sold here')).toBeVisible()
  await expect.element(getByText(/^What is no longer sold is left out of your deliveries/)).toBeVisible()
})

test('REPEAT-64: goods and interval are sent as they stand, with the price that was shown, and the panel closes', async () => {
  const { sent } = stubApi({
    ...account,
    'GET /api/products/10101': () => ({
      body: {
        variants: [
          { productVariantId: 10_101, packSize: '20 kg', byAppointment: false },
          { productVariantId: 10_102, packSize: '15 kg', byAppointment: false },
          { productVariantId: 10_103, packSize: '1000 kg', byAppointment: true },
        ],
      },
    }),
    [`GET ${own}/price`]: () => ({ body: price }),
    [`PUT ${own}`]: () => ({ status: 204, body: null }),
  })
  const { getByText, getByRole, getByLabelText } = await renderInShop(
    <RepeatDetail repeat={one()} reload={() => Promise.resolve()} />,
  )
  await getByText('Change goods and interval').click()
  await getByLabelText('How often').selectOptions('56')
  await expect.element(getByLabelText('Pack of Muesli')).toBeVisible()
  expect(getByRole('option', { name: '1000 kg' }).elements()).toEqual([])
  await getByLabelText('Pack of Muesli').selectOptions('10102')
  await getByRole('button', { name: 'One more of Muesli' }).click()
  await getByRole('button', { name: 'Save changes' }).click()
  await expect
    .poll(() => sent.find(({ call }) => call === `PUT ${own}`)?.body)
    .toEqual({
      days: 56,
      lines: [{ productVariantId: 10_102, quantity: 3 }],
      version: 3,
      agreedAmount: 63.4,
    })
  await expect.poll(() => getByRole('button', { name: 'Save changes' }).elements()).toEqual([])
  expect(document.activeElement?.textContent).toContain('Change goods and interval')
})

test('REPEAT-16, REPEAT-63, REPEAT-64: what a delivery then costs stands above the button; when it has got dearer it is agreed to anew', async () => {
  let amount = 63.4
  const { sent } = stubApi({
    ...account,
    [`GET ${own}/price`]: () => ({ body: { ...price, amount } }),
    [`PUT ${own}`]: () => {
      if (amount > 65) return { status: 204, body: null }
      amount = 65.4
      return { status: 409, body: { code: 'total-changed' } }
    },
  })
  const { getByText, getByRole } = await renderInShop(
    <RepeatDetail repeat={one()} reload={() => Promise.resolve()} />,
  )
  await getByText('Change goods and interval').click()
  await getByRole('button', { name: 'One more of Muesli' }).click()
  await expect
    .element(
      getByText('A delivery then costs €63.40 instead of €45.60 at today’s prices, delivery included.'),
    )
    .toBeVisible()
  await expect.element(getByText(/^We collect this amount as before \(iDEAL \| Wero …4300\)/)).toBeVisible()
  await expect
    .poll(() => sent.findLast(({ call }) => call === `GET ${own}/price`)?.search)
    .toBe('?days=42&packs=10101%3A3')
  const save = getByRole('button', { name: 'Save changes' })
  await save.click()
  await expect.element(getByText(/^The price of a delivery has changed in the meantime/)).toBeVisible()
  await expect.element(getByText(/^A delivery then costs €65.40/)).toBeVisible()
  await save.click()
  await expect
    .poll(() => sent.findLast(({ call }) => call === `PUT ${own}`)?.body)
    .toMatchObject({ agreedAmount: 65.4 })
  await expect.poll(() => save.elements()).toEqual([])
})

test('REPEAT-64: nothing is saved for a price that is not known, and it is said why', async () => {
  const { sent } = stubApi({
    ...account,
    [`GET ${own}/price`]: () => ({ status: 409, body: { code: 'not-deliverable' } }),
  })
  const { getByText, getByRole } = await renderInShop(
    <RepeatDetail repeat={one()} reload={() => Promise.resolve()} />,
  )
  await getByText('Change goods and interval').click()
  await expect.element(getByText(/^We can’t deliver these goods there/)).toBeVisible()
  await getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => sent.filter(({ call }) => call === `GET ${own}/price`)).toHaveLength(2)
  expect(sent.some(({ call }) => call === `PUT ${own}`)).toBe(false)
})

/** The page, which another window has overtaken: it holds five pieces by now. */
function Overtaken() {
  const [repeat, setRepeat] = useState(one())
  const reload = async () => setRepeat(one({ version: 4, lines: [{ ...line, quantity: 5 }] }))
  return <RepeatDetail repeat={repeat} reload={reload} />
}

test('REPEAT-65: what another window has changed meanwhile is not overwritten: the form says so and shows it', async () => {
  const { sent } = stubApi({
    ...account,
    [`GET ${own}/price`]: () => ({ body: price }),
    [`PUT ${own}`]: (body) =>
      (body as { version: number }).version === 4
        ? { status: 204, body: null }
        : { status: 409, body: { code: 'changed-meanwhile' } },
  })
  const { getByText, getByRole, getByLabelText } = await renderInShop(<Overtaken />)
  await getByText('Change goods and interval').click()
  await getByRole('button', { name: 'One more of Muesli' }).click()
  await getByRole('button', { name: 'Save changes' }).click()
  await expect.element(getByText(/^This repeat delivery was changed in the meantime/)).toBeVisible()
  await expect.element(getByLabelText('Quantity of Muesli')).toHaveValue('5')
  await getByRole('button', { name: 'One more of Muesli' }).click()
  await getByRole('button', { name: 'Save changes' }).click()
  await expect
    .poll(() => sent.findLast(({ call }) => call === `PUT ${own}`)?.body)
    .toMatchObject({ version: 4, lines: [{ quantity: 6 }] })
})
