import { afterEach, expect, test } from 'vitest'
import type { StaffSchemas } from '../../platform/api'
import { showInOffice } from '../../testing/show-in-office'
import { HealthScreen } from './health-screen'

const health: StaffSchemas['StaffHealth'] = {
  mails: { waiting: 0, oldestSeconds: 0, givenUp: 0 },
  jobs: { due: 0, oldestDueSeconds: 0, dead: 1 },
  deadJobs: [{ jobId: 77, name: 'refund-payment', failedAt: '2026-06-01T10:00:00.000Z', error: 'no answer' }],
  refunds: { owed: 0, oldestOwed: null, refused: 0 },
  payments: { open: 0, oldestSeconds: 0 },
  webhooks: { waiting: 0, oldestSeconds: 0, parked: 0 },
  books: { checkedAt: '2026-06-01T03:23:00.000Z', orders: 4, breaches: 0, firstBreaches: [] },
  areBooksLate: true,
  providers: [],
  filledAt: null,
  process: {
    isListening: true,
    shop: { most: 10, open: 1, idle: 1, waiting: 0 },
    staff: { most: 4, open: 1, idle: 1, waiting: 0 },
  },
}

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

async function show(permissions: Parameters<typeof showInOffice>[1]['permissions'], of = health) {
  const answers = { 'GET /health': of, 'POST /jobs/77/retry': { jobId: 77, name: 'refund-payment' } }
  const shown = await showInOffice(<HealthScreen />, { permissions, answers })
  leave.push(shown.leave)
  await expect.poll(() => shown.container.textContent).toContain('Books of last night')
  const partOf = (title: string) =>
    [...shown.container.querySelectorAll('section')].find(({ textContent }) => textContent.startsWith(title))
      ?.textContent ?? ''
  return { ...shown, partOf }
}

test('books unchecked for more than a night are not well, nor are those of no night at all (HEALTH-1)', async () => {
  const { partOf } = await show(['health.read'])
  expect(partOf('Books of last night')).toContain('look here')
  expect(partOf('Books of last night')).toContain('The books have not been checked for more than 26 hours.')
  for (const each of leave.splice(0)) each()
  const never = await show(['health.read'], { ...health, books: null })
  expect(never.partOf('Books of last night')).toContain('look here')
  for (const each of leave.splice(0)) each()
  const last = await show(['health.read'], { ...health, areBooksLate: false })
  expect(last.partOf('Books of last night')).not.toContain('look here')
})

test('who may tries a job again that failed for good; who does not see mails is led to none (HEALTH-2, STAFF-1)', async () => {
  const finance = await show(['health.read'])
  expect(finance.container.textContent).toContain('no answer')
  expect(finance.container.textContent).not.toContain('Try again')
  expect(finance.container.querySelector('a[href="/mails"]')).toBeNull()
  for (const each of leave.splice(0)) each()
  const { requests, container } = await show(['health.read', 'health.retry', 'mails.read'])
  expect(container.querySelector('a[href="/mails"]')).not.toBeNull()
  const buttons = [...container.querySelectorAll('button')]
  buttons.find(({ textContent }) => textContent === 'Try again')?.click()
  await expect.poll(() => requests).toContain('POST /jobs/77/retry')
})
