import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInLightAndDark } from './axe.ts'
import { acceptInvitation, atOffice } from './office.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test.use({ expectedMessages: [/the server responded with a status of (401|409)/], locale: 'en-GB' })

async function askQuestions(page: Page, words: readonly string[]): Promise<void> {
  await visit(page, 'haverhof.be', '/')
  await page.evaluate(async (questions) => {
    for (const [index, question] of questions.entries()) {
      const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }
      const body = {
        productId: 111,
        question,
        asker: 'Anna',
        emailAddress: `a${index}-${question.length}@example.nl`,
      }
      const answer = await fetch('/api/questions', { method: 'POST', headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    }
  }, words)
}

/** Other stories may have asked before. */
async function goTo(page: Page, words: string): Promise<void> {
  const shown = page.getByRole('article')
  // Its name is the question without the marks that are set in it.
  const name = async () => (await shown.getAttribute('aria-label')) ?? ''
  let before = await name()
  while (before !== words) {
    await page.keyboard.press('j')
    await expect(shown).not.toHaveAccessibleName(before)
    before = await name()
  }
}

test('staff answer, reject, take back, change and take off with the keyboard (QUESTIONS-4, QUESTIONS-5, QUESTIONS-6, QUESTIONS-7)', async ({
  page,
}) => {
  const mark = Date.now().toString(36)
  const [first, second] = [`Hoe groot is een korrel ${mark}?`, `Zie www.elders.nl ${mark}, klopt dat?`]
  await askQuestions(page, [first, second])
  await acceptInvitation(page, 'service')
  await page.goto(atOffice('/today'))
  await page.getByRole('link', { name: /Questions to answer/ }).click()
  const shown = page.getByRole('article')
  await expect(shown).toBeVisible()
  await goTo(page, first)
  await expectAccessibleInLightAndDark(page, 'a question')
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Answer in public' })
  await expect(dialog.getByText('give no diagnosis')).toBeVisible()
  await page.getByRole('textbox').fill('Een korrel is klein.')
  await expectAccessible(page, 'an answer')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Answered:' })).toContainText(first)

  await goTo(page, second)
  await expect(shown.getByText('Link', { exact: true })).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('dialog', { name: 'Reject this question' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Rejected:' })).toContainText(second)
  await page.keyboard.press('z')
  await expect(shown).toHaveAccessibleName(second)

  await page.getByRole('link', { name: 'All questions' }).click()
  const view = page.getByRole('button', { name: 'Answered' })
  await view.click()
  await expect(view).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: first }).first().click()
  await expect(shown.getByText('Een korrel is klein.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Question answered' })).toBeVisible()
  await expectAccessible(page, 'the list of questions')
  await page.getByRole('button', { name: 'Change the answer' }).click()
  await page.getByRole('textbox', { name: /Everybody reads this/ }).fill('Een korrel is 4 mm dik.')
  await page.getByRole('button', { name: /Save the change/ }).click()
  await expect(shown.getByText('Een korrel is 4 mm dik.')).toBeVisible()
  await page.getByRole('button', { name: 'Take off the shop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take off the shop' }).click()
  await expect(page.getByText('Not shown: Not about the product')).toBeVisible()
})
