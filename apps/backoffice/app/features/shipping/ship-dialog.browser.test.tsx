import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
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
