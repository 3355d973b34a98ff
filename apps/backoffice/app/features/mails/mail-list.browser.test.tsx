import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { MailList } from './mail-list'
import { MailSheet } from './mail-sheet'

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

test('the mails are narrowed by what they are about, in words (MAIL-18)', async () => {
  const answers = { 'GET /mails': { items: [], next: null, total: 0 } }
  const shown = await showInOffice(<MailList timeLine={() => null} />, {
    permissions: ['mails.read'],
    answers,
  })
  leave.push(shown.leave)
  const { requests, container, router } = shown
  await expect.poll(() => container.textContent).toContain('No mails here')
  await router.navigate('/mails?view=sent&state=sent&kind=credit-note')
  await expect.poll(() => requests.some((call) => call.includes('kind=credit-note'))).toBe(true)
  const choices = [...container.querySelectorAll('select')].map(
    ({ selectedOptions }) => selectedOptions[0]?.textContent,
  )
  expect(choices).toContain('credit note')
  expect(container.textContent).toContain('Kind')
})

const mail = {
  mailId: 7,
  siteId: 1,
  kind: 'credit-note',
  state: 'given-up',
  subject: 'Your credit note',
  toAddress: 'anna@example.com',
  createdAt: '2026-06-01T10:00:00.000Z',
  sentAt: null,
  nextAttemptAt: null,
  attempts: 12,
  lastError: '550 no such mailbox',
  isSecret: false,
}

test('a mail beside the list says to whom it went and why it did not arrive', async () => {
  const shown = await showInOffice(
    <MailSheet mailId={7} onClose={() => undefined} timeLine={(subject) => <p>time line of {subject}</p>} />,
    { permissions: ['mails.read'], answers: { 'GET /mails/7': mail } },
  )
  leave.push(shown.leave)
  await expect.poll(() => document.body.textContent).toContain('550 no such mailbox')
  for (const words of ['Your credit note', 'anna@example.com', '12', 'time line of mail 7'])
    expect(document.body.textContent).toContain(words)
})

test('what is ticked is tried again with one press, and nothing is ticked then (TASKS-1)', async () => {
  const mails = [mail, { ...mail, mailId: 8 }, { ...mail, mailId: 9 }]
  const answers = {
    'GET /mails': { items: mails, next: null },
    'POST /tasks/retry-mails': { done: 2, refused: 0 },
  }
  const shown = await showInOffice(<MailList timeLine={() => null} />, {
    permissions: ['mails.read', 'mails.send'],
    answers,
  })
  leave.push(shown.leave)
  const ticks = page.getByRole('checkbox', { name: 'Select Your credit note' })
  await ticks.nth(0).click()
  await ticks.nth(2).click()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => shown.sent).toEqual([{ ids: [7, 9] }])
  await expect.element(page.getByText('2 selected')).not.toBeInTheDocument()
})

test('a mail goes again to the address that was corrected; what is refused is said at the field, where it stays (MAIL-18)', async () => {
  const refused = { code: 'bad-input', parameter: 'toAddress' }
  const answers: Record<string, unknown> = {
    'GET /mails/7': { ...mail, html: null, plainText: 'Dear Anna' },
    'POST /mails/7/retry': () => Response.json(refused, { status: 400 }),
  }
  const sheet = <MailSheet mailId={7} onClose={() => undefined} timeLine={() => null} />
  const shown = await showInOffice(sheet, { permissions: ['mails.read', 'mails.send'], answers })
  leave.push(shown.leave)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => shown.sent).toEqual([{ toAddress: null }])
  const address = page.getByRole('textbox', { name: 'Email address' })
  await address.fill('anna@example.net')
  await expect.element(page.getByRole('button', { name: 'Correct the address and send' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => shown.sent.at(-1)).toEqual({ toAddress: 'anna@example.net' })
  await expect.element(address).toHaveAccessibleDescription(/not right/)
  await expect.element(address).toHaveValue('anna@example.net')
})
