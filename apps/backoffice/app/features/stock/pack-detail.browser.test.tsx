import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
