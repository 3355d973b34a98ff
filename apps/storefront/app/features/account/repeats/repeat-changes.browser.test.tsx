import { expect, test, vi } from 'vitest'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import type { OneRepeat } from '../account-types'
import { RepeatDetail } from './repeat-detail'
import { one } from './test-one-repeat'

const own = '/api/account/repeatdeliveries/7'

async function page(answers: Parameters<typeof stubApi>[0], repeat: OneRepeat = one()) {
  const { sent } = stubApi({ 'GET /api/account': () => ({ body: {} }), ...answers })
  const reload = vi.fn<() => Promise<void>>(async () => undefined)
  const screen = await renderInShop(<RepeatDetail repeat={repeat} reload={reload} />)
  const changes = () =>
    sent.filter(({ call }) => !call.startsWith('GET')).map(({ call, search, body }) => [call, search, body])
  return { ...screen, reload, changes }
}

const done = () => ({ status: 204, body: null })

test('the day that is shown is skipped, and the page is read anew (REPEAT-16)', async () => {
  const { getByRole, reload, changes } = await page({ [`POST ${own}/skip`]: done })
  await getByRole('button', { name: 'Skip this delivery' }).click()
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  expect(changes()).toEqual([[`POST ${own}/skip`, '?day=2026-12-17', null]])
})

test('a day that was refused stays chosen in its open panel; once taken, the panel closes on its title (REPEAT-16)', async () => {
  const answers = [{ status: 409, body: { code: 'day-taken' } }]
  const { getByRole, getByText, getByLabelText, changes } = await page({
    [`POST ${own}/move`]: () => answers.shift() ?? done(),
  })
  await getByText('Choose another day').click()
  const day = getByLabelText('Delivery day')
  // The day of now is none of the possible ones.
  await expect.element(day).toHaveValue('2026-12-23')
  await day.selectOptions('2026-12-24')
  await getByRole('button', { name: 'Move the delivery' }).click()
  await expect.element(getByText(/^There is a delivery on that day already/)).toBeVisible()
  await expect.element(day).toHaveValue('2026-12-24')
  await day.selectOptions('2026-12-28')
  await getByRole('button', { name: 'Move the delivery' }).click()
  await expect.element(day).not.toBeInTheDocument()
  expect(document.activeElement?.textContent).toContain('Choose another day')
  expect(changes()).toEqual([
    [`POST ${own}/move`, '', { day: '2026-12-24' }],
    [`POST ${own}/move`, '', { day: '2026-12-28' }],
  ])
})

test('the method of now is chosen at first; another one is kept, or stays chosen beside the reason why not (REPEAT-14)', async () => {
  const answers = [{ status: 500, body: {} }]
  const { getByRole, getByText, changes } = await page({
    'GET /api/repeatdeliveries/terms': () => ({ body: { paymentMethodIds: ['ideal', 'paypal'] } }),
    [`PUT ${own}/paymentmethod`]: () => answers.shift() ?? done(),
  })
  await getByText('Change payment method').click()
  await expect.element(getByRole('radio', { name: /iDEAL/ })).toBeChecked()
  await getByRole('radio', { name: 'PayPal' }).click({ force: true })
  await getByRole('button', { name: 'Save payment method' }).click()
  await expect.element(getByText(/^Something went wrong/)).toBeVisible()
  await expect.element(getByRole('radio', { name: 'PayPal' })).toBeChecked()
  await getByRole('button', { name: 'Save payment method' }).click()
  await expect.element(getByRole('radio', { name: 'PayPal' })).not.toBeInTheDocument()
  const wish = [`PUT ${own}/paymentmethod`, '', { paymentMethodId: 'paypal' }]
  expect(changes()).toEqual([wish, wish])
})

test('it rests and goes on with one press each, and a press that was refused says why (REPEAT-16)', async () => {
  const answers = [{ status: 409, body: { code: 'repeat-ended' } }]
  const active = await page({ [`POST ${own}/pause`]: () => answers.shift() ?? done() })
  await active.getByRole('button', { name: 'Pause repeat delivery' }).click()
  await expect.element(active.getByText('This repeat delivery has ended already.')).toBeVisible()
  expect(active.reload).not.toHaveBeenCalled()
  await active.getByRole('button', { name: 'Pause repeat delivery' }).click()
  await expect.poll(() => active.reload).toHaveBeenCalledOnce()
  expect(active.getByText('This repeat delivery has ended already.').elements()).toEqual([])
  await active.unmount()
  const paused = one({ state: 'paused', pauseReason: 'customer', resumesOn: '2026-12-28' })
  const resting = await page({ [`POST ${own}/resume`]: done }, paused)
  expect(resting.getByRole('button', { name: 'Pause repeat delivery' }).elements()).toEqual([])
  await resting.getByRole('button', { name: 'Resume repeat delivery' }).click()
  await expect.poll(() => resting.reload).toHaveBeenCalledOnce()
  expect(resting.changes()).toEqual([[`POST ${own}/resume`, '', null]])
})
