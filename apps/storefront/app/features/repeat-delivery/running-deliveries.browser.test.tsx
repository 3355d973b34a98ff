import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { RunningDeliveries } from './running-deliveries'

const own = '/api/account/repeatdeliveries'
const running = {
  repeatDeliveryId: 7,
  siteId: 1,
  state: 'active',
  days: 42,
  day: '2026-12-17',
  mayChange: true,
  isCollected: true,
  paymentMethodId: 'ideal',
  paymentLabel: '4300',
  lines: [],
}
const pack = { productVariantId: 10_101, title: 'Muesli 20 kg', quantity: 2 }
const price = { quantity: 2, amount: 63.4, amountBefore: 45.6, day: '2026-12-17' }

type Answer = { status?: number; body: unknown }

async function draw(
  repeats: readonly object[],
  answers: Record<string, () => Answer | Promise<Answer>> = {},
) {
  const { sent } = stubApi({
    [`GET ${own}`]: () => ({ body: { repeatDeliveries: repeats } }),
    [`GET ${own}/7/additions`]: () => ({ body: price }),
    ...answers,
  })
  return { ...(await renderInShop(<RunningDeliveries {...pack} />)), sent }
}

test('REPEAT-21: it can be added to what runs here and can be changed, and to nothing else', async () => {
  const { getByText, getByRole } = await draw([
    running,
    { ...running, repeatDeliveryId: 8, days: 14, siteId: 2 },
    { ...running, repeatDeliveryId: 9, days: 21, state: 'paused' },
    { ...running, repeatDeliveryId: 10, days: 28, mayChange: false },
  ])
  await expect.element(getByText(/^Every 6 weeks, next on .*17\sDecember/).first()).toBeVisible()
  expect(getByRole('listitem').elements()).toHaveLength(1)
})

test('REPEAT-77: the price of a delivery and how it is collected are said before the press that agrees', async () => {
  const { getByText, getByRole, sent } = await draw([running], {
    [`POST ${own}/7/additions`]: () => ({ status: 204, body: null }),
  })
  await getByRole('button', { name: /^Add to it/ }).click()
  await expect
    .element(
      getByText('A delivery then costs €63.40 instead of €45.60 at today’s prices, delivery included.'),
    )
    .toBeVisible()
  await expect.element(getByText(/^2 pieces come with every delivery from .*17\sDecember/)).toBeVisible()
  await expect.element(getByText(/^We collect this amount as before \(iDEAL \| Wero …4300\)/)).toBeVisible()
  await userEvent.tab()
  await expect.element(getByRole('button', { name: 'Add for €63.40 per delivery' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('Muesli 20 kg now comes with your repeat delivery.').last()).toBeVisible()
  expect(sent.at(-1)?.body).toEqual({ productVariantId: 10_101, quantity: 2, agreedAmount: 63.4 })
  await expect
    .element(getByRole('link', { name: 'View repeat delivery' }))
    .toHaveAttribute('href', '/account/repeat-deliveries/7/')
})

test('REPEAT-78: a price that has changed meanwhile is shown and agreed to anew', async () => {
  let amount = 63.4
  const { getByText, getByRole, sent } = await draw([running], {
    [`GET ${own}/7/additions`]: () => ({ body: { ...price, amount } }),
    [`POST ${own}/7/additions`]: () => {
      if (amount > 65) return { status: 204, body: null }
      amount = 65.4
      return { status: 409, body: { code: 'total-changed' } }
    },
  })
  await getByRole('button', { name: /^Add to it/ }).click()
  await getByRole('button', { name: 'Add for €63.40 per delivery' }).click()
  await expect.element(getByText(/^The price of a delivery has changed in the meantime/)).toBeVisible()
  await getByRole('button', { name: 'Add for €65.40 per delivery' }).click()
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ agreedAmount: 65.4 })
})

test.each([
  ['not-enough-stock', /^There are not enough of this pack in stock/],
  ['too-many-lines', /^This no longer fits into this repeat delivery/],
  ['not-deliverable', /^This no longer fits into this repeat delivery/],
  ['cut-off-passed', /^The next delivery is being ordered/],
])('REPEAT-21: %s is said before anything is agreed to', async (code, words) => {
  const { getByText, getByRole } = await draw([running], {
    [`GET ${own}/7/additions`]: () => ({ status: 409, body: { code } }),
  })
  await getByRole('button', { name: /^Add to it/ }).click()
  await expect.element(getByText(words)).toBeVisible()
  expect(getByRole('button', { name: /^Add for/ }).elements()).toEqual([])
})

test('who does not add it after all has agreed to nothing, and can think again (REPEAT-77)', async () => {
  const { getByRole, sent } = await draw([running])
  const agree = getByRole('button', { name: 'Add for €63.40 per delivery' })
  await getByRole('button', { name: /^Add to it/ }).click()
  await expect.element(agree).toBeVisible()
  await getByRole('button', { name: 'Do not add' }).click()
  await expect.element(agree).not.toBeInTheDocument()
  await getByRole('button', { name: /^Add to it/ }).click()
  await expect.element(agree).toBeVisible()
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('a second press while the first is on its way adds nothing more, and a lost one is tried again (REPEAT-77)', async () => {
  const answers = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()]
  let asked = 0
  const { getByRole, getByText, sent } = await draw([running], {
    [`POST ${own}/7/additions`]: () => answers[asked++]?.promise ?? { status: 500, body: {} },
  })
  await getByRole('button', { name: /^Add to it/ }).click()
  const agree = getByRole('button', { name: 'Add for €63.40 per delivery' })
  await agree.click()
  await expect.element(agree).toHaveAttribute('aria-disabled', 'true')
  await agree.click({ force: true })
  answers[0]?.resolve({ status: 500, body: {} })
  await expect.element(getByText(/^That did not work\. Please try again/)).toBeVisible()
  await agree.click()
  answers[1]?.resolve({ status: 204, body: null })
  await expect.element(getByRole('link', { name: 'View repeat delivery' })).toBeVisible()
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2)
})
