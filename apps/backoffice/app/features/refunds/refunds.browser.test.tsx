import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { CancelDialog } from './cancel-dialog'
import { MoneyActions } from './money-actions'
import { OrderRefunds } from './order-refunds'
import type { Refund } from './refund'
import { RefundDialog } from './refund-dialog'
import { RefundList } from './refund-list'

const refused: Refund = {
  refundId: 9001,
  orderId: 100_001,
  siteId: 1,
  customerName: 'Anna de Vries',
  amountCents: 1250,
  giftCardCents: 0,
  chargedBackCents: 0,
  deliveryCents: 0,
  reason: 'return',
  lines: [],
  restock: false,
  madeBy: 'staff:1',
  madeByName: 'Ines Visser',
  madeAt: '2026-06-01T10:00:00.000Z',
  state: 'refused',
  paidAt: null,
  problem: 'The account is closed',
  refusedAt: '2026-06-01T10:01:00.000Z',
  transferReference: null,
  creditNumber: null,
}

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

async function show(...given: Parameters<typeof showInOffice>) {
  const shown = await showInOffice(...given)
  leave.push(shown.leave)
  return shown
}

test('the page of an order asks for refunds only where payments may be seen (STAFF-4)', async () => {
  const answers = { 'GET /orders/100001/refunds': { items: [refused] } }
  const content = (
    <>
      <OrderRefunds orderId={100_001} siteId={1} />
      <p>the rest</p>
    </>
  )
  const without = await show(content, { permissions: ['orders.read'], answers })
  await expect.poll(() => without.container.textContent).toBe('the rest')
  expect(without.requests).toEqual([])
  without.leave()
  const { requests, container } = await show(content, {
    permissions: ['orders.read', 'payments.read'],
    answers,
  })
  await expect.poll(() => container.textContent).toContain('The account is closed')
  expect(requests).toEqual(['GET /orders/100001/refunds'])
})

test('a refund that the bank was faster than says so, and not that it was paid back (REFUNDS-9, 18)', async () => {
  const settled: Refund = { ...refused, state: 'paid', problem: null, chargedBackCents: 1250 }
  const inPart: Refund = { ...settled, refundId: 9004, chargedBackCents: 250 }
  const answers = { 'GET /orders/100001/refunds': { items: [settled, inPart] } }
  const content = <OrderRefunds orderId={100_001} siteId={1} />
  const { container } = await show(content, { permissions: ['payments.read'], answers })
  await expect.poll(() => container.querySelectorAll('li')).toHaveLength(2)
  const [whole, part] = [...container.querySelectorAll('li')].map((row) => row.textContent)
  expect(whole).toContain('Taken back by the bank')
  expect(whole).not.toContain('Paid back')
  expect(part).toContain('Paid back')
})

test('what is owed says to whom, of which order, how much and why it is not paid; who may asks again (REFUNDS-7)', async () => {
  const apart = { giftCardCents: 500, chargedBackCents: 250 }
  const owed: Refund = {
    ...refused,
    ...apart,
    refundId: 9002,
    orderId: 100_002,
    state: 'owed',
    problem: null,
  }
  const answers = {
    'GET /refunds': { items: [refused, owed], next: '', isMore: false },
    'POST /refunds/9001/retry': { refundId: 9001, state: 'owed' },
  }
  const permissions = ['payments.read', 'refunds.make'] as const
  const { requests, container } = await show(<RefundList />, { permissions, answers })
  const rows = () => [...container.querySelectorAll('tr[data-row]')]
  await expect.poll(rows).toHaveLength(2)
  expect(requests).toEqual(['GET /refunds?state=unpaid&limit=50'])
  const [first, second] = rows()
  for (const words of ['100001', 'Anna de Vries', '12.50', 'The account is closed'])
    expect(first?.textContent).toContain(words)
  expect(second?.querySelector('button')).toBeNull()
  expect(first?.textContent).not.toMatch(/gift card|taken back/)
  expect(second?.textContent).toMatch(/gift card €5\.00.*taken back by the bank €2\.50/)
  first?.querySelector('button')?.click()
  await expect.poll(() => requests).toContain('POST /refunds/9001/retry')
})

test('who may give money back says that a refused refund was paid by bank transfer, with a reference (REFUNDS-8)', async () => {
  const byTransfer: Refund = {
    ...refused,
    refundId: 9003,
    state: 'paid',
    problem: null,
    transferReference: 'SEPA 7',
  }
  const answers = {
    'GET /orders/100001/refunds': { items: [refused, byTransfer] },
    'POST /refunds/9001/paid-by-transfer': { refundId: 9001, state: 'paid' },
  }
  const content = <OrderRefunds orderId={100_001} siteId={1} />
  const reader = await show(content, { permissions: ['payments.read'], answers })
  await expect.poll(() => reader.container.textContent).toContain('By bank transfer: SEPA 7')
  expect(reader.container.querySelector('button')).toBeNull()
  reader.leave()
  const { requests, sent, container } = await show(content, {
    permissions: ['payments.read', 'refunds.make'],
    answers,
  })
  await expect.poll(() => buttonWith(container, 'Paid by bank transfer')).toBeDefined()
  buttonWith(container, 'Paid by bank transfer')?.click()
  await expect.poll(() => buttonWith(document.body, 'Keep as paid')).toBeDefined()
  await userEvent.type(document.querySelector('textarea') ?? document.body, ' SEPA 8')
  buttonWith(document.body, 'Keep as paid')?.click()
  await expect.poll(() => requests).toContain('POST /refunds/9001/paid-by-transfer')
  expect(sent).toEqual([{ reference: 'SEPA 8' }])
  await expect.poll(() => buttonWith(document.body, 'Keep as paid')).toBeUndefined()
})

