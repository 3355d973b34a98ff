import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { AccountCard } from './account-card'
import type { Account, Customer, RepeatDelivery } from './customer'
import { RepeatCard } from './repeat-card'

const account: Account = {
  userId: '00000000-0000-4000-8000-000000000001',
  siteId: 1,
  languageId: 1,
  emailAddress: 'anna@example.nl',
  firstName: 'Anna',
  lastName: 'de Vries',
  phoneNumber: '+31595123456',
  mobile: null,
  companyName: null,
  vatNumber: null,
  address: null,
  billingContact: null,
  shipping: null,
  isActivated: true,
  createdAt: '2026-06-01T10:00:00.000Z',
  activatedAt: '2026-06-01T10:00:00.000Z',
  sessions: 0,
  lastSeenAt: null,
}

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

test('name and phone number of a customer are changed by who may (CUSTOMERS-15)', async () => {
  const reader = await showInOffice(<AccountCard account={account} />, { permissions: ['customers.read'] })
  await expect.poll(() => reader.container.textContent).toContain('anna@example.nl')
  expect(buttonOf('Change')).toBeUndefined()
  reader.leave()
  const permissions = ['customers.read', 'customers.change'] as const
  const shown = await showInOffice(<AccountCard account={account} />, { permissions })
  leave.push(shown.leave)
  await expect.poll(() => buttonOf('Change')).toBeDefined()
  buttonOf('Change')?.click()
  await expect.poll(() => buttonOf('Save')).toBeDefined()
  buttonOf('Save')?.click()
  await expect.poll(() => shown.requests).toContain(`POST /customers/${account.userId}/details`)
  const { firstName, lastName, phoneNumber } = account
  expect(shown.sent).toEqual([{ firstName, lastName, phoneNumber }])
})

test('the repeat delivery that was pressed is paused with its reason; a refusal loses none of it (REPEAT-22)', async () => {
  const first = { repeatDeliveryId: 71, siteId: 1, state: 'active', pauseReason: null, days: 28, lines: [] }
  const dates = { day: '2026-07-01', changeUntil: '2026-06-28' }
  const repeatDeliveries = [first, { ...first, repeatDeliveryId: 72 }].map(
    (each) => ({ ...each, ...dates }) as unknown as RepeatDelivery,
  )
  const customer = { repeatDeliveries, account } as unknown as Customer
  const answers: Record<string, unknown> = {
    'POST /repeat-deliveries/72/pause': () => Response.json({}, { status: 500 }),
  }
  const permissions = ['customers.read', 'repeats.change'] as const
  const shown = await showInOffice(<RepeatCard customer={customer} />, { permissions, answers })
  leave.push(shown.leave)
  await page.getByRole('button', { name: 'Pause 72' }).click()
  const dialog = page.getByRole('dialog')
  const pause = dialog.getByRole('button', { name: 'Pause' })
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await pause.click()
  await expect.element(reason).toHaveAccessibleDescription(/Say why/)
  expect(shown.sent).toEqual([])
  await reason.fill(' on holiday ')
  await pause.click()
  await expect.poll(() => shown.sent).toEqual([{ reason: 'on holiday' }])
  await expect.element(reason).toHaveValue(' on holiday ')
  answers['POST /repeat-deliveries/72/pause'] = dates
  await pause.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(new Set(shown.requests)).toEqual(new Set(['POST /repeat-deliveries/72/pause']))
})
