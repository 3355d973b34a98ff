import { expectAccessible } from './axe.ts'
import { badge, lineOf, openCartWith, quantityOf } from './cart-help.ts'
import { products } from './product-list.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

const muesli = 10102
const lastThree = 13301
const hoofBalm = 40201
const quickscan = 90101

test.describe('putting something into the cart', () => {
  test('from a list confirms in place, says so, and shows the cart without getting in the way (CART-PAGES-10, 12, 13)', async ({
    page,
  }) => {
    await visit(page, 'haverhof.nl', '/paardenvoer/')
    const card = products(page, 'Producten').first()
    const name = await card.getByRole('heading').innerText()
    const button = card.getByRole('button', { name: /^(In winkelwagen|Toegevoegd)/ })
    // The code of the cart is not part of the page: it comes with the first thing done with it.
    const scripts: string[] = []
    await page.waitForLoadState('networkidle')
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await button.click()
    await expect(button).toHaveText(/^Toegevoegd/)
    expect(scripts).not.toEqual([])
    await expect(page.getByRole('status')).toContainText(`${name} `)
    await expect(badge(page, 1)).toBeVisible()
    const small = page.getByRole('dialog', { name: 'In uw winkelwagen' })
    await expect(small).toContainText(name)
    await expect(button).toBeFocused()
    // The focus finds the small cart next, and Escape closes it.
    await page.keyboard.press('Tab')
    await expect(small.getByRole('button', { name: 'Sluiten' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(small).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveText(/^In winkelwagen/)
    await button.click()
    await expect(badge(page, 2)).toBeVisible()
    await small.getByRole('link', { name: 'Naar de winkelwagen' }).click()
    await expect(page).toHaveURL(/\/cart\/$/)
    await expect(small).toBeHidden()
    await expect(quantityOf(lineOf(page, name))).toHaveValue('2')
  })

  test('from a product takes the quantity that was chosen', async ({ page }) => {
    await visit(page, 'haverhof.nl', '/vergelijken/?ids=10102')
    await page.getByRole('table').getByRole('link', { name: 'Haver Basis Muesli' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haver Basis Muesli')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Eén meer' }).click()
    await main.getByRole('button', { name: 'In winkelwagen', exact: true }).first().click()
    await expect(badge(page, 2)).toBeVisible()
  })

  test('from a comparison takes the pack of the column', async ({ page }) => {
    await visit(page, 'haverhof.nl', '/vergelijken/?ids=10102,40201')
    await page
      .getByRole('table')
      .getByRole('button', { name: /^In winkelwagen Hoefbalsem/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'In uw winkelwagen' })).toContainText('1 × Hoefbalsem')
    await expect(badge(page, 1)).toBeVisible()
  })

  test('is not offered for what is sold out or still to come (CART-PAGES-13)', async ({ page }) => {
    // A big box that is announced, and a bag that can be had.
    await visit(page, 'haverhof.nl', '/vergelijken/?ids=11303,11301')
    await expect(page.getByRole('table').getByRole('button', { name: /^In winkelwagen/ })).toHaveCount(1)
    await page.getByRole('table').getByRole('link', { name: 'Vezel Brok' }).first().click()
    await expect(page.getByText('Zodra het artikel binnen is, kunt u het hier bestellen.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'In winkelwagen', exact: true })).toHaveCount(0)
  })

  test.describe('more than there is', () => {
    test.use({ expectedMessages: [/status of 409/] })
    test('says how many pieces there are (§8.16)', async ({ page }) => {
      await openCartWith(page, [[lastThree, 3]])
      await visit(page, 'haverhof.nl', '/vergelijken/?ids=13301')
      await page.getByRole('button', { name: /^In winkelwagen/ }).click()
      await expect(page.getByText('Nog maar 3 stuks op voorraad.').first()).toBeVisible()
      await expect(page.getByRole('status')).toHaveText('Nog maar 3 stuks op voorraad.')
      await expect(badge(page, 3)).toBeVisible()
    })
  })

  test('leaves nothing to complain about in the small cart, over a filtered list', async ({ page }) => {
    await openCartWith(page, [
      [muesli, 2],
      [hoofBalm, 1],
      [quickscan, 1],
    ])
    const button = page.getByRole('button', { name: /^(In winkelwagen|Toegevoegd)/ }).first()
    for (const [width, path] of [
      [390, '/vergelijken/?ids=10102'],
      [820, '/vergelijken/?ids=10102'],
      // The small cart covers filters and goods here.
      [1440, '/paardenvoer/?horse-type=pony'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, 'haverhof.nl', path)
      await button.click()
      await expect(page.getByRole('dialog', { name: 'In uw winkelwagen' })).toBeVisible()
      await expectAccessible(page, `the small cart at ${width} px`)
      await page.keyboard.press('Escape')
    }
  })
})
