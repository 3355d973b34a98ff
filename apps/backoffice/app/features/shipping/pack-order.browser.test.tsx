import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toastQueue } from '../../platform/toasts'
import { showInOffice } from '../../testing/show-in-office'
import { ToastRegion } from '../../ui/toast-region'
import { PackOrder } from './pack-order'
import type { Picking } from './use-picking'

const lot = { variantId: 10_101, bestBefore: null, state: 'free', isExpired: false, amount: 10 } as const
const muesli = {
  lineNumber: 1,
  variantId: 10_101,
  article: 'HH10101',
  ean: '8700000101011',
  description: 'Muesli',
  productLabel: '20 kg',
  left: 2,
  proposed: [{ lotId: 1, quantity: 2 }],
  missing: 0,
  lots: [{ ...lot, lotId: 1, lotNumber: 'L-1' }],
}
const bucket = { ...muesli, lineNumber: 2, article: 'B-1', ean: '', description: 'Bucket', productLabel: '' }
const picking: Picking = {
  orderId: 100_001,
  siteId: 1,
  status: 'paid',
  paidAt: '2026-06-01T10:00:00.000Z',
  openWithdrawalId: null,
  isChargedBack: false,
  lastShipment: null,
  packing: null,
  address: ['Anna de Vries', 'Dijk 1', '8011 AA Zwolle'],
  delivery: { date: null, wishes: null },
  lines: [muesli, { ...bucket, left: 1, proposed: [], lots: [] }],
}

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
  toastQueue.clear()
  localStorage.removeItem('office-carrier')
})

async function pack(shipped: unknown) {
  let done = 0
  const content = (
    <>
      <PackOrder orderId={100_001} onDone={() => (done += 1)} onSkip={null} />
      <ToastRegion />
    </>
  )
  const answers = {
    'GET /orders/100001/picking': picking,
    'GET /shipments/queue': { items: [], total: 0 },
    'POST /orders/100001/packing': { packing: { isOwn: true } },
    'POST /shipments': shipped,
  }
  const shown = await showInOffice(content, { permissions: ['orders.ship'], answers })
  leave.push(shown.leave)
  await expect.element(page.getByRole('textbox', { name: 'Scan a pack or a lot' })).toHaveFocus()
  const shipments = () => shown.sent.filter((body) => Object(body).orderId === 100_001)
  return { shipments, done: () => done }
}

const taken = (words: string) => page.getByLabelText(words)
const number = page.getByRole('textbox', { name: 'Parcel number' })
const whole = { orderId: 100_001, shipmentId: 7, status: 'sent' }

test('a scan takes a piece or says why not; once all are taken the next scan is the parcel, and what was taken is sent (SHIPMENTS-7, 15)', async () => {
  const { shipments, done } = await pack(whole)
  const ship = page.getByRole('button', { name: /^Ship/ })
  await expect.element(ship).toBeDisabled()
  await userEvent.keyboard('HH10101{Enter}')
  await expect.element(taken('1 of 2 taken')).toBeVisible()
  await userEvent.keyboard('3SABCD01{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('3SABCD01 does not belong to this order')
  await expect.element(number).toHaveValue('')
  await userEvent.keyboard('L-1{Enter}')
  await expect.element(taken('2 of 2 taken')).toBeVisible()
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect.element(taken('1 of 1 taken')).toBeVisible()
  await userEvent.keyboard('3SABCD01{Enter}')
  await expect.element(number).toHaveValue('3SABCD01')
  await page.getByLabelText('Carrier').selectOptions('DPD')
  await page.getByRole('button', { name: 'Ship, next order' }).click()
  await expect.poll(done).toBe(1)
  const lines = [
    { lineNumber: 1, quantity: 2, lots: [{ lotId: 1, quantity: 2 }] },
    { lineNumber: 2, quantity: 1 },
  ]
  expect(shipments()).toMatchObject([{ carrier: 'dpd', parcelNumbers: ['3SABCD01'], lines }])
})

test('a part is sent with Enter after its parcel number; a wrong number, or pieces put back, keep it here (SHIPMENTS-1, ORDERS-23)', async () => {
  const { shipments, done } = await pack({ ...whole, status: 'processing' })
  await page.getByRole('button', { name: 'Take all 2' }).click()
  await page.getByRole('button', { name: 'Take it' }).click()
  await page.getByRole('button', { name: 'Put back' }).first().click()
  await expect.element(taken('0 of 2 taken')).toBeVisible()
  await expect.element(taken('1 of 1 taken')).toBeVisible()
  await number.fill('12')
  await userEvent.keyboard('{Enter}')
  await expect.element(number).toHaveAttribute('aria-invalid', 'true')
  expect(shipments()).toEqual([])
  await number.fill('05212345 05212346')
  await userEvent.keyboard('{Enter}')
  await expect.poll(done).toBe(1)
  const part = { parcelNumbers: ['05212345', '05212346'], lines: [{ lineNumber: 2, quantity: 1 }] }
  expect(shipments()).toMatchObject([part])
})

test('what the shop refuses to send stays taken, with the words why; the order stays on the table (SHIPMENTS-1, OFFICE-10)', async () => {
  const { done } = await pack(() => new Response('{"code":"lot-blocked"}', { status: 409 }))
  await page.getByRole('button', { name: 'Take all 2' }).click()
  await number.fill('05212345')
  await page.getByRole('button', { name: 'Ship what is taken' }).click()
  await expect.element(page.getByText('The lot is blocked.')).toBeVisible()
  await expect.element(taken('2 of 2 taken')).toBeVisible()
  await expect.element(number).toHaveValue('05212345')
  expect(done()).toBe(0)
})
