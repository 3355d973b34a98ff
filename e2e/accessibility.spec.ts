import type { Locator } from '@playwright/test'
import { expectAccessible, expectAccessibleAtAllWidths } from './axe.ts'
import type { Host } from './hosts.ts'
import { test as onlooker } from './window-test.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
onlooker.use({ isCalm: true })

const pages = {
  'haverhof.nl': [
    '/',
    '/paardenvoer/?horse-type=pony',
    '/zoeken/?q=meusli',
    '/zoeken/?q=xqzvw',
    '/zoeken/?q=koliek',
    '/paardenvoer/muesli/haver-basis-muesli/',
    '/stalbenodigdheden-en-kleding/haverhof-pet/',
    '/vergelijken/',
    '/vergelijken/?ids=10101,11101,22201,41401',
    '/advies/',
    '/advies/ruwvoer/hoeveel-hooi-heeft-een-paard-nodig/',
    '/advies/basis-van-het-voeren/gewicht-schatten-met-een-meetlint/',
    '/veelgestelde-vragen/',
    '/veelgestelde-vragen/bezorgen/pickup/',
    '/bezorging/',
    '/voercalculator/',
    '/media',
    '/media/4001/ruwvoer-2026-minder-suiker/',
    '/partners/rijschool-de-wetering/',
    '/stalwijzer/',
    '/rqs/example-roughage-quickscan/',
    '/rqs/example-roughage-quickscan/?with=example-silage-quickscan',
  ],
  'haverhof.it': ['/', '/store-locator/?place=xqzvw'],
  'muehldorfer.de': [
    '/',
    '/pferdefutter/',
    '/pferdefutter/muesli/bergwiesen-muesli/',
    '/vergleichen/?ids=50101,50201,50301,50501',
    '/blog/',
    '/haeufige-fragen/versand/',
    '/blog/stallleben/sechs-uhr-morgens/',
    '/futterrechner/?weight=20',
    '/qs/example-hygiene-quality-scan/',
    '/partner/bergwiesen-genossenschaft/',
    '/store-locator/?place=Rosenheim',
  ],
  'haverhof-group.com': ['/', '/about/', '/store-locator/?country=IE'],
} satisfies Partial<Record<Host, string[]>>

/** Of each kind of page one, for the layout of wide screens. */
const onePerKind = new Set([
  'haverhof.nl/',
  'haverhof.nl/paardenvoer/muesli/haver-basis-muesli/',
  'haverhof.nl/vergelijken/?ids=10101,11101,22201,41401',
  'haverhof.nl/advies/ruwvoer/hoeveel-hooi-heeft-een-paard-nodig/',
  'haverhof.nl/voercalculator/',
  'haverhof.nl/rqs/example-roughage-quickscan/',
  'muehldorfer.de/',
  'muehldorfer.de/pferdefutter/',
  'muehldorfer.de/pferdefutter/muesli/bergwiesen-muesli/',
  'haverhof-group.com/',
])
const addresses = new Set(Object.entries(pages).flatMap(([host, paths]) => paths.map((path) => host + path)))
const unlisted = [...onePerKind].filter((address) => !addresses.has(address))
if (unlisted.length > 0) throw new Error(`Not among the pages: ${unlisted.join(', ')}`)

for (const [host, paths] of Object.entries(pages)) {
  for (const path of paths) {
    onlooker(`${host}${path}`, async ({ page }) => {
      await visit(page, host as Host, path)
      await expectAccessibleAtAllWidths(page, path)
      // The window is as wide as a desk now.
      if (onePerKind.has(`${host}${path}`)) await expectAccessible(page, `${path} on a desk`)
    })
  }
}

onlooker.describe('what is not there', () => {
  onlooker.use({ expectedMessages: [/Failed to load resource: the server responded with a status of 404/] })

  onlooker('the page that says so', async ({ page }) => {
    await visit(page, 'haverhof.nl', '/hier-is-niets/')
    await expectAccessibleAtAllWidths(page, 'not found')
  })
})

for (const host of ['haverhof.nl', 'muehldorfer.de'] as const) {
  onlooker(`${host}: the menu, open on a wide screen and on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, host, '/')
    const menu = page.getByRole('navigation', { name: /Hoofdmenu|Hauptmenü|Hauptnavigation/ })
    await menu.locator('summary').first().click()
    await expect(menu.locator('details[open]')).toHaveCount(1)
    await expectAccessible(page, 'menu panel')
    await page.keyboard.press('Escape')
    await expect(menu.locator('details[open]')).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: /^Men[uü]$/ }).click()
    const drawer = page.getByRole('dialog', { name: /^Men[uü]$/ })
    await drawer.locator('summary').first().click()
    await expectAccessible(page, 'menu drawer')
  })
}

onlooker('the choice of country and language', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/')
  await page.getByRole('button', { name: /^Land en taal/ }).click()
  await expect(page.getByRole('dialog', { name: 'Land en taal' })).toBeVisible()
  await expectAccessibleAtAllWidths(page, 'language switch')
})

async function openAll(parts: Locator): Promise<void> {
  await parts.evaluateAll((all: HTMLDetailsElement[]) => {
    for (const part of all) part.open = true
  })
  expect(await parts.count()).toBeGreaterThan(5)
}

onlooker('the filters on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  await page
    .getByRole('link', { name: /^Filters/ })
    .or(page.getByRole('button', { name: /^Filters/ }))
    .click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await expect(dialog).toBeVisible()
  await openAll(dialog.locator('details'))
  await expectAccessible(page, 'filter dialog')
})

onlooker('every filter open beside the list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await openAll(filters.locator('details'))
  await expectAccessible(page, 'filters')
})

onlooker('suggestions while typing', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/')
  const field = page.getByRole('combobox', { name: 'Zoek in de winkel' })
  await field.pressSequentially('hooi')
  await expect(page.getByRole('listbox')).toBeVisible()
  await field.press('ArrowDown')
  await expectAccessibleAtAllWidths(page, 'suggestions')
})

onlooker('the enlarged picture, and the question which product a fifth replaces', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/muesli/haver-basis-muesli/')
  await page.getByRole('button', { name: /Afbeelding vergroten/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'enlarged picture')
  await page.evaluate(() => localStorage.setItem('compare', '101:10101,102:10201,103:10301,104:10401'))
  await visit(page, 'haverhof.nl', '/paardenvoer/brok/')
  await page.getByRole('article').first().getByRole('checkbox').click()
  await expect(page.getByRole('dialog', { name: 'U vergelijkt al 4 producten' })).toBeVisible()
  await expectAccessible(page, 'which to replace')
})

test.describe('a visitor who has not answered about cookies', () => {
  test.use({ hasAnsweredCookies: false, extraHTTPHeaders: { 'x-country': 'NL' } })

  test('the notice, the settings and the question about the Netherlands', async ({ page }) => {
    await visit(page, 'haverhof.com', '/')
    await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeVisible()
    await expectAccessibleAtAllWidths(page, 'cookie notice')
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'cookie settings')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /refuse|reject|decline/i })
      .click()
    await expect(page.getByRole('region', { name: 'Are you in the Netherlands?' })).toBeVisible()
    await expectAccessible(page, 'Netherlands bar')
    await visit(page, 'haverhof.de', '/')
    await page.getByRole('button', { name: 'Ablehnen' }).click()
    await expect(page.getByRole('dialog', { name: 'Sind Sie in den Niederlanden?' })).toBeVisible()
    await expectAccessible(page, 'Netherlands dialog')
  })
})
