import type { ReportFields } from '@haverhof/domain/reports'
import { expect, test, vi } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { ReportForm } from './report-form'
import { firstStage } from './take-report'

const empty = firstStage.name === 'form' ? firstStage.values : undefined

async function reportForm(changes: Partial<ReportFields> = {}, isJudged = false) {
  if (!empty) throw new Error('a report begins with its form')
  const send = vi.fn<(values: ReportFields) => Promise<void>>(() => Promise.resolve())
  const start = { ...empty, ...changes }
  const screen = await renderInShop(
    <ReportForm start={start} isJudged={isJudged} hasFailed={false} send={send} />,
  )
  return {
    ...screen,
    send,
    explanation: screen.getByLabelText('Why?'),
    email: screen.getByLabelText(/^E-mail address/),
    goodFaith: screen.getByRole('checkbox'),
    submit: screen.getByRole('button', { name: 'Send report' }),
  }
}

test('REPORTS-14: what is missing is said beside its field, and nothing that was typed is lost', async () => {
  const { explanation, email, submit, send, getByText, getByRole } = await reportForm()
  await explanation.fill('Not nice')
  await email.fill('anna')
  await submit.click()
  await expect.element(getByRole('radio', { name: 'Against the law' })).toHaveFocus()
  await expect
    .element(getByRole('group', { name: 'What is wrong with it?' }))
    .toHaveAccessibleDescription(/required/)
  await expect.element(explanation).toHaveAccessibleDescription(/Write at least 5 words/)
  await expect.element(email).toHaveAccessibleDescription(/Enter an e-mail address/)
  await expect.element(getByText('Please tick this')).toBeVisible()
  await expect.element(explanation).toHaveValue('Not nice')
  await expect.element(email).toHaveValue('anna')
  expect(send).not.toHaveBeenCalled()
})

test('REPORTS-13: a report goes out without a name and an address', async () => {
  const { explanation, goodFaith, submit, send, getByRole } = await reportForm()
  await getByRole('radio', { name: 'Insulting or hateful' }).click()
  await explanation.fill('It calls my neighbour names.')
  await goodFaith.click()
  await submit.click()
  await expect
    .poll(() => send.mock.calls)
    .toEqual([
      [
        {
          reason: 'insulting',
          explanation: 'It calls my neighbour names.',
          fullName: '',
          emailAddress: '',
          goodFaith: 'yes',
        },
      ],
    ])
})

test('REPORTS-22: what was posted without scripts and refused names every field above the form', async () => {
  const { getByRole, explanation } = await reportForm({ reason: 'other', explanation: 'Not nice' }, true)
  const items = getByRole('alert').getByRole('listitem')
  await expect.element(items.nth(0)).toHaveTextContent('Why?: Write at least 5 words')
  await expect
    .element(items.nth(1))
    .toHaveTextContent('I say in good faith that what I write here is right and complete: Please tick this')
  await expect.element(explanation).toHaveValue('Not nice')
  await expect.element(getByRole('radio', { name: 'Another reason' })).toBeChecked()
})
