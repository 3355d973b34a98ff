import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toastQueue } from '../../platform/toasts'
import { showInOffice } from '../../testing/show-in-office'
import { ToastRegion } from '../../ui/toast-region'
import { ShipDialog } from './ship-dialog'
import type { Picking } from './use-picking'

const lot = {
  lotId: 1,
  variantId: 10101,
  lotNumber: 'L-1',
  bestBefore: null,
  amount: 10,
  state: 'free',
  isExpired: false,
} as const

const picking: Picking = {
  orderId: 100_001,
  siteId: 1,
  status: 'paid',
  paidAt: '2026-06-01T10:00:00.000Z',
  openWithdrawalId: null,
  isChargedBack: false,
  packing: null,
  lastShipment: null,
  address: ['Anna de Vries', 'Dorpsstraat 1', '1234 AB Dorp'],
  delivery: {
    date: { from: '2026-06-03', until: '2026-06-04' },
    wishes: { remark: 'Behind the barn', day: '2026-06-09', yard: null },
  },
  lines: [
    {
      lineNumber: 1,
      variantId: 10101,
      article: 'HH10101',
      ean: '8700000101011',
      description: 'Muesli',
      productLabel: '20 kg',
      left: 20,
      proposed: [{ lotId: 1, quantity: 10 }],
      missing: 10,
      lots: [lot],
    },
  ],
}

const note = {
  orderNoteId: 1,
  at: '2026-06-01T11:00:00.000Z',
  madeBy: 'staff:2',
  madeByName: 'Bram Bos',
  isOwn: false,
  words: 'Goes with the lorry on Tuesday',
}

const answers = {
  'GET /orders/100001/picking': picking,
  'GET /orders/100001/notes': { items: [note] },
  'GET /stock/10101': { variantId: 10101, withoutLot: 50 },
}

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
  toastQueue.clear()
  localStorage.removeItem('office-carrier')
})

async function open(permissions: Parameters<typeof showInOffice>[1]['permissions']) {
  const content = <ShipDialog orderId={100_001} onClose={() => undefined} />
  const shown = await showInOffice(content, { permissions, answers })
  leave.push(shown.leave)
  const text = () => document.querySelector('[role=dialog]')?.textContent ?? ''
  await expect.poll(text).toContain('Muesli')
  return { ...shown, text }
}

test('who ships reads the days, what the driver should know and the notes of colleagues (ORDERS-24, SHIPMENTS-14)', async () => {
  const { text } = await open(['orders.read', 'orders.ship'])
  for (const words of ['Promised', 'Chosen or wished day', 'Behind the barn']) expect(text()).toContain(words)
  await expect.poll(text).toContain('Goes with the lorry on Tuesday')
  expect(text()).toContain('Bram Bos')
})

test('an order that waits for a lot leads to the pieces that have none, for those who may give them one (LOTS-1, 8)', async () => {
  const { text } = await open(['orders.read', 'orders.ship', 'stock.read', 'stock.receive'])
  await expect.poll(text).toContain('50 pieces of the pack are in the house without a lot.')
  expect(document.querySelector('[role=dialog] a[href="/stock?open=10101"]')?.textContent).toBe('Give a lot')
  for (const each of leave.splice(0)) each()
  const { requests } = await open(['orders.read', 'orders.ship', 'stock.read'])
  expect(requests).not.toContain('GET /stock/10101?language=en')
})

test('fewer pieces than are left can be sent, from the lots that have them (SHIPMENTS-1)', async () => {
  const { text } = await open(['orders.read', 'orders.ship'])
  const pieces = page.getByRole('textbox', { name: /Muesli 20 kg/ })
  await pieces.fill('4')
  await expect.element(pieces).toHaveValue('4')
  expect(text()).toContain('of 20')
})

const two = { ...lot, lotId: 2, lotNumber: 'L-2' }
const ready = {
  ...picking,
  lines: picking.lines.map((line) => ({
    ...line,
    left: 3,
    proposed: [{ lotId: 1, quantity: 3 }],
    missing: 0,
    lots: [lot, two],
  })),
}

/** An order of which every piece has a lot; `answer` ends the call. */
async function ship(answer: () => Response | Promise<Response>) {
  const events: string[] = []
  const content = (
    <>
      <ShipDialog
        orderId={100_001}
        onShipped={(orderId) => events.push(`shipped ${orderId}`)}
        onClose={() => events.push('closed')}
      />
      <ToastRegion />
    </>
  )
  const own = { 'GET /orders/100001/picking': ready, 'POST /shipments': answer }
  const shown = await showInOffice(content, { permissions: ['orders.ship'], answers: { ...answers, ...own } })
  leave.push(shown.leave)
  await expect.element(page.getByRole('textbox', { name: /Muesli 20 kg/ })).toHaveValue('3')
  return { ...shown, events }
}

const shipped = () => Response.json({ orderId: 100_001, shipmentId: 7, status: 'sent' })
const number = page.getByRole('textbox', { name: 'Parcel number' })

test('Enter after the parcel number ships once, out of the lots that the shop proposes, and closes with the answer (SHIPMENTS-1)', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { sent, events } = await ship(() => promise)
  await page.getByLabelText('Carrier').selectOptions('DPD')
  await number.fill('12')
  await userEvent.keyboard('{Enter}')
  await expect.element(number).toHaveAccessibleDescription(/4 to 40 letters/)
  await number.fill('05212345')
  await userEvent.keyboard('{Enter}{Enter}')
  const despite = { despiteWithdrawal: false, despiteChargeback: false }
  const body = { orderId: 100_001, carrier: 'dpd', parcelNumbers: ['05212345'], ...despite }
  await expect.poll(() => sent).toEqual([body])
  expect(events).toEqual([])
  resolve(shipped())
  await expect.poll(() => events).toEqual(['shipped 100001', 'closed'])
  expect(sent).toHaveLength(1)
})

test('fewer pieces and another lot are sent as they were chosen; the carrier of before is chosen already (SHIPMENTS-1, LOTS-2)', async () => {
  localStorage.setItem('office-carrier', 'dpd')
  const { sent } = await ship(shipped)
  await page.getByRole('textbox', { name: /Muesli 20 kg/ }).fill('2')
  await page.getByLabelText('Lot of Muesli 20 kg').selectOptions('2')
  await page.getByRole('button', { name: 'Ship these pieces' }).click()
  const lines = [{ lineNumber: 1, quantity: 2, lots: [{ lotId: 2, quantity: 2 }] }]
  await expect.poll(() => sent).toMatchObject([{ carrier: 'dpd', parcelNumbers: [], lines }])
})

test('an order that is refused stays open with what was typed, says why and is read anew (SHIPMENTS-21, OFFICE-10)', async () => {
  const { requests, events } = await ship(() => new Response('{"code":"packed-by-another"}', { status: 409 }))
  await number.fill('05212345')
  await page.getByRole('button', { name: 'Ship order' }).click()
  await expect.element(page.getByText('A colleague packs this order at the moment.')).toBeInTheDocument()
  const read = () => requests.filter((call) => call === 'GET /orders/100001/picking')
  await expect.poll(read).toHaveLength(2)
  await expect.element(number).toHaveValue('05212345')
  expect(events).toEqual([])
})
