import { askShop } from './ask.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

test('a question has an address of its own and is open there, its group around it (CONTENT-PAGES-3)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', '/veelgestelde-vragen/bezorgen/pickup/')
  const question = page.getByRole('group').filter({ hasText: 'Hoe werkt een pakketpunt?' })
  await expect(question.getByText('U zoekt in de kassa op plaats of postcode')).toBeVisible()
  await expect(page.getByText('Vanaf € 75 niets.')).toBeHidden()
  await page.getByText('Wat kost bezorgen?').click()
  await expect(page.getByText('Vanaf € 75 niets.')).toBeVisible()
  await page.getByRole('link', { name: 'Link naar deze vraag: Wat kost bezorgen?' }).click()
  await expect(page).toHaveURL(/\/veelgestelde-vragen\/bezorgen\/costs\/$/)
})

test('the overview of questions leads to its groups', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/veelgestelde-vragen/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Bezorging en retour/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bezorging en retour' })).toBeVisible()
})

test('an article names author, date and reading time, its chapters, and what belongs to it', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', '/advies/')
  await page.getByRole('main').getByRole('link', { name: 'Ruwvoer', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ruwvoer' })).toBeVisible()
  await page.getByRole('link', { name: 'Hoeveel hooi heeft een paard nodig' }).click()
  await expect(page).toHaveURL(/\/advies\/ruwvoer\/hoeveel-hooi-heeft-een-paard-nodig\/$/)
  const article = page.getByRole('main')
  await expect(article.getByText('Door Dr. Annelies Brandt').first()).toBeVisible()
  await expect(article.getByText('15 september 2025').first()).toBeVisible()
  await expect(article.getByText(/^\d+ minuten lezen$/)).toBeVisible()
  const chapters = page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link')
  const titles = await chapters.allInnerTexts()
  expect(titles.length).toBeGreaterThanOrEqual(3)
  for (const title of titles) await expect(article.getByRole('heading', { name: title })).toBeVisible()
  const related = page.getByRole('region', { name: 'Hoort bij dit onderwerp' })
  await expect(related.getByRole('article').first()).toContainText(/€\s\d/)
})

test('a video without a film is an article, step by step (CONTENT-PAGES-4, X13)', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/advies/basis-van-het-voeren/gewicht-schatten-met-een-meetlint/')
  const article = page.getByRole('article').first()
  await expect(article.getByText('Stap voor stap', { exact: true })).toBeVisible()
  await expect(article.getByRole('listitem')).not.toHaveCount(0)
  await expect(article).not.toContainText(/film|video/i)
  const jsonLd = await page.locator('script[type="application/ld+json"]').allInnerTexts()
  expect(jsonLd.join('')).toContain('"@type":"Article"')
  expect(jsonLd.join('')).not.toContain('VideoObject')
  await visit(page, 'haverhof.nl', '/advies/')
  await expect(page.getByRole('region', { name: 'Stap voor stap' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/\bfilms?\b/i)
})

test('the blog leads from overview to category to article', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/blog/')
  await page.getByRole('main').getByRole('link', { name: 'Stalleven', exact: true }).first().click()
  await expect(page).toHaveURL(/\/blog\/stalleven\/$/)
  await page.getByRole('link', { name: 'Acht paarden, drie netten en een stopwatch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Acht paarden/ })).toBeVisible()
  await expect(page.getByText('Door Mette Sørensen').first()).toBeVisible()
})

test('a path becomes the current one once it has been looked up, not before (ROUTING-1, §4.27)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', '/blog/')
  const { promise: requested, resolve: ask } = Promise.withResolvers<void>()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async (route) => {
    ask()
    await held
    await route.continue()
  })
  await page.getByRole('main').getByRole('link', { name: 'Stalleven', exact: true }).first().click()
  await requested
  // The bar of the progress says that it is on its way.
  await expect(page.locator('[data-progress]')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/blog/')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  letGo()
  await expect(page).toHaveURL(/\/blog\/stalleven\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Stalleven' })).toBeVisible()
})

test('news leads from the overview to the item and back (§2.11)', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/media')
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link')
  const title = await first.innerText()
  await first.click()
  await expect(page).toHaveURL(/\/media\/\d+\/[a-z0-9-]+\/$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('link', { name: 'Al het nieuws' }).click()
  await expect(page).toHaveURL(/\/media$/)
})

test('a partner is introduced, with a way to its own site that says it leaves the shop', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/partners/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Rijschool De Wetering/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rijschool De Wetering' })).toBeVisible()
  const website = page.getByRole('link', { name: /Naar de website van Rijschool De Wetering/ })
  await expect(website).toHaveAttribute('href', /^https:\/\/rijschooldewetering\.example\/?$/)
  await expect(website).toHaveAccessibleName(/opent een andere site/)
})

test('the corporate site shows the brands and their shops, and sells nothing (§1.5)', async ({ page }) => {
  await visit(page, 'haverhof-group.com', '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Mühldorfer', exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Denmark' }).first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toHaveCount(0)
  await expect(page.getByText(/€\s?\d/)).toHaveCount(0)
  await main.getByRole('link', { name: 'Netherlands' }).first().click()
  await expect(page).toHaveURL(/^http:\/\/(en\.)?haverhof\.nl\.localhost:\d+\/$/)
})

test.describe('on the corporate site', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('there is no cart, no checkout and no comparison, and the page says so', async ({ page }) => {
    for (const path of ['/cart/', '/checkout/billing/', '/compare/']) {
      expect((await askShop('haverhof-group.com', path)).status).toBe(404)
      await visit(page, 'haverhof-group.com', path)
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
      await expect(page).toHaveTitle('Page not found | Haverhof Group')
      await expect(page.getByRole('main')).not.toContainText(/search|department/i)
    }
    const elsewhere = page.getByRole('navigation', { name: 'Elsewhere on this site' })
    await elsewhere.getByRole('link', { name: 'Our brands' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Our brands' })).toBeVisible()
  })
})

test('every page of the footer is there', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/')
  const footer = page.getByRole('contentinfo')
  for (const name of [
    'Colofon',
    'Algemene voorwaarden',
    'Privacy',
    'Overeenkomst herroepen',
    'Toegankelijkheid',
    'Bezorging',
  ]) {
    await expect(footer.getByRole('link', { name, exact: true }).first()).toBeVisible()
  }
  const links = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  const own = [...new Set(links.filter((link) => link.startsWith(new URL(page.url()).origin)))]
  expect(own.length).toBeGreaterThan(8)
  for (const link of own) {
    const { status } = await askShop('haverhof.nl', new URL(link).pathname)
    expect([link, status]).toEqual([link, 200])
  }
})
