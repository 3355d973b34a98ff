import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffSchemas } from '../../platform/api'
import { toastQueue } from '../../platform/toasts'
import { showInOffice } from '../../testing/show-in-office'
import { ToastRegion } from '../../ui/toast-region'
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
  toastQueue.clear()
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

test('the mail whose button is pressed is sent again; of one that was forgotten the button says why not, and a refusal is said in words (MAIL-16)', async () => {
  const answers: Record<string, unknown> = {
    'GET /orders/100001/mails': {
      items: [
        { ...mail, canResend: false },
        { ...mail, mailId: 2, subject: 'Thank you' },
      ],
    },
    'POST /orders/100001/mails/2/resend': () => new Response('{"code":"forgotten"}', { status: 409 }),
  }
  const content = (
    <>
      <OrderMails orderId={100_001} siteId={1} />
      <ToastRegion />
    </>
  )
  const shown = await showInOffice(content, { permissions: ['customers.read', 'orders.change'], answers })
  leave.push(shown.leave)
  const again = (subject: string) =>
    page.getByRole('listitem').filter({ hasText: subject }).getByRole('button', { name: 'Send again' })
  await expect.element(again('On its way')).toHaveAccessibleDescription('What it said has been forgotten.')
  await again('Thank you').click()
  const forgotten = 'What this mail said has been forgotten, so it cannot be sent again.'
  await expect.element(page.getByText(forgotten)).toBeVisible()
  answers['POST /orders/100001/mails/2/resend'] = {}
  await again('Thank you').click()
  await expect.element(page.getByText('The mail is on its way again.')).toBeVisible()
  expect(shown.requests.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /orders/100001/mails/2/resend',
    'POST /orders/100001/mails/2/resend',
  ])
})
