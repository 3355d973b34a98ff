import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInLightAndDark } from './axe.ts'
import { countPresses } from './count-presses.ts'
import { makeCustomer, signIn } from './customer.ts'
import { acceptInvitation, atOffice } from './office.ts'
import { expect, test } from './shop-test.ts'

test.use({ expectedMessages: [/the server responded with a status of 401/], locale: 'en-GB' })

/** No other story writes reviews on this site. */
const belgium = { host: 'haverhof.be', siteId: 2 } as const

const products = [
  102, 103, 104, 105, 106, 107, 108, 111, 112, 113, 114, 115, 116, 121, 122, 123, 124, 131, 132, 133, 134,
]

/** A customer has an opinion about each of these, and each has a link in it. */
async function writeReviews(page: Page, productIds: readonly number[]): Promise<void> {
  const customer = await makeCustomer(page, belgium.host)
  await signIn(page, belgium.host, customer)
  await page.evaluate(async (ids) => {
    for (const productId of ids) {
      const review = { productId, title: `Voer ${productId}`, rating: 4, author: 'Anna' }
      const text = `Mijn paard eet dit graag, zie www.stal-${productId}.nl voor meer.`
      const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }
      const body = JSON.stringify({ ...review, text })
      const answer = await fetch('/api/reviews', { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(`${productId}: ${answer.status} ${await answer.text()}`)
    }
  }, productIds)
}

test('20 reviews are read with 20 to 40 keys, without another page (REVIEWS-12, REVIEWS-14)', async ({
  page,
}) => {
  await writeReviews(page, products)
  await acceptInvitation(page, 'service', belgium.siteId)
  await page.goto(atOffice('/reviews'))
  const shown = page.getByRole('article')
  await expect(shown).toBeVisible()
  await expect(shown.locator('mark').first()).toContainText('www.')
  await expectAccessibleInLightAndDark(page, 'a review')
  await page.keyboard.press('x')
  await expect(page.getByRole('dialog', { name: 'Refuse this review' })).toBeVisible()
  await expectAccessible(page, 'refusing a review')
  await page.keyboard.press('Escape')
  let loads = 0
  page.on('framenavigated', () => (loads += 1))
  const presses = await countPresses(page)
  for (let read = 1; read <= 20; read += 1) {
    const text = await shown.textContent()
    if (read % 4 === 0) {
      await page.keyboard.press('x')
      await expect(page.getByRole('dialog', { name: 'Refuse this review' })).toBeVisible()
      await page.keyboard.press('Enter')
    } else await page.keyboard.press('p')
    await expect(shown).not.toHaveText(text ?? '')
  }
  presses.expectAtMost(40)
  expect(presses.count()).toBe(25)
  expect(loads).toBe(0)

  // The last one was refused: it comes back, and gets an answer.
  const other = await shown.textContent()
  await page.keyboard.press('z')
  await expect(shown).not.toHaveText(other ?? '')
  const title = (await shown.getByRole('heading').textContent()) ?? ''
  await page.keyboard.press('r')
  await page.getByRole('textbox').fill('Dank u wel voor uw mening.')
  await expectAccessible(page, 'replying to a review')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Published with a reply' })).toContainText(title)
  await page.getByRole('link', { name: 'All reviews' }).click()
  const view = page.getByRole('button', { name: 'Shown' })
  await view.click()
  await expect(view).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('article').getByText('Dank u wel voor uw mening.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Time line' })).toBeVisible()
  await expectAccessible(page, 'the list of reviews')
})
