import { afterEach, expect, test } from 'vitest'
import type { StaffSchemas } from '../../platform/api'
import { showInOffice } from '../../testing/show-in-office'
import { OrderMails } from './order-mails'

const mail: StaffSchemas['MailOfOrder'] = {
  mailId: 1,
  kind: 'order-sent',
  toAddress: 'anna@example.nl',
  subject: 'On its way',
  createdAt: '2026-06-01T10:00:00.000Z',
  sentAt: null,
  state: 'given-up',
  lastError: '550 no such mailbox',
  canResend: true,
}

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

test('a mail that was given up says so and why, one that was sent again does not wait (MAIL-16)', async () => {
  const items = [
    mail,
    { ...mail, mailId: 2, state: 'resent' },
    { ...mail, mailId: 3, state: 'waiting', lastError: null },
  ]
  const answers = { 'GET /orders/100001/mails': { items } }
  const shown = await showInOffice(<OrderMails orderId={100_001} siteId={1} />, {
    permissions: ['customers.read'],
    answers,
  })
  leave.push(shown.leave)
  const rows = () => [...shown.container.querySelectorAll('li')].map(({ textContent }) => textContent)
  await expect.poll(rows).toHaveLength(3)
  const [givenUp, resent, waiting] = rows()
  expect(givenUp).toContain('Given up')
  expect(givenUp).toContain('550 no such mailbox')
  expect(resent).toContain('Given up and sent again')
  expect(waiting).toContain('Waits since')
})
