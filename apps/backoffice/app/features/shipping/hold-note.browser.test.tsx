import { afterEach, expect, test } from 'vitest'
import { showInOffice } from '../../testing/show-in-office'
import { ShipDialog } from './ship-dialog'
import type { Picking } from './use-picking'

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

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
  lines: [
    {
      lineNumber: 1,
      variantId: 10_101,
      article: 'HH10101',
      ean: '',
      description: 'Haver Basis Muesli',
      productLabel: '3 kg',
      left: 1,
      proposed: [],
      missing: 0,
      lots: [],
    },
  ],
}

test.each([
  ['from which the customer has withdrawn', { openWithdrawalId: 5001 }, 'The customer has withdrawn'],
  ['whose payment the bank took back', { isChargedBack: true }, 'The bank has taken back'],
])('an order %s is sent only once that is ticked (SHIPMENTS-11, 19, 20)', async (_, held, words) => {
  const answers = {
    'GET /orders/100001/picking': { ...picking, ...held },
    'GET /orders/100001/notes': { items: [] },
    'POST /shipments': { orderId: 100_001, shipmentId: 7, status: 'sent' },
  }
  const dialog = <ShipDialog orderId={100_001} onClose={() => undefined} />
  const { requests, leave: close } = await showInOffice(dialog, { permissions: ['orders.ship'], answers })
  leave.push(close)
  await expect.poll(() => document.querySelector('[role=alert] input')).not.toBeNull()
  expect(document.querySelector('[role=alert]')?.textContent).toContain(words)
  const ship = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Ship order')
  ship()?.click()
  document.querySelector<HTMLInputElement>('[role=alert] input')?.click()
  const shipped = () => {
    ship()?.click()
    return requests.filter((call) => call.startsWith('POST'))
  }
  await expect.poll(shipped).toEqual(['POST /shipments'])
})
