import type { Locator, Page } from '@playwright/test'
import type { Host } from './hosts.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

/** Safari on a phone with its bars, a laptop, a desk. */
const phone = { width: 390, height: 664 }
const laptop = { width: 1366, height: 768 }
const desk = { width: 1440, height: 900 }

/** Whether all of it stands in the window, without scrolling. */
async function expectInFirstScreen(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible()
  const box = await what.boundingBox()
  expect(box && box.y + box.height, page.url()).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
}

const price = /€\s?\d|\d\s€/

/** Both brands, also in languages with longer words than Dutch and German. */
const homes: [Host, string][] = [
  ['haverhof.nl', '/'],
  ['haverhof.se', '/'],
  ['haverhof.pt', '/'],
  ['haverhof.ee', '/'],
  ['muehldorfer.dk', '/'],
  ['muehldorfer.de', '/'],
]
const lists: [Host, string][] = [
  ['haverhof.nl', '/paardenvoer/'],
  ['haverhof.nl', '/paardenvoer/muesli/'],
  ['haverhof.de', '/pferdefutter/'],
  ['haverhof.se', '/hastfoder/'],
  ['haverhof.pt', '/racoes/'],
  ['haverhof.ee', '/hobusesoot/'],
  ['muehldorfer.dk', '/hestefoder/'],
  ['muehldorfer.de', '/pferdefutter/'],
]

test('lists and home pages show goods with a price in the first screen, on a phone and on a desk (LISTS-10, HOME-3, SHELL-23)', async ({
  page,
}) => {
  for (const [host, path] of [...lists, ...homes]) {
    await visit(page, host, path)
    for (const size of [phone, desk]) {
      await page.setViewportSize(size)
      const prices = page.getByRole('main').getByText(price).filter({ visible: true })
      await expectInFirstScreen(page, prices.first())
    }
  }
  // The last of them is the home page of muehldorfer.de.
  const figures = page.getByRole('region', { name: /^Zucker, Stärke und Rohfaser/ }).getByRole('row')
  expect(await figures.count()).toBeGreaterThan(3)
})

const productPages: [Host, string, RegExp][] = [
  ['haverhof.nl', '/paardenvoer/muesli/haver-basis-muesli/', /In winkelwagen/],
  ['muehldorfer.de', '/pferdefutter/muesli/bergwiesen-muesli/', /In den Warenkorb/],
]
/** What needs the most room: four packs, and a reduced price under a long name, both with an amount in another currency. */
const tallGoods: typeof productPages = [
  ['haverhof.se', '/hastfoder/musli/havremusli-bas/', /Lägg i varukorgen/],
  ['muehldorfer.dk', '/hestefoder/muesli/alpeurtemuesli-uden-havre/', /Læg i kurven/],
]

test('name, rating, price, packs and button of a product stand in the first screen (PRODUCT-14, PRODUCT-15, PRODUCT-20, CATALOGUE-25)', async ({
  page,
}) => {
  for (const [host, path, button] of [...productPages, ...tallGoods]) {
    await visit(page, host, path)
    for (const size of [phone, laptop]) {
      await page.setViewportSize(size)
      const main = page.getByRole('main')
      const buy = main.getByRole('button', { name: button }).first()
      for (const part of [page.getByRole('heading', { level: 1 }), main.locator('a[href="#reviews"]'), buy])
        await expectInFirstScreen(page, part.first())
      await expectInFirstScreen(page, page.locator('#price').getByText(price).first())
      await expectInFirstScreen(page, page.locator('#packs a[aria-current]'))
    }
  }
  await expect(page.locator('#price').locator('s, small')).toHaveCount(3)
  await visit(page, 'haverhof.nl', '/paardenvoer/muesli/haver-basis-muesli/')
  await expect(page.locator('#packs a[aria-current]')).toContainText('20 kg')
  await expect(page.getByText('Suiker4,2%')).toBeVisible()
  await expect(page.getByText(/^Bezorgen kost €\s\d+,\d\d, gratis vanaf €\s\d+/)).toBeVisible()
})

test.describe('a visitor who has not answered about cookies', () => {
  test.use({ hasAnsweredCookies: false })

  test('sees name and price of a product above the question, which takes two fifths of a phone at most (PRODUCT-19, CONSENT-5)', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    for (const [host, path] of productPages) {
      await visit(page, host, path)
      const question = page.locator('[data-question="asked"]')
      await expect(question).toBeVisible()
      const { y: top = 0, height = phone.height } = (await question.boundingBox()) ?? {}
      expect(height).toBeLessThanOrEqual(0.4 * phone.height)
      for (const part of [page.getByRole('heading', { level: 1 }), page.locator('#price').getByText(price)]) {
        const box = await part.first().boundingBox()
        expect(box && box.y + box.height).toBeLessThanOrEqual(top)
      }
    }
  })
})

test('the first questions of the home page lead to a ration of a feed that fits (HOME-2)', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await visit(page, 'haverhof.nl', '/')
  await page.getByRole('combobox', { name: 'Soort' }).selectOption('donkey')
  await expect(page.getByRole('textbox', { name: 'Gewicht (kg)' })).toHaveAttribute('placeholder', '200')
  await page.getByRole('button', { name: 'Toon voer en rantsoen' }).click()
  await expect(page).toHaveURL(/\?horse-type=donkey&weight=200&labour=light$/)
  await expect(page.getByText(/\d+ [gml]+ per dag/).first()).toBeVisible()
})

test('a card takes another pack, and the foot of a phone opens its columns when asked (LISTS-9, SHELL-24)', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await visit(page, 'haverhof.nl', '/paardenvoer/muesli/')
  const card = page.getByRole('article').filter({ hasText: 'Haver Basis Muesli' })
  await expect(card.getByText('€ 1,05 per kg')).toBeVisible()
  await card.getByRole('button', { name: '3 kg', exact: true }).click()
  await expect(card.getByText('€ 1,98 per kg')).toBeVisible()
  await card.getByRole('button', { name: /In winkelwagen Haver Basis Muesli 3 kg/ }).click()
  await expect(page.getByRole('dialog', { name: 'In uw winkelwagen' })).toContainText('3 kg')
  await page.keyboard.press('Escape')
  const column = page.getByRole('contentinfo').getByRole('navigation').first()
  const link = column.getByRole('link').first()
  await column.scrollIntoViewIfNeeded()
  await expect(link).toBeHidden()
  await column.getByRole('heading').click()
  await expect(link).toBeVisible()
})
