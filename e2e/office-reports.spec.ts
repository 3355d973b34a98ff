import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInLightAndDark } from './axe.ts'
import { mailTo, newMailbox } from './mailbox.ts'
import { acceptInvitation, atOffice } from './office.ts'
import { expect, test } from './shop-test.ts'
import { answerQuestion } from './answer-question.ts'
import { call } from './orders.ts'
import { visit } from './visit.ts'

test.use({ expectedMessages: [/the server responded with a status of (401|409)/], locale: 'en-GB' })

/** A question that is answered and reported; gives its words. */
async function reportedQuestion(page: Page, { asker, reader }: Record<'asker' | 'reader', string>) {
  const question = `Is dit korrel of brok (${asker.split('.')[0]} ${asker.split('.')[1]})?`
  await call(page, 'POST', '/api/questions', {
    productId: 111,
    question,
    asker: 'Anna',
    emailAddress: asker,
  })
  const id = await answerQuestion(page, question, 'Dit is een brok.')
  await call(page, 'POST', '/api/reports', {
    kind: 'question',
    id,
    reason: 'insulting',
    explanation: 'Hier wordt mijn buurvrouw uitgescholden.',
    fullName: 'Eva Jansen',
    emailAddress: reader,
    goodFaith: 'yes',
  })
  return question
}

/** Other stories may have reported before. */
async function goTo(page: Page, words: string): Promise<void> {
  const shown = page.getByRole('article')
  const text = async () => (await shown.textContent()) ?? ''
  let before = await text()
  while (!before.includes(words)) {
    await page.keyboard.press('j')
    await expect(shown).not.toHaveText(before)
    before = await text()
  }
}

test('staff leave what was reported, or take it off, and everybody is told (REPORTS-5, REPORTS-6, REPORTS-7, REPORTS-11)', async ({
  page,
}) => {
  const readers = [newMailbox('keeps'), newMailbox('removes')] as const
  const asker = newMailbox('reported')
  await visit(page, 'haverhof.nl', '/')
  const keptQuestion = await reportedQuestion(page, { asker: newMailbox('kept'), reader: readers[0] })
  const removedQuestion = await reportedQuestion(page, { asker, reader: readers[1] })
  expect(await mailTo(page, readers[0], 'report-receipt')).toContain('Wij hebben uw melding ontvangen')

  await acceptInvitation(page, 'service')
  await page.goto(atOffice('/today'))
  await page.getByRole('link', { name: /Reports to decide on/ }).click()
  const shown = page.getByRole('article')
  await expect(shown).toBeVisible()
  await goTo(page, keptQuestion)
  await expect(shown.getByText('Insulting or hateful')).toBeVisible()
  await expect(shown.getByText(/Reported by Eva Jansen/)).toBeVisible()
  await expectAccessibleInLightAndDark(page, 'a report')
  await page.keyboard.press('p')
  await expect(page.getByRole('alertdialog', { name: 'Leave the text in the shop?' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Stays:' })).toContainText(keptQuestion)
  expect(await mailTo(page, readers[0], 'report-decided')).toContain('De tekst blijft staan')

  await goTo(page, removedQuestion)
  await page.keyboard.press('x')
  const dialog = page.getByRole('dialog', { name: 'Take the text off the shop' })
  await dialog.getByText('Personal details').click()
  await expectAccessible(page, 'taking a text off')
  await dialog.getByRole('button', { name: 'Take off the shop' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Taken off:' })).toContainText(removedQuestion)
  expect(await mailTo(page, readers[1], 'report-decided')).toContain('Wij tonen de tekst niet meer')

  await page.getByRole('link', { name: 'All reports' }).click()
  const view = page.getByRole('button', { name: 'Taken off' })
  await view.click()
  await expect(view).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: removedQuestion }).first().click()
  await expect(shown.getByText('Not shown any more')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Report: the text was taken off' })).toBeVisible()
  await expectAccessible(page, 'the list of reports')
})
