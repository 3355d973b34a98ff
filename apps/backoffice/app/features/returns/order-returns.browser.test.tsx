import { afterEach, expect, test } from 'vitest'
import { showInOffice } from '../../testing/show-in-office'
import { OrderReturns } from './order-returns'
import type { Return } from './return-calls'

const decided: Return = {
  returnId: 7001,
  orderId: 100_001,
  siteId: 1,
  lineNumber: 1,
  variantId: 10_101,
  quantity: 2,
  description: 'Basic Muesli',
  label: '20 kg',
  customerName: 'Anna de Vries',
  reason: 'quality',
  remarks: '',
  status: 'refused',
  refusal: 'The bag is open.',
  ownWords: {},
  languageId: 1,
  withdrawalId: null,
  hasPhoto: false,
  registeredAt: '2026-06-01T10:00:00.000Z',
  changedAt: '2026-06-02T10:00:00.000Z',
  decidedAt: '2026-06-02T10:00:00.000Z',
  decidedBy: 'staff:1',
  decidedByName: 'Ines Visser',
}

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

test('the page of an order shows its returns, who decided and why, each one press away (RETURNS-14)', async () => {
  const answers = { 'GET /orders/100001/returns': { items: [decided] } }
  const content = <OrderReturns orderId={100_001} siteId={1} />
  const shown = await showInOffice(content, { permissions: ['returns.read'], answers })
  leave.push(shown.leave)
  await expect.poll(() => shown.container.querySelector('li')).not.toBeNull()
  const row = shown.container.querySelector('li')
  for (const words of ['2 × Basic Muesli, 20 kg', 'by Ines Visser', 'The bag is open.'])
    expect(row?.textContent).toContain(words)
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/returns?open=7001')
})
