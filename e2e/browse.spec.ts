import type { Page } from '@playwright/test'
import type { Host } from './hosts.ts'
import { filterValue, products, promisedCount } from './product-list.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

const sites = [
  {
    host: 'haverhof.nl',
    path: '/paardenvoer/',
    words: {
      filters: 'Filters',
      list: 'Producten',
      count: (count: number) => `${count} producten`,
      horseType: 'Soort paard',
      pony: 'Pony',
      donkey: 'Ezel',
      ageGroup: 'Leeftijd',
      senior: 'Senior',
      chosen: 'Gekozen filters',
      clear: 'Alles wissen',
    },
  },
  {
    host: 'muehldorfer.de',
    path: '/pferdefutter/',
    words: {
      filters: 'Filter',
      list: 'Produkte',
      count: (count: number) => `${count} Produkte`,
      horseType: 'Pferdetyp',
      pony: 'Pony',
      donkey: 'Esel',
      ageGroup: 'Altersgruppe',
      senior: 'Senior',
      chosen: 'Gewählte Filter',
      clear: 'Alle löschen',
    },
  },
] as const satisfies { host: Host; path: string; words: object }[]

for (const { host, path, words } of sites) {
  test(`${host}: filters narrow a category, their counts stay right, and chips take them away again`, async ({
    page,
  }) => {
    await visit(page, host, path)
    const filters = page.getByRole('complementary', { name: words.filters })
    const pony = filterValue(filters, words.horseType, words.pony)
    const donkey = filterValue(filters, words.horseType, words.donkey)
    const senior = filterValue(filters, words.ageGroup, words.senior)
    const ponies = await promisedCount(pony)
    const donkeys = await promisedCount(donkey)

    await pony.check()
    await expect(page).toHaveURL(/\?horse-type=pony$/)
    await expect(page.getByRole('main').getByText(words.count(ponies), { exact: true })).toBeVisible()
    // A second value of the same facet widens the choice, so its own count does not shrink.
    expect(await promisedCount(donkey)).toBe(donkeys)

    const seniorPonies = await promisedCount(senior)
    await senior.check()
    await expect(page).toHaveURL(/\?horse-type=pony&age-group=senior$/)
    await expect(page.getByRole('main').getByText(words.count(seniorPonies), { exact: true })).toBeVisible()
    await expect(products(page, words.list)).toHaveCount(Math.min(seniorPonies, 24))

    const chips = page.getByRole('list', { name: words.chosen })
    await chips.getByRole('link', { name: words.pony }).click()
    await expect(page).toHaveURL(/\?age-group=senior$/)
    await expect(pony).not.toBeChecked()
    await expect(senior).toBeChecked()

    await chips.getByRole('link', { name: words.clear }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(chips).toHaveCount(0)
    expect(await promisedCount(pony)).toBe(ponies)
  })
}

test('two values of one facet show what has either of them', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const muesli = filterValue(filters, 'Productgroep', 'Muesli')
  const pellets = filterValue(filters, 'Productgroep', 'Brok')
  const sum = (await promisedCount(muesli)) + (await promisedCount(pellets))
  await muesli.check()
  await expect(page).toHaveURL(/product-group=muesli$/)
  await pellets.check()
  await expect(page).toHaveURL(/product-group=muesli,pellets$/)
  // No product is both, so the counts add up.
  await expect(page.getByRole('main').getByText(`${sum} producten`, { exact: true })).toBeVisible()
})

test('a value that would leave nothing can be seen but not chosen', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/?product-group=balancers')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.locator('summary', { hasText: 'Verpakking' }).click()
  const silo = filterValue(filters, 'Verpakking', 'Silo')
  expect(await promisedCount(silo)).toBe(0)
  await expect(silo).toBeVisible()
  await expect(silo).toBeDisabled()
})

test('a list can be sorted, and the address says so (§1.7, §2.51)', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/muesli/')
  const sort = page.getByRole('combobox', { name: 'Sorteren op' })
  await sort.selectOption({ label: 'Prijs: hoog naar laag' })
  await expect(page).toHaveURL(/\?sort=price&desc=1$/)
  await expect.poll(() => isFalling(page)).toBe(true)
  await sort.selectOption({ label: 'Naam' })
  await expect(page).toHaveURL(/\?sort=name$/)
  await expect
    .poll(async () => {
      const names = await products(page, 'Producten').getByRole('heading').allTextContents()
      return names.length > 5 && names.join() === names.toSorted((a, b) => a.localeCompare(b, 'nl')).join()
    })
    .toBe(true)
})

/** Whether the first amount on each card is never more than the one before. */
async function isFalling(page: Page): Promise<boolean> {
  const cards = await products(page, 'Producten').allTextContents()
  const amounts = cards.map((text) => Number(/€\s*([\d.]+,\d\d)/.exec(text)?.[1]?.replace(',', '.')))
  return (
    amounts.length > 5 &&
    amounts.every((amount, index) => index === 0 || amount <= Number(amounts[index - 1]))
  )
}

test('more products arrive below, and the focus goes to the first of them (§1.7)', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  const cards = products(page, 'Producten')
  await expect(cards).toHaveCount(24)
  await expect(page.getByText('24 van 38 getoond', { exact: true })).toBeVisible()
  const more = page.getByRole('link', { name: 'Meer laden' })
  await expect(more).toHaveAttribute('href', '/paardenvoer/?p=2')
  await more.click()
  await expect(cards).toHaveCount(38)
  await expect(cards.nth(24).getByRole('link')).toBeFocused()
  await expect(page.getByText('38 van 38 getoond', { exact: true })).toBeVisible()
  await expect(more).toHaveCount(0)
})

test('on a phone the filters fill a dialog that says how many products they leave (LISTS-7)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  await page
    .getByRole('link', { name: /^Filters/ })
    .or(page.getByRole('button', { name: /^Filters/ }))
    .click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await expect(dialog).toBeVisible()
  const box = await dialog.boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  const donkey = filterValue(dialog, 'Soort paard', 'Ezel')
  const donkeys = await promisedCount(donkey)
  await donkey.check()
  const show = dialog.getByRole('button', { name: `Toon ${donkeys} producten` })
  await expect(show).toBeVisible()
  // Nothing changes behind the dialog until the list is asked for.
  await expect(page).toHaveURL(/\/paardenvoer\/$/)
  await show.click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\?horse-type=donkey$/)
  await expect(products(page, 'Producten')).toHaveCount(donkeys)
})

test('leaving the dialog of filters leaves the list as it was (LISTS-7)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  const opener = page
    .getByRole('link', { name: /^Filters/ })
    .or(page.getByRole('button', { name: /^Filters/ }))
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await filterValue(dialog, 'Soort paard', 'Ezel').check()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/paardenvoer\/$/)
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(filterValue(dialog, 'Soort paard', 'Ezel')).not.toBeChecked()
})
