import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { ToastRegion } from '../../ui/toast-region'
import { LotDetail } from './lot-detail'

const lot = {
  lotId: 7,
  lotNumber: 'L-7',
  variantId: 10101,
  article: 'HH10101',
  title: 'Muesli',
  pack: '20 kg',
  amount: 40,
  withheld: 0,
  bestBefore: null,
  receivedAt: '2026-06-01T10:00:00.000Z',
  state: 'free',
  blockedReason: null,
  orders: 0,
  movements: [],
  recalls: [],
}

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

test('blocking a lot asks why and is taken back from its message (LOTS-3)', async () => {
  const content = (
    <>
      <LotDetail lotId={7} />
      <ToastRegion />
    </>
  )
  const answers = {
    'GET /lots/7': lot,
    'POST /lots/7/block': { available: 0 },
    'POST /lots/7/unblock': { available: 40 },
  }
  const shown = await showInOffice(content, { permissions: ['stock.read', 'lots.block'], answers })
  leave.push(shown.leave)
  await page.getByRole('button', { name: 'Block lot' }).click()
  await page.getByRole('button', { name: 'Block it' }).click()
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await expect.element(reason).toHaveFocus()
  expect(shown.sent).toEqual([])
  await reason.fill('damp')
  await page.getByRole('button', { name: 'Block it' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => shown.sent).toEqual([{ reason: 'damp' }, { reason: 'Taken back: damp' }])
  expect(shown.requests.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /lots/7/block',
    'POST /lots/7/unblock',
  ])
})
