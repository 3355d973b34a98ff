import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtAllWidths } from './axe.ts'
import { dutchCustomer, giveDetails, orderAndGoToBank, orderNumber, startCheckout } from './checkout.ts'
import { fillSignIn, makeCustomer, signIn } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { mailedLink, newMailbox } from './mailbox.ts'
import { expect, test } from './window-test.ts'
import { staff } from './staff.ts'
import { fetched, hydrated, visit } from './visit.ts'

const host = 'haverhof.nl'
const cap = '/stalbenodigdheden-en-kleding/haverhof-pet/'

/** By keyboard alone: chooses four stars, fills in the rest and sends it. */
async function writeByKeyboard(page: Page, title: string, text: string): Promise<void> {
  await tabTo(page, 'radio', '1 ster')
  for (let stars = 1; stars < 4; stars += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '4 sterren' })).toBeChecked()
  await tabTo(page, 'textbox', 'Titel')
  await page.keyboard.type(title)
  await tabTo(page, 'textbox', 'Uw mening')
  await page.keyboard.type(text)
  await tabTo(page, 'button', 'Review plaatsen')
  await page.keyboard.press('Enter')
}

test('a customer signs in on the way and writes a review by keyboard; its code comes when it is asked for (PRODUCT-6, §1.19, §2.55)', async ({
  page,
}) => {
  const customer = await makeCustomer(page, host)
  await visit(page, host, cap)
  expect(await fetched(page, 'review-dialog')).toBe(false)
  await page.getByRole('button', { name: 'Schrijf een review' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Schrijf een review' })
  await expect(dialog.getByText('Log in om een review te schrijven.')).toBeVisible()
  expect(await fetched(page, 'review-dialog')).toBe(true)
  await expectAccessible(page, 'a review of somebody who is not signed in')
  await tabTo(page, 'link', 'Inloggen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account\/login\//)
  await fillSignIn(page, customer)

  // Back where it began, with the form open.
  await expect(page).toHaveURL(/haverhof-pet\/#write-review$/)
  await expect(dialog.getByRole('textbox', { name: 'Titel' })).toBeVisible()
  await tabTo(page, 'button', 'Review plaatsen')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Kies één tot vijf sterren')).toBeVisible()
  await expect(dialog.getByText('Dit is een verplicht veld')).toHaveCount(2)
  await expect(dialog.getByRole('radio', { name: '1 ster' })).toBeFocused()
  await expectAccessibleAtAllWidths(page, 'a review with errors')
  await dialog.getByRole('textbox', { name: 'Uw mening' }).fill('Mooie pet zeg')
  await dialog.getByRole('textbox', { name: 'Titel' }).focus()
  await expect(dialog.getByText('Tenminste 5 woorden vereist')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Uw mening' }).fill('')
  await dialog.getByRole('button', { name: 'Sluiten' }).focus()
  await writeByKeyboard(page, 'Blijft zitten in galop', 'Zit goed, ook bij wind, en de kleur blijft mooi.')
  await expect(dialog.getByText('Uw review staat nu bij het product.')).toBeVisible()
  await expect(dialog.getByText('Bedankt voor uw review').locator('../..')).toBeFocused()
  await page.keyboard.press('Escape')

  const reviews = page.getByRole('region', { name: 'Reviews' })
  await expect(reviews.getByRole('heading', { name: 'Blijft zitten in galop' })).toBeVisible()
  await expect(reviews.getByText('Anna V.')).toBeVisible()

  // Once is enough.
  await page.getByRole('button', { name: 'Schrijf een review' }).click()
  await expect(dialog.getByText('Uw review staat nu bij het product.')).toBeVisible()
})

test('a published review stands in the list behind the dialog at once (REVIEWS-4, ACC-17)', async ({
  page,
}) => {
  const customer = await makeCustomer(page, host)
  await signIn(page, host, customer)
  await visit(page, host, '/paardenvoer/muesli/haver-basis-muesli/')
  const reviews = page.locator('#reviews')
  const before = await countOfReviews(page)
  await page.getByRole('button', { name: 'Schrijf een review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schrijf een review' })
  await dialog.getByRole('radio', { name: '5 sterren' }).check({ force: true })
  await dialog.getByRole('textbox', { name: 'Titel' }).fill('Smult ervan sinds de herfst')
  await dialog
    .getByRole('textbox', { name: 'Uw mening' })
    .fill('Mijn merrie eet haar bak elke dag schoon leeg.')
  await dialog.getByRole('button', { name: 'Review plaatsen' }).click()
  await expect(dialog.getByText('Uw review staat nu bij het product.')).toBeVisible()
  await expect(dialog).toBeVisible()
  await expect(reviews.getByText('Smult ervan sinds de herfst')).toBeAttached()
  expect(await countOfReviews(page)).toBe(before + 1)
})

/** What the page says about the number of reviews, also behind a dialog. */
async function countOfReviews(page: Page): Promise<number> {
  const text = await page
    .locator('#reviews')
    .getByText(/^\d+ reviews?$/)
    .first()
    .textContent()
  return Number(/\d+/.exec(text ?? '')?.[0])
}

test('a mailed request leads to a review without signing in (§1.19)', async ({ page }) => {
  const emailAddress = newMailbox('review')
  await startCheckout(page, host, [[41401, 1]])
  await giveDetails(page, host, { ...dutchCustomer, emailAddress })
  await page.getByRole('radio', { name: /Visa/ }).check()
  await orderAndGoToBank(page, host)
  await page.getByRole('button', { name: 'Betalen' }).click()
  const number = await orderNumber(page)
  await staff(page, 'ship', number)
  await staff(page, 'ask-review', number)

  const wanted = { kind: 'review-request', path: '/review/' }
  await page.goto(await mailedLink(page, emailAddress, wanted))
  await hydrated(page)
  const about = page.getByRole('region', { name: 'Haverhof Pet' })
  await expect(about.getByRole('textbox', { name: 'Titel' })).toBeVisible()
  await expectAccessibleAtAllWidths(page, 'what a mailed request leads to')
  await about.getByRole('radio', { name: '2 sterren' }).check({ force: true })
  await about.getByRole('textbox', { name: 'Titel' }).fill('Valt tegen')
  await about
    .getByRole('textbox', { name: 'Uw mening' })
    .fill('Kijk liever op www.voorbeeld voor een andere.')
  await about.getByRole('button', { name: 'Review plaatsen' }).click()
  // What a person has to read first is not shown yet (REVIEWS-4).
  await expect(about.getByText('Het kan tot 24 uur duren voordat hij bij het product staat.')).toBeVisible()
  await page.reload()
  await expect(about.getByText('Bedankt voor uw review.')).toBeVisible()
})

test.describe('a link that was never mailed', () => {
  test.use({ expectedMessages: [/404 \(Not Found\).*\/api\/reviews\/request/] })

  test('says so, and leads on', async ({ page }) => {
    await visit(page, host, '/review/?token=' + 'x'.repeat(32))
    await expect(page.getByText('Deze link is verlopen of niet volledig.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Naar de winkel' })).toBeVisible()
  })
})
