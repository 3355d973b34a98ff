import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toastQueue } from '../../platform/toasts'
import { showInOffice } from '../../testing/show-in-office'
import { ToastRegion } from '../../ui/toast-region'
import { PackDetail } from './pack-detail'
import type { Pack } from './stock-calls'

const pack: Pack = {
  variantId: 10101,
  productId: 101,
  article: 'HH10101',
  ean: '8700000101011',
  title: 'Muesli',
  pack: '20 kg',
  available: 40,
  held: 20,
  inLots: 10,
  blocked: 0,
  withoutLot: 50,
  nextBestBefore: null,
  soldPerWeek: 0,
  daysLeft: null,
}

const answers = {
  'GET /stock/10101': pack,
  'GET /lots': { items: [], next: '', isMore: false },
  'GET /stock/10101/movements': { items: [], next: '', isMore: false },
  'POST /stock/10101/receive': { variantId: 10101, available: 40 },
  'POST /stock/10101/correct': { variantId: 10101, available: 37 },
}

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
  toastQueue.clear()
})

test('pieces without a lot are a figure beside the pack, and get their lot there (LOTS-1, 7)', async () => {
  const permissions = ['stock.read', 'stock.receive'] as const
  const shown = await showInOffice(<PackDetail variantId={10101} />, { permissions, answers })
  leave.push(shown.leave)
  await expect.poll(() => shown.container.textContent).toContain('Without a lot50')
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  button('Give a lot')?.click()
  await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull()
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('50 pieces are without a lot.')
  await userEvent.keyboard('L-7')
  button('Give the lot')?.click()
  await expect.poll(() => shown.requests).toContain('POST /stock/10101/receive')
  expect(shown.sent.at(-1)).toEqual({
    amount: 50,
    lot: { lotNumber: 'L-7', bestBefore: null },
    areInHouse: true,
  })
})

test('who may not receive goods sees the figure alone (STAFF-1)', async () => {
  const shown = await showInOffice(<PackDetail variantId={10101} />, { permissions: ['stock.read'], answers })
  leave.push(shown.leave)
  await expect.poll(() => shown.container.textContent).toContain('Without a lot50')
  expect(shown.container.textContent).not.toContain('Give a lot')
})

test('a correction is taken back from its message: the pieces move the other way (STOCK-5)', async () => {
  const content = (
    <>
      <PackDetail variantId={10101} />
      <ToastRegion />
    </>
  )
  const { leave: go, sent } = await showInOffice(content, {
    permissions: ['stock.read', 'stock.count'],
    answers,
  })
  leave.push(go)
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await page.getByRole('textbox', { name: 'Pieces more or fewer' }).fill('-3')
  await page.getByRole('textbox', { name: 'Note' }).fill('torn')
  await page.getByRole('button', { name: 'Correct the stock' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  const correction = { reason: 'damaged', lotId: null }
  await expect
    .poll(() => sent)
    .toEqual([
      { ...correction, change: -3, note: 'torn' },
      { ...correction, change: 3, note: 'Taken back: torn' },
    ])
})

test('no more pieces get a lot than have none; lot, date and pieces are sent as typed, and a refused lot says so at its field (LOTS-7, 6)', async () => {
  const refused = () =>
    new Response('{"code":"lot-has-another-date","parameter":"lot.bestBefore"}', { status: 409 })
  const receiving: Record<string, unknown> = { ...answers, 'POST /stock/10101/receive': refused }
  const permissions = ['stock.read', 'stock.receive'] as const
  const shown = await showInOffice(<PackDetail variantId={10101} />, { permissions, answers: receiving })
  leave.push(shown.leave)
  await page.getByRole('button', { name: 'Give a lot' }).click()
  await page.getByRole('textbox', { name: 'Lot' }).fill(' L-7 ')
  const amount = page.getByRole('textbox', { name: 'Pieces' })
  await amount.fill('51')
  await userEvent.keyboard('{Enter}')
  await expect.element(amount).toHaveAccessibleDescription(/A whole number from 1 to 50/)
  expect(shown.sent).toEqual([])
  await amount.fill('20')
  const date = page.getByLabelText('Best before')
  await date.fill('2027-03-31')
  await userEvent.keyboard('{Enter}')
  await expect.element(date).toHaveAccessibleDescription(/there already with another best-before date/)
  receiving['POST /stock/10101/receive'] = { variantId: 10101, available: 40 }
  await date.fill('2027-04-30')
  await page.getByRole('button', { name: 'Give the lot' }).click()
  await expect.element(date).not.toBeInTheDocument()
  const lot = { lotNumber: 'L-7', bestBefore: '2027-04-30' }
  expect(shown.sent.at(-1)).toEqual({ amount: 20, lot, areInHouse: true })
})

test('a correction says which lot and why; none is sent without a note or of no piece, and the figures are read anew (STOCK-5, 6)', async () => {
  const lots = [
    { lotId: 1, lotNumber: 'L-1' },
    { lotId: 2, lotNumber: 'L-2' },
  ]
  const items = lots.map((lot) => ({ ...lot, variantId: 10101, amount: 5, bestBefore: null, state: 'free' }))
  const own = { ...answers, 'GET /lots': { items, next: '', isMore: false } }
  const permissions = ['stock.read', 'stock.count'] as const
  const shown = await showInOffice(<PackDetail variantId={10101} />, { permissions, answers: own })
  leave.push(shown.leave)
  await expect.element(page.getByRole('link', { name: 'L-2' })).toBeVisible()
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  const change = page.getByRole('textbox', { name: 'Pieces more or fewer' })
  await change.fill('0')
  await expect.element(change).toHaveAccessibleDescription(/A whole number that is not 0/)
  await change.fill('2')
  await page.getByLabelText('Reason').selectOptions('Came back')
  await page.getByRole('combobox', { name: 'Lot' }).selectOptions('L-2')
  await page.getByRole('button', { name: 'Correct the stock' }).click()
  const note = page.getByRole('textbox', { name: 'Note' })
  await expect.element(note).toHaveAccessibleDescription(/Say what happened first/)
  expect(shown.sent).toEqual([])
  await note.fill('found')
  await page.getByRole('button', { name: 'Correct the stock' }).click()
  await expect.poll(() => shown.sent).toEqual([{ change: 2, reason: 'returned', lotId: 2, note: 'found' }])
  const read = () => shown.requests.filter((call) => call === 'GET /stock/10101?language=en')
  await expect.poll(read).toHaveLength(2)
  await expect.element(note).not.toBeInTheDocument()
})

test('earlier movements of a pack follow those that are shown (STOCK-6)', async () => {
  const movement = (movementId: number) => ({
    movementId,
    at: '2026-06-01T10:00:00.000Z',
    change: movementId,
    reason: 'counted',
    orderId: null,
    actor: null,
  })
  const pages = [
    { items: [movement(72)], next: 'a1', isMore: true },
    { items: [movement(71)], next: '', isMore: false },
  ]
  const own = { ...answers, 'GET /stock/10101/movements': () => Response.json(pages.shift()) }
  const shown = await showInOffice(<PackDetail variantId={10101} />, {
    permissions: ['stock.read'],
    answers: own,
  })
  leave.push(shown.leave)
  const more = page.getByRole('button', { name: 'Earlier ones' })
  await more.click()
  await expect.element(more).not.toBeInTheDocument()
  expect(shown.requests.at(-1)).toBe('GET /stock/10101/movements?after=a1&limit=20')
  const table = page.getByRole('table', { name: 'Movements' })
  await expect.poll(() => table.element().textContent).toMatch(/\+72.*\+71/)
})
