import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toastQueue } from '../../platform/toasts'
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
  toastQueue.clear()
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

test('a blocked lot says why, and its release is blocked again from its message (LOTS-3)', async () => {
  const content = (
    <>
      <LotDetail lotId={7} />
      <ToastRegion />
    </>
  )
  const answers = {
    'GET /lots/7': { ...lot, state: 'blocked', blockedReason: 'damp' },
    'POST /lots/7/block': { available: 0 },
    'POST /lots/7/unblock': { available: 40 },
  }
  const shown = await showInOffice(content, { permissions: ['stock.read', 'lots.block'], answers })
  leave.push(shown.leave)
  await expect.element(page.getByText('damp')).toBeVisible()
  await page.getByRole('button', { name: 'Release lot' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('dry again')
  await page.getByRole('button', { name: 'Release it' }).click()
  await expect.element(page.getByText('Lot L-7 is free again. Free to sell of the pack: 40.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  const posts = () => shown.requests.filter((call) => call.startsWith('POST'))
  await expect.poll(posts).toEqual(['POST /lots/7/unblock', 'POST /lots/7/block'])
  expect(shown.sent).toEqual([{ reason: 'dry again' }, { reason: 'Taken back: dry again' }])
})

test('a recall asks why first, writes to whom has no letter yet in their languages, and is over with the answer (LOTS-10, REASONS-2)', async () => {
  const order = { firstName: 'Anna', lastName: 'de Vries', pieces: 1, sentAt: lot.receivedAt, letter: null }
  const items = [
    { ...order, orderId: 1, languageId: 1 },
    { ...order, orderId: 2, languageId: 2, letter: { state: 'sent', at: lot.receivedAt } },
  ]
  const answers: Record<string, unknown> = {
    'GET /lots/7': { ...lot, orders: 2 },
    'GET /recalls/7': { items },
    'POST /recalls': () => new Response('{"code":"not-found"}', { status: 404 }),
  }
  const content = (
    <>
      <LotDetail lotId={7} />
      <ToastRegion />
    </>
  )
  const shown = await showInOffice(content, { permissions: ['stock.read', 'recall.run'], answers })
  leave.push(shown.leave)
  await page.getByRole('button', { name: 'Send letters' }).click()
  const send = page.getByRole('button', { name: 'Send the letters' })
  await send.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(shown.sent).toEqual([])
  await page.getByRole('radio', { name: 'Mould in the feed' }).click()
  const words = page.getByRole('textbox')
  expect(words.elements()).toHaveLength(1)
  await words.fill('Niet voeren')
  await send.click()
  await expect.element(page.getByText('It does not exist, or not on your sites.')).toBeInTheDocument()
  await expect.element(words).toHaveValue('Niet voeren')
  answers['POST /recalls'] = { letters: 1 }
  await send.click()
  await expect.element(send).not.toBeInTheDocument()
  expect(shown.sent.at(-1)).toEqual({ lotId: 7, reason: 'mould', ownWords: { nl: 'Niet voeren' } })
})
