import type { Page } from '@playwright/test'
import { askShop } from './ask.ts'
import type { Host } from './hosts.ts'
import { products } from './product-list.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

/** Ticks the first products of the list to compare them, and gives their names. */
async function tickFirst(page: Page, count: number): Promise<string[]> {
  const cards = products(page, 'Producten')
  for (let index = 0; index < count; index += 1) await cards.nth(index).getByRole('checkbox').check()
  const names = await cards.getByRole('heading').allTextContents()
  return names.slice(0, count)
}

test('four products stand side by side (§1.9)', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  const names = await tickFirst(page, 4)
  await page.getByRole('link', { name: 'Vergelijk 4 producten' }).click()
  await expect(page).toHaveURL(/\/vergelijken\/\?ids=\d+,\d+,\d+,\d+$/)
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  for (const name of names) await expect(table.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(table.getByRole('row', { name: /^Prijs per eenheid (.*per kg){4}/ })).toBeVisible()
})

test('a fifth product asks which of the four it replaces', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  const names = await tickFirst(page, 4)
  const fifth = products(page, 'Producten').nth(4)
  const fifthName = await fifth.getByRole('heading').innerText()
  await fifth.getByRole('checkbox').click()
  const dialog = page.getByRole('dialog', { name: 'U vergelijkt al 4 producten' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(fifth.getByRole('checkbox')).not.toBeChecked()

  await fifth.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: names[1] ?? '' }).click()
  await expect(dialog).toBeHidden()
  await expect(fifth.getByRole('checkbox')).toBeChecked()
  await expect(products(page, 'Producten').nth(1).getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('link', { name: 'Vergelijk 4 producten' }).click()
  const heads = page.getByRole('table').getByRole('columnheader')
  await expect(heads.getByRole('link')).toHaveText([names[0], fifthName, names[2], names[3]].map(String))
})

test('the list survives a reload and loses what is taken off', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  const [first = '', second = ''] = await tickFirst(page, 2)
  await page.reload()
  await expect(products(page, 'Producten').first().getByRole('checkbox')).toBeChecked()
  // Without a list in the address the browser's own is shown.
  await visit(page, 'haverhof.nl', '/vergelijken/')
  await expect(page).toHaveURL(/\?ids=\d+,\d+$/)
  await page.getByRole('button', { name: `${first} niet meer vergelijken` }).click()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(1)
  await expect(page.getByRole('table').getByRole('link', { name: second, exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\?ids=\d+$/)
})

test('only differences leaves out what all products have in common', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/vergelijken/?ids=10101,10102')
  const table = page.getByRole('table')
  const composition = table.getByRole('row', { name: /^Samenstelling/ })
  await expect(composition).toBeVisible()
  const before = await table.getByRole('row').count()
  await page.getByRole('checkbox', { name: 'Alleen verschillen' }).check()
  // Two packs of one feed differ in price and size, not in what is in them.
  await expect(composition).toHaveCount(0)
  await expect(table.getByRole('row', { name: /^Verpakking 3 kg 20 kg/ })).toBeVisible()
  expect(await table.getByRole('row').count()).toBeLessThan(before)
})

test('a value that a product does not have says so (COMPARE-3)', async ({ page }) => {
  // A bag of feed and a cap: the cap has no price of a kilo and no protein.
  await visit(page, 'haverhof.nl', '/vergelijken/?ids=10101,41401')
  await expect(page.getByRole('row', { name: /^Ruw eiwit .*Niet opgegeven/ })).toBeVisible()
})

test('a shared list shows the same products to another visitor', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/vergelijken/?ids=10101,11101,oops,999999999')
  await expect(page.getByRole('table').getByRole('columnheader').getByRole('link')).toHaveText([
    'Haver Basis Muesli',
    'Basis Brok',
  ])
  // A shared list does not replace the visitor's own.
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  await expect(page.getByRole('link', { name: /^Vergelijk \d/ })).toHaveCount(0)
})

const paths = [
  ['haverhof.nl', '/vergelijken/'],
  ['haverhof.it', '/confronto/'],
  ['haverhof.de', '/vergleichen/'],
  ['haverhof.dk', '/sammenlign/'],
  ['haverhof.com', '/compare/'],
  ['haverhof.se', '/jamfor/'],
  ['haverhof.es', '/comparar/'],
] as const satisfies [Host, string][]

test('the compare page answers under the word of every language, and is listed under that of its host alone (COMPARE-5, §2.10)', async () => {
  for (const [, path] of paths) {
    for (const host of ['haverhof.nl', 'muehldorfer.de']) {
      const answer = await askShop(host, `${path}?ids=10101,10102`)
      expect([host, path, answer.status]).toEqual([host, path, 200])
      expect(answer.body).toMatch(/<h1[^>]*>/)
      const { body } = await askShop(host, path)
      const isOwn = path === (host === 'haverhof.nl' ? '/vergelijken/' : '/vergleichen/')
      expect([host, path, /<meta name="robots" content="noindex/.test(body)]).toEqual([host, path, !isOwn])
    }
  }
})

test('the dock leads to the compare page under the word of the language', async ({ page }) => {
  for (const [host, path] of paths.slice(1, 3)) {
    await visit(page, host, '/')
    await page.evaluate(() => localStorage.setItem('compare', '101:10101,111:11101'))
    await visit(page, host, path)
    await expect(page).toHaveURL(new RegExp(`${path}\\?ids=10101,11101$`))
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
  }
})
