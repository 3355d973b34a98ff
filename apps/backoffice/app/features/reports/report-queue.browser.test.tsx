import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import type { Report } from './report'
import { ReportQueue } from './report-queue'

const report = (reportId: number): Report => ({
  reportId,
  about: 'question',
  aboutId: 100 + reportId,
  title: null,
  text: `Question ${reportId}`,
  answer: null,
  author: null,
  concerns: [],
  marks: [],
  reason: 'insulting',
  explanation: '',
  fullName: null,
  hasMailbox: false,
  isShown: true,
  language: 'en',
  productId: 101,
  productTitle: 'Muesli',
  siteId: 1,
  state: 'open',
  submittedAt: '2026-06-01T10:00:00.000Z',
  decidedAt: null,
})

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

test('a reported text is kept after a question and hidden with a reason, each time the one that is looked at (REPORTS-5, REPORTS-11)', async () => {
  const items = [1, 2, 3].map(report)
  const decided = (reportId: number, state: Report['state']) => () => {
    items.splice(
      items.findIndex((each) => each.reportId === reportId),
      1,
    )
    return Response.json({ ...report(reportId), state })
  }
  const answers = {
    'GET /reports': { items, total: 3, next: null },
    'POST /reports/2/decision': decided(2, 'kept'),
    'POST /reports/3/decision': decided(3, 'removed'),
  }
  const shown = await showInOffice(<ReportQueue />, { permissions: ['reports.decide'], answers })
  leave.push(shown.leave)
  const looksAt = async (words: string) => {
    await expect.element(page.getByRole('article')).toHaveAccessibleName(words)
  }
  const decisions = () => shown.requests.filter((call) => call.startsWith('POST'))
  await looksAt('Question 1')
  await userEvent.keyboard('j')
  await looksAt('Question 2')
  await userEvent.keyboard('p')
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText('Question 2')).toBeVisible()
  expect(decisions()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await looksAt('Question 3')
  await expect.element(question).not.toBeInTheDocument()
  await userEvent.keyboard('x')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').nth(0).click({ force: true })
  await userEvent.keyboard('{Enter}')
  expect(decisions()).toEqual(['POST /reports/2/decision'])
  await dialog.getByRole('button', { name: 'Take off the shop' }).click()
  await expect.poll(decisions).toEqual(['POST /reports/2/decision', 'POST /reports/3/decision'])
  await looksAt('Question 1')
  expect(shown.sent).toMatchObject([{ decision: 'kept' }, { decision: 'removed' }])
})
