import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toastQueue } from '../../platform/toasts'
import { showInOffice } from '../../testing/show-in-office'
import { ToastRegion } from '../../ui/toast-region'
import { OrderNotes } from './order-notes'

const note = {
  orderNoteId: 5,
  at: '2026-06-01T11:00:00.000Z',
  madeBy: 'staff:1',
  madeByName: 'Ines Visser',
  isOwn: true,
  words: 'Call first',
}
const other = { ...note, orderNoteId: 4, madeByName: 'Bram Bos', isOwn: false, words: 'Pays late' }

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
  toastQueue.clear()
})

async function show(
  answers: Record<string, unknown>,
  permissions: ['orders.change'] | [] = ['orders.change'],
) {
  const content = (
    <>
      <OrderNotes orderId={100_001} siteId={1} />
      <ToastRegion />
    </>
  )
  const shown = await showInOffice(content, { permissions, answers })
  leave.push(shown.leave)
  await expect.element(page.getByText('Pays late')).toBeVisible()
  return { ...shown, changes: () => shown.requests.filter((call) => !call.startsWith('GET')) }
}

test('a note is begun with n and kept with Ctrl Enter; a refusal leaves its words, an answer empties the field, Undo takes that note away (ORDERS-24)', async () => {
  const answers: Record<string, unknown> = {
    'GET /orders/100001/notes': { items: [other] },
    'POST /orders/100001/notes': () => new Response('{"code":"too-many-attempts"}', { status: 429 }),
  }
  const { sent, changes } = await show(answers)
  const field = page.getByRole('textbox', { name: 'New note' })
  await userEvent.keyboard('n')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Call first {Control>}{Enter}{/Control}')
  await expect.element(page.getByText('That was tried too often. Wait a moment.')).toBeVisible()
  await expect.element(field).toHaveValue('Call first ')
  answers['POST /orders/100001/notes'] = note
  answers['GET /orders/100001/notes'] = { items: [note, other] }
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(field).toHaveValue('')
  await expect.element(field).not.toHaveFocus()
  await expect.element(page.getByText('Call first')).toBeVisible()
  expect(sent).toEqual([{ words: 'Call first' }, { words: 'Call first' }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => changes().at(-1)).toBe('DELETE /orders/100001/notes/5')
})

test('only the writer of a note takes it away, and Undo brings its words back (ORDERS-24)', async () => {
  const answers = { 'GET /orders/100001/notes': { items: [other, note] }, 'POST /orders/100001/notes': note }
  const { sent, changes } = await show(answers)
  const away = page.getByRole('button', { name: 'Take note away' })
  expect(away.elements()).toHaveLength(1)
  await away.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(changes).toEqual(['DELETE /orders/100001/notes/5', 'POST /orders/100001/notes'])
  expect(sent.at(-1)).toEqual({ words: 'Call first' })
})

test('who may not change an order reads its notes and neither writes nor takes away (ORDERS-24, STAFF-1)', async () => {
  await show({ 'GET /orders/100001/notes': { items: [other, note] } }, [])
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Take note away' })).not.toBeInTheDocument()
})