test('cancelling says what goes back, and what the bank has taken back does not (REFUNDS-3, 16)', async () => {
  const left = { lines: [], costsCents: 1250, totalCents: 1250, refundedCents: 0, giftCardLeftCents: 0 }
  const order = { orderId: 100_001, status: 'paid', languageId: 1 } as const
  const dialog = <CancelDialog order={order} onClose={() => undefined} />
  for (const [paymentLeftCents, words] of [
    [1250, 'Cancel and refund €12.50'],
    [0, 'Cancel the order'],
  ] as const) {
    const answers = { 'GET /orders/100001/refundable': { ...left, paymentLeftCents } }
    const shown = await show(dialog, { permissions: ['orders.cancel'], answers })
    await expect.poll(() => buttonWith(document.body, words)).toBeDefined()
    const isTold = document.body.textContent.includes('Taken back by the bank€12.50')
    expect(isTold).toBe(paymentLeftCents === 0)
    shown.leave()
  }
})

test('what is left of an order that has ended can be given back; where nothing is left the button says why (REFUNDS-3, 15)', async () => {
  const paidAt = '2026-06-01T10:00:00.000Z'
  const order = { orderId: 100_001, siteId: 1, status: 'cancelled', paidAt, languageId: 1 } as const
  const ended = { ...order, shipments: [] }
  const left = { lines: [], costsCents: 595, totalCents: 2380, giftCardLeftCents: 0, paymentLeftCents: 595 }
  for (const [refundedCents, isOffered] of [
    [1785, true],
    [2380, false],
  ] as const) {
    const answers = { 'GET /orders/100001/refundable': { ...left, refundedCents } }
    const shown = await show(<MoneyActions order={ended} />, {
      permissions: ['payments.read', 'refunds.make'],
      answers,
    })
    await expect.poll(() => shown.requests).toContain('GET /orders/100001/refundable')
    const state = () => buttonWith(shown.container, 'Refund')?.getAttribute('aria-disabled') !== 'true'
    await expect.poll(state).toBe(isOffered)
    shown.leave()
  }
})

function buttonWith(container: Element, words: string): HTMLButtonElement | undefined {
  return [...container.querySelectorAll('button')].find(({ textContent }) => textContent === words)
}

const line = { lineNumber: 1, quantity: 2, leftCents: 1190, invoicedQuantity: 2, invoicedCents: 1190 }
const other = { ...line, lineNumber: 2, quantity: 1, leftCents: 595 }
const named = { description: 'Haver Basis Muesli', unsent: 0 }

test.each([
  [
    'the last pieces of a withdrawal',
    [line, { ...other, quantity: 0, leftCents: 0 }],
    2,
    'withdrawal',
    '17.85',
  ],
  ['a part of the last pieces of a withdrawal', [line], 1, 'withdrawal', '5.95'],
  ['a withdrawal of which another piece is to come', [line, other], 2, 'withdrawal', '11.90'],
  ['a return that is no withdrawal', [line], 2, 'return', '11.90'],
] as const)(
  '%s proposes to give back what delivery cost, or not (WITHDRAWAL-5)',
  async (_, lines, quantity, reason, sum) => {
    const left = {
      lines: lines.map((each) => ({ ...each, ...named })),
      costsCents: 595,
      totalCents: 2380,
      refundedCents: 0,
      giftCardLeftCents: 0,
      paymentLeftCents: 2380,
    }
    const answers = { 'GET /orders/100001/refundable': left }
    const ofReturn = { returnId: 7001, lineNumber: 1, quantity, reason }
    const dialog = <RefundDialog orderId={100_001} onClose={() => undefined} ofReturn={ofReturn} />
    await show(dialog, { permissions: ['payments.read', 'refunds.make'], answers })
    const pressed = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
    await expect.poll(() => pressed().some((words) => words.includes(sum))).toBe(true)
  },
)

test('back to stock is not ticked for what left the house, and asks whether it is closed and undamaged; a double click is one refund and one message (REFUNDS-11)', async () => {
  const left = {
    lines: [{ ...line, ...named, unsent: 0 }],
    costsCents: 0,
    totalCents: 1190,
    refundedCents: 0,
    giftCardLeftCents: 0,
    paymentLeftCents: 1190,
  }
  const answers = {
    'GET /orders/100001/refundable': left,
    'POST /returns/7001/refund': { refund: { amountCents: 1190, creditNumber: 'HC-2026-000001' } },
  }
  const ofReturn = { returnId: 7001, lineNumber: 1, quantity: 2, reason: 'return' } as const
  let closed = 0
  const dialog = <RefundDialog orderId={100_001} onClose={() => (closed += 1)} ofReturn={ofReturn} />
  const { requests } = await show(dialog, { permissions: ['payments.read', 'refunds.make'], answers })
  const ticks = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  await expect.poll(() => ticks().map(({ checked }) => checked)).toEqual([false])
  const refund = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('11.90'))
  ticks()[0]?.click()
  await expect.poll(() => ticks().map(({ checked }) => checked)).toEqual([true, false])
  await expect.poll(() => refund()?.getAttribute('aria-disabled') ?? refund()?.disabled).toBeTruthy()
  ticks()[1]?.click()
  await expect.poll(() => ticks().map(({ checked }) => checked)).toEqual([true, true])
  refund()?.click()
  refund()?.click()
  await expect.poll(() => closed).toBe(1)
  expect(requests.filter((call) => call.startsWith('POST'))).toEqual(['POST /returns/7001/refund'])
})
