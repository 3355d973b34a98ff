import { expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { RepeatDetail } from './repeat-detail'
import { RepeatList, RepeatOverview } from './repeat-list'
import { one } from './test-one-repeat'

const own = '/api/account/repeatdeliveries/7'
const reload = () => Promise.resolve()
const account = { 'GET /api/account': () => ({ body: {} }) }

test('REPEAT-8, REPEAT-9: before the mail it says what it would cost today, after it what is the most', async () => {
  const { getByText, unmount } = await renderInShop(<RepeatDetail repeat={one()} reload={reload} />)
  await expect.element(getByText('€45.60 including delivery')).toBeVisible()
  await expect.element(getByText(/^At today’s prices/)).toBeVisible()
  await unmount()
  const announced = one({ announcedAmount: 44 })
  const later = await renderInShop(<RepeatDetail repeat={announced} reload={reload} />)
  await expect.element(later.getByText('€44.00 including delivery')).toBeVisible()
  await expect
    .element(later.getByText('We announced €44.00 by e-mail. You pay no more than that.'))
    .toBeVisible()
})

test('REPEAT-39: after the cut-off nothing of the next delivery is offered to be changed; it can still be paused and ended', async () => {
  const { getByRole, getByText } = await renderInShop(
    <RepeatDetail repeat={one({ mayChange: false })} reload={reload} />,
  )
  await expect.element(getByText(/is being ordered and can no longer be changed/)).toBeVisible()
  for (const name of ['Skip this delivery', 'Pause', 'End'])
    expect(getByRole('button', { name: new RegExp(`^${name}`) }).elements()).toHaveLength(
      name === 'Skip this delivery' ? 0 : 1,
    )
  expect(getByText(/^(Choose another day|Change)/).elements()).toEqual([])
})

test('REPEAT-16: what the server refuses is said where it was pressed', async () => {
  stubApi({ [`POST ${own}/move`]: () => ({ status: 409, body: { code: 'day-taken' } }), ...account })
  const { getByText, getByRole, getByLabelText } = await renderInShop(
    <RepeatDetail repeat={one()} reload={reload} />,
  )
  await getByText('Choose another day').click()
  await getByLabelText('Delivery day').selectOptions('2026-12-28')
  await getByRole('button', { name: 'Move the delivery' }).click()
  await expect.element(getByText('There is a delivery on that day already. Choose another.')).toBeVisible()
})

const stable = {
  addressId: 'b',
  label: 'stable',
  name: 'Bella’s yard',
  firstName: 'Bert',
  lastName: 'Smit',
  companyName: null,
  phoneNumber: null,
  remark: 'Behind the barn',
  address: { ...one().address, street: 'Stalweg', streetNumber: '3' },
  isBillingDefault: false,
  isDeliveryDefault: false,
  keptFromOrderId: null,
}

test('REPEAT-62, ACCOUNTS-17: the address is one of the book, with its remark, or another one', async () => {
  const { sent } = stubApi({
    'GET /api/delivery/countries': () => ({
      body: [{ countryId: 1, name: 'Netherlands', regionCode: 'NL' }],
    }),
    'GET /api/account/addresses': () => ({ body: { addresses: [stable] } }),
    [`PUT ${own}/address`]: () => ({ status: 204, body: null }),
    ...account,
  })
  const { getByText, getByRole, getByLabelText } = await renderInShop(
    <RepeatDetail repeat={one({ driverRemark: 'Ring twice' })} reload={reload} />,
  )
  await getByText('Change address').click()
  // The address of now is none of the book.
  await expect.element(getByLabelText('Another address')).toBeChecked()
  await expect.element(getByLabelText('Street')).toHaveValue('Dorpsstraat')
  await getByLabelText(/^Bella’s yard/).click()
  expect(getByLabelText('Street').elements()).toEqual([])
  await expect.element(getByLabelText(/^Note for the driver/)).toHaveValue('Behind the barn')
  await getByLabelText('Another address').click()
  await expect.element(getByLabelText('Street')).toHaveValue('Dorpsstraat')
  await expect.element(getByLabelText(/^Note for the driver/)).toHaveValue('Ring twice')
  await getByLabelText(/^Bella’s yard/).click()
  await getByRole('button', { name: 'Save address' }).click()
  await expect
    .poll(() => sent.find(({ call }) => call === `PUT ${own}/address`)?.body)
    .toMatchObject({
      firstName: 'Bert',
      lastName: 'Smit',
      address: { street: 'Stalweg', streetNumber: '3', zipcode: '8011 AB' },
      driverRemark: 'Behind the barn',
    })
})

test('REPEAT-62, CHECKOUT-PAGES-64: another address is kept in the book too, unless its owner unticks that', async () => {
  const { sent } = stubApi({
    'GET /api/delivery/countries': () => ({
      body: [{ countryId: 1, name: 'Netherlands', regionCode: 'NL' }],
    }),
    'GET /api/account/addresses': () => ({ body: { addresses: [stable] } }),
    'POST /api/account/addresses': () => ({ body: { addressId: 'c' } }),
    [`PUT ${own}/address`]: () => ({ status: 204, body: null }),
    ...account,
  })
  const additions = () => sent.filter(({ call }) => call === 'POST /api/account/addresses')
  const repeat = one({ driverRemark: 'Ring twice' })
  const { getByText, getByRole, getByLabelText } = await renderInShop(
    <RepeatDetail repeat={repeat} reload={reload} />,
  )
  await getByText('Change address').click()
  await getByLabelText(/^Bella’s yard/).click()
  expect(getByLabelText(/^Keep this address/).elements()).toEqual([])
  await getByLabelText('Another address').click()
  await getByLabelText('Street').fill('Zwartendijk')
  await expect.element(getByLabelText(/^Keep this address/)).toBeChecked()
  await getByLabelText(/^Keep this address/).click()
  await getByRole('button', { name: 'Save address' }).click()
  await expect.poll(() => getByRole('button', { name: 'Save address' }).elements()).toEqual([])
  expect(additions()).toEqual([])
  await getByText('Change address').click()
  await getByLabelText('Street').fill('Zwartendijk')
  await getByRole('button', { name: 'Save address' }).click()
  await expect
    .poll(() => additions().map(({ body }) => body))
    .toMatchObject([
      {
        label: 'other',
        firstName: 'Anna',
        lastName: 'de Vries',
        remark: 'Ring twice',
        address: { street: 'Zwartendijk', streetNumber: '12', zipcode: '8011 AB', countryId: 1 },
      },
    ])
})

test('REPEAT-69: who resumes it sees the day and the price of the next delivery before', async () => {
  const paused = one({ state: 'paused', pauseReason: 'customer', resumesOn: '2026-12-28' })
  const { getByText } = await renderInShop(<RepeatDetail repeat={paused} reload={reload} />)
  await expect
    .element(getByText(/the next delivery comes on .*28.*: €45\.60 including delivery/))
    .toBeVisible()
})

test('REPEAT-17: it ends with one plain question, and only then', async () => {
  const { sent } = stubApi({ [`POST ${own}/end`]: () => ({ status: 204, body: null }), ...account })
  const { getByRole } = await renderInShop(<RepeatDetail repeat={one()} reload={reload} />)
  await getByRole('button', { name: 'End repeat delivery' }).click()
  await getByRole('dialog').getByRole('button', { name: 'Keep it' }).last().click()
  expect(sent).toEqual([])
  await getByRole('button', { name: 'End repeat delivery' }).click()
  await getByRole('button', { name: 'End it now' }).click()
  await expect.poll(() => sent.map(({ call }) => call)).toContain(`POST ${own}/end`)
})

test.each([
  [
    'REPEAT-12, REPEAT-55: a delivery that is being collected says so',
    {},
    /^Order 100007 for .* We are collecting the amount/,
    'Order 100007',
  ],
  [
    'REPEAT-12, REPEAT-55: a collection that failed names its order and the day of the next try',
    { retryOn: '2026-12-20' },
    /^We could not collect the amount of order 100007\. We’ll try again on .*20/,
    'View the order and pay',
  ],
  [
    'REPEAT-54, REPEAT-55: a delivery that nothing collects says until when it is to be paid',
    { payUntil: '2026-12-19' },
    /^Order 100007 is waiting for your payment\. Please pay it by .*19/,
    'View the order and pay',
  ],
])('%s', async (_, more, words, link) => {
  const open = {
    day: '2026-12-17',
    state: 'collecting',
    orderId: 100_007,
    retryOn: null,
    payUntil: null,
  } as const
  const repeat = one({ deliveries: [{ ...open, ...more }] })
  const { getByText, getByRole } = await renderInShop(<RepeatDetail repeat={repeat} reload={reload} />)
  await expect.element(getByText(words)).toBeVisible()
  await expect.element(getByRole('link', { name: link })).toHaveAttribute('href', '/account/orders/100007/')
})

test('ACCOUNT-PAGES-4, ACCOUNT-PAGES-8: the overview has what runs; who has none is told how to begin where it is offered', async () => {
  const running = one()
  const ended = one({ repeatDeliveryId: 8, state: 'ended', days: 21 })
  const { getByRole, unmount } = await renderInShop(<RepeatOverview repeats={[running, ended]} isOffered />)
  expect(getByRole('heading', { level: 3 }).elements()).toHaveLength(1)
  await unmount()
  const none = await renderInShop(<RepeatOverview repeats={[]} isOffered={false} />)
  expect(none.container.textContent).toBe('')
  await none.unmount()
  const empty = await renderInShop(<RepeatList repeats={[]} />)
  await expect.element(empty.getByText('No repeat deliveries yet')).toBeVisible()
})
