import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { WithdrawalActions } from './withdrawal-actions'
import type { Withdrawal } from './withdrawal-calls'

const withdrawal: Withdrawal = {
  withdrawalId: 7,
  siteId: 1,
  kind: 'withdrawal',
  state: 'waiting',
  fullName: 'Anna de Vries',
  emailAddress: 'anna@example.com',
  orderNumber: 'order 100 001',
  orderId: null,
  orderStatus: null,
  statement: '',
  receivedAt: '2026-06-01T10:00:00.000Z',
  confirmedAt: null,
  isToBeConfirmed: false,
  endingId: null,
  endsOn: null,
  decidedAt: null,
  decidedBy: null,
  decidedByName: null,
  closingNote: null,
}

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

async function open(answers: Readonly<Record<string, unknown>> = {}, given = withdrawal) {
  const done = vi.fn<() => void>()
  const content = <WithdrawalActions withdrawal={given} done={done} />
  const shown = await showInOffice(content, { permissions: ['returns.decide'], answers })
  leave.push(shown.leave)
  await expect.element(page.getByRole('button', { name: /^Close/ })).toBeVisible()
  return { ...shown, done }
}

const refused = (code: string, status: number) => () => Response.json({ code }, { status })

test('a declaration is matched with the number that was typed; a wrong one keeps the dialog and what stands in it (WITHDRAWAL-6)', async () => {
  const answers: Record<string, unknown> = { 'POST /withdrawals/7/match': refused('not-found', 404) }
  const { sent } = await open(answers)
  await userEvent.keyboard('y')
  await userEvent.keyboard('m')
  const number = page.getByRole('textbox', { name: 'Order number' })
  await expect.element(number).toHaveFocus()
  await number.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(number).toHaveAccessibleDescription(/Type the number of an order/)
  expect(sent).toEqual([])
  await number.fill('100002')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toEqual([{ orderId: 100_002 }])
  await expect.element(number).toBeVisible()
  answers['POST /withdrawals/7/match'] = {}
  await number.fill('100003')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent.at(-1)).toEqual({ orderId: 100_003 })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('closing a declaration needs a reason, which a refusal does not lose (WITHDRAWAL-6)', async () => {
  const answers: Record<string, unknown> = { 'POST /withdrawals/7/close': refused('already-decided', 409) }
  const { sent, done } = await open(answers)
  await userEvent.keyboard('f')
  const why = page.getByRole('textbox', { name: 'Why it leads to nothing' })
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(why).toHaveAccessibleDescription(/Say why first/)
  await why.fill('twice')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => sent).toEqual([{ note: 'twice' }])
  await expect.element(why).toHaveValue('twice')
  expect(done).not.toHaveBeenCalled()
  answers['POST /withdrawals/7/close'] = {}
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => done.mock.calls).toHaveLength(1)
})

test('a matched declaration is accepted once, however often the key is pressed (WITHDRAWAL-6)', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const answers = { 'POST /withdrawals/7/accept': () => promise }
  const { requests, done } = await open(answers, { ...withdrawal, orderId: 100_001 })
  await userEvent.keyboard('yy')
  resolve(Response.json({ returnIds: [7001], refund: null }))
  await expect.poll(() => done.mock.calls).toHaveLength(1)
  expect(requests).toEqual(['POST /withdrawals/7/accept'])
})
