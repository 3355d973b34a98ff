import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toastQueue } from '../../platform/toasts'
import { showInOffice } from '../../testing/show-in-office'
import { ToastRegion } from '../../ui/toast-region'
import { CancelDialog } from './cancel-dialog'
import { RefundDialog } from './refund-dialog'

const line = { quantity: 2, leftCents: 1190, invoicedQuantity: 2, invoicedCents: 1190, unsent: 0 }
const left = {
  lines: [
    { ...line, lineNumber: 1, description: 'Muesli' },
    { ...line, lineNumber: 2, description: 'Mash' },
  ],
  costsCents: 595,
  totalCents: 2975,
  refundedCents: 0,
  giftCardLeftCents: 0,
  paymentLeftCents: 2975,
}
const made = { amountCents: 1190, creditNumber: 'HC-2026-000001' }

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
  toastQueue.clear()
})

async function show(dialog: React.ReactNode, answers: Record<string, unknown>) {
  const content = (
    <>
      {dialog}
      <ToastRegion />
    </>
  )
  const permissions = ['payments.read', 'refunds.make', 'orders.cancel'] as const
  const all = { 'GET /orders/100001/refundable': left, ...answers }
  const shown = await showInOffice(content, { permissions, answers: all })
  leave.push(shown.leave)
  return shown
}

async function open(answer: unknown = made) {
  let closed = 0
  const dialog = <RefundDialog orderId={100_001} onClose={() => (closed += 1)} />
  const shown = await show(dialog, { 'POST /orders/100001/refunds': answer })
  await expect.element(pieces('Muesli')).toHaveFocus()
  return { ...shown, closed: () => closed }
}

const pieces = (name: string) => page.getByRole('textbox', { name, exact: true })
const costs = page.getByRole('textbox', { name: 'Delivery and payment fee' })
const refund = page.getByRole('button', { name: /^Refund/ })

test('pieces of several lines and a part of the costs are one sum, and go with their reason; more costs than were paid do not (REFUNDS-1, 2)', async () => {
  const { sent, closed } = await open()
  await expect.element(refund).toHaveAccessibleDescription('Say first what goes back.')
  await pieces('Muesli').fill('1')
  await pieces('Mash').fill('2')
  await expect.element(refund).toHaveTextContent('Refund €17.85')
  await expect.element(refund).toHaveAccessibleDescription('Choose a reason.')
  await page.getByText('Return', { exact: true }).click()
  await costs.fill('6')
  await expect.element(costs).toHaveAccessibleDescription(/Up to €5\.95/)
  await expect.element(refund).toHaveAccessibleDescription('So much is not left to give back.')
  await costs.fill('5,00')
  await expect.element(refund).toHaveTextContent('Refund €22.85')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const lines = [
    { lineNumber: 1, quantity: 1 },
    { lineNumber: 2, quantity: 2 },
  ]
  const how = { reason: 'return', restock: false, everything: false }
  await expect.poll(() => sent).toEqual([{ ...how, lines, deliveryCents: 500 }])
  await expect.poll(closed).toBe(1)
})

test('an amount goes back without the pieces that were chosen before; everything that is left is one press away (REFUNDS-1)', async () => {
  const { sent } = await open()
  await pieces('Muesli').fill('1')
  await page.getByText('An amount', { exact: true }).click()
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await amount.fill('30')
  await expect.element(refund).toHaveAccessibleDescription('So much is not left to give back.')
  await page.getByRole('button', { name: 'Everything that is left' }).click()
  await expect.element(refund).toHaveTextContent('Refund €29.75')
  await expect.element(pieces('Mash')).toHaveValue('2')
  await page.getByText('An amount', { exact: true }).click()
  await amount.fill('10')
  await page.getByText('Correction', { exact: true }).click()
  await refund.click()
  const none = { restock: false, everything: false, lines: [], deliveryCents: 0 }
  await expect.poll(() => sent).toEqual([{ ...none, reason: 'correction', amountCents: 1000 }])
})

test('a refused refund keeps the dialog and what was chosen, says why, and reads anew what is left (REFUNDS-2, OFFICE-10)', async () => {
  const { requests, closed } = await open(
    () => new Response('{"code":"more-than-invoiced"}', { status: 409 }),
  )
  await pieces('Muesli').fill('1')
  await page.getByText('Return', { exact: true }).click()
  await refund.click()
  await expect.element(page.getByText(/The figures have been read anew\./)).toBeInTheDocument()
  const read = () => requests.filter((call) => call === 'GET /orders/100001/refundable')
  await expect.poll(read).toHaveLength(2)
  await expect.element(pieces('Muesli')).toHaveValue('1')
  expect(closed()).toBe(0)
})

test('a cancellation is told with its reason and own words in the language of its reader, once, and closes with the answer (REFUNDS-3, REASONS-2)', async () => {
  let closed = 0
  const order = { orderId: 100_001, status: 'paid', languageId: 1 } as const
  const { promise, resolve } = Promise.withResolvers<Response>()
  const dialog = <CancelDialog order={order} onClose={() => (closed += 1)} />
  const { sent } = await show(dialog, { 'POST /orders/100001/cancel': () => promise })
  const cancel = page.getByRole('button', { name: 'Cancel and refund €29.75' })
  await expect.element(cancel).toHaveFocus()
  await page.getByRole('radio', { name: 'The item can no longer be supplied' }).click()
  await page.getByRole('textbox').fill(' Uitverkocht ')
  await userEvent.keyboard('{Enter}{Enter}')
  const [told] = await expect
    .poll(() => sent)
    .toHaveLength(1)
    .then(() => sent)
  expect(told).toEqual({ reason: 'out-of-stock', ownWords: { nl: 'Uitverkocht' } })
  expect(closed).toBe(0)
  resolve(Response.json({}))
  await expect.poll(() => closed).toBe(1)
  expect(sent).toHaveLength(1)
})
