import { afterEach, expect, test } from 'vitest'
import { showInOffice } from '../../testing/show-in-office'
import { AccountCard } from './account-card'
import type { Account } from './customer'

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
