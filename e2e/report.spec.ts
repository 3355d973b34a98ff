import { expectAccessibleAtAllWidths } from './axe.ts'
import { at } from './hosts.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

const muesli = '/paardenvoer/muesli/haver-basis-muesli/'

test('a reader reports a review from where it stands (REPORTS-10)', async ({ page }) => {
  await visit(page, 'haverhof.nl', muesli)
  const review = page.locator('#reviews').getByRole('article').first()
  const title = await review.getByRole('heading', { level: 3 }).innerText()
  await review.getByRole('link', { name: `Melden ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Een tekst melden' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('blockquote')).toContainText(title)
  await page.getByRole('button', { name: 'Melding versturen' }).click()
  await expect(page.getByRole('radio', { name: 'In strijd met de wet' })).toBeFocused()
  await expectAccessibleAtAllWidths(page, 'a report with errors')
  await page.getByRole('radio', { name: 'Onwaar of reclame' }).check()
  await page.getByLabel('Waarom?').fill('Dit is reclame voor een andere winkel.')
  await page.getByRole('checkbox', { name: /^Ik verklaar te goeder trouw/ }).check()
  await page.getByRole('button', { name: 'Melding versturen' }).click()
  await expect(page.getByText('Wij hebben uw melding ontvangen')).toBeVisible()
  await page.getByRole('link', { name: /^Terug naar/ }).click()
  await expect(page).toHaveURL(new RegExp(muesli))
})

test.describe('without scripts', () => {
  // A page whose fields are wrong answers 422, which the browser notes.
  test.use({ javaScriptEnabled: false, expectedMessages: [/422/] })

  test('a question can be reported all the same, and nothing that was typed is lost (REPORTS-22, PAGES-13)', async ({
    page,
  }) => {
    await page.goto(at('haverhof.nl', muesli))
    await page
      .locator('#questions')
      .getByRole('link', { name: /^Melden/ })
      .first()
      .click()
    await page.getByLabel('Waarom?').fill('Te kort')
    await page.getByRole('button', { name: 'Melding versturen' }).click()
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
      /^Wat is er mis mee\?: /,
      /^Waarom\?: Schrijf ten minste 5 woorden/,
      /^Ik verklaar te goeder trouw/,
    ])
    await expect(page.getByLabel('Waarom?')).toHaveValue('Te kort')
    await page.getByRole('radio', { name: 'Een andere reden' }).check()
    await page.getByLabel('Waarom?').fill('Dit antwoord gaat over een ander voer.')
    await page.getByRole('checkbox', { name: /^Ik verklaar te goeder trouw/ }).check()
    await page.getByRole('button', { name: 'Melding versturen' }).click()
    await expect(page.getByText('Wij hebben uw melding ontvangen')).toBeVisible()
  })
})
