import type { Page } from '@playwright/test'
import { ask, askShop } from './ask.ts'
import { products } from './product-list.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

test('Back shows the list as it was left: filters, loaded pages, position (SHELL-27, LISTS-5, §2.2, §2.5)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/?horse-type=pony')
  const cards = products(page, 'Producten')
  await page.getByRole('link', { name: 'Meer laden' }).click()
  await expect(cards).toHaveCount(36)
  const card = cards.nth(30).getByRole('link')
  await card.scrollIntoViewIfNeeded()
  const left = await scrollTop(page)
  expect(left).toBeGreaterThan(1000)
  await card.click()
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toBeVisible()
  await expect(page).not.toHaveURL(/horse-type/)
  await expect.poll(() => scrollTop(page)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL(/\/paardenvoer\/\?horse-type=pony$/)
  await expect(cards).toHaveCount(36)
  await expect(page.getByRole('checkbox', { name: /^Pony/ }).first()).toBeChecked()
  await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThanOrEqual(2)
})

test('a reload of a list keeps the pages that were loaded', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  const cards = products(page, 'Producten')
  await page.getByRole('link', { name: 'Meer laden' }).click()
  await expect(cards).toHaveCount(38)
  await page.reload()
  await expect(cards).toHaveCount(38)
})

test('another page starts at its top, with the focus on its content (SHELL-27)', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  const card = products(page, 'Producten').nth(20).getByRole('link').first()
  await card.click()
  await expect(page.getByRole('region', { name: 'Gegevens' })).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('choosing a filter or a pack leaves the page where it is', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  const value = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Koudbloed/ })
  await value.scrollIntoViewIfNeeded()
  const top = await scrollTop(page)
  expect(top).toBeGreaterThan(100)
  await value.check()
  await expect(page).toHaveURL(/horse-type=coldblood$/)
  await expect(page.getByRole('list', { name: 'Gekozen filters' })).toBeVisible()
  expect(await scrollTop(page)).toBe(top)
})

test('a hash leads to its chapter and takes the focus along', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/advies/ruwvoer/hoeveel-hooi-heeft-een-paard-nodig/')
  const contents = page.getByRole('navigation', { name: 'Op deze pagina' })
  await contents.getByRole('link', { name: 'Waarom niet minder' }).click()
  const chapter = page.getByRole('heading', { name: 'Waarom niet minder' })
  await expect(chapter).toBeFocused()
  await expect(chapter).toBeInViewport()
  await expect(page).toHaveURL(/#./)
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(100)
})

test('the hash that means no scrolling keeps the position on the way to another page', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/algemene-voorwaarden/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true })
  // The footer hydrates when it is seen: then its links are new ones.
  await link.evaluate((anchor) => anchor.setAttribute('data-not-hydrated', ''))
  await link.scrollIntoViewIfNeeded()
  await expect(link).not.toHaveAttribute('data-not-hydrated')
  await link.evaluate((anchor: HTMLAnchorElement) => (anchor.hash = 'no-scroll'))
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: /Privacy/ })).toBeAttached()
  await expect(page).toHaveURL(/\/privacy\/#no-scroll$/)
  expect(await scrollTop(page)).toBeGreaterThan(500)
  // The same way without it starts at the top.
  await page.goBack()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /[Cc]ookies/ })).toBeAttached()
  await expect.poll(() => scrollTop(page)).toBe(0)
})

const redirects = [
  ['a page without its slash', '/paardenvoer?horse-type=pony&p=2', 301, '/paardenvoer/?horse-type=pony&p=2'],
  ['the news overview with a slash', '/media/?p=2', 301, '/media?p=2'],
  ['an address in capitals', '/Paardenvoer/', 301, '/paardenvoer/'],
  ['an address that moved', '/levering/', 301, '/bezorging/'],
  [
    'news by its number and another name (CONTENT-14, ACC-43)',
    '/media/4001/andere-naam/',
    301,
    '/media/4001/ruwvoer-2026-minder-suiker/',
  ],
  ['a redirect of the shop', '/voeradvies/', 302, '/advies/'],
  ['the first page named', '/paardenvoer/?p=1', 302, '/paardenvoer/'],
  ['the usual page size named', '/paardenvoer/?ps=24', 302, '/paardenvoer/'],
  ['no page size at all', '/paardenvoer/?ps=0', 302, '/paardenvoer/'],
  ['too large a page size (LISTS-11, ACC-89)', '/paardenvoer/?ps=100', 302, '/paardenvoer/?ps=96'],
  [
    'values in another order',
    '/paardenvoer/?horse-type=pony,donkey',
    302,
    '/paardenvoer/?horse-type=donkey,pony',
  ],
] as const

for (const [what, from, status, to] of redirects) {
  test(`${what} leads on: ${from}`, async () => {
    const answer = await askShop('haverhof.nl', from)
    expect([answer.status, answer.headers['location']]).toEqual([status, to])
  })
}

test('news is at its number and name, and is led there from any other name (CONTENT-14, §2.12)', async () => {
  const home = '/media/4001/ruwvoer-2026-minder-suiker/'
  expect((await askShop('haverhof.nl', home)).status).toBe(200)
  for (const path of ['/media/4001/andere-naam/', '/media/ruwvoer-2026-minder-suiker/'])
    expect((await askShop('haverhof.nl', path)).headers['location']).toBe(home)
})

test('the query of an address that moved comes along (ROUTING-2)', async () => {
  const answer = await askShop('haverhof.nl', '/levering/?p=2')
  expect([answer.status, answer.headers['location']]).toEqual([301, '/bezorging/?p=2'])
  const mailed = await askShop('haverhof.nl', '/levering/?mailplusId=abc')
  expect([mailed.status, mailed.headers['location']]).toEqual([301, '/bezorging/?mailplusId=abc'])
})

const answers = [
  ['the news overview without a slash', '/media', 200],
  ['an item of news', '/media/4001/ruwvoer-2026-minder-suiker/', 200],
  ['news by what is no number (CONTENT-14)', '/media/abc/andere-naam/', 404],
  ['news by a number nobody has (CONTENT-14)', '/media/999999/andere-naam/', 404],
  ['the second page', '/paardenvoer/?p=2', 200],
  ['a larger page size', '/paardenvoer/?ps=48', 200],
  ['a page after the last', '/paardenvoer/?p=99', 404],
  ['an address nobody knows', '/hier-is-niets/', 404],
  ['an address that was given up', '/kerstactie/', 410],
  ['a path that is no text', '/%E0%A4%A/', 400],
  ['a path with two slashes in front', '//elders.example/', 400],
  ['an address too long to mean anything', `/paardenvoer/?q=${'a'.repeat(2100)}`, 414],
] as const

for (const [what, target, status] of answers) {
  test(`${what} answers ${status}`, async () => {
    expect((await askShop('haverhof.nl', target)).status).toBe(status)
  })
}

test('an unknown host is refused, never guessed', async () => {
  for (const host of ['haverhof.example', 'nl.haverhof.nl.localhost', 'haverhof.nl.evil.example']) {
    const answer = await ask(host, '/')
    expect([host, answer.status]).toEqual([host, 421])
    expect(answer.body).toContain('<h1>')
  }
})

for (const size of [12, 36]) {
  test(`a list shows ${size} products at once when its address says so (LISTS-11, ACC-89)`, async ({
    page,
  }) => {
    await visit(page, 'haverhof.nl', `/paardenvoer/?ps=${size}`)
    await expect(products(page, 'Producten')).toHaveCount(size)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/paardenvoer\/$/)
    const next = page.getByRole('link', { name: 'Meer laden' })
    await expect(next).toHaveAttribute('href', `/paardenvoer/?p=2&ps=${size}`)
  })
}

test('larger pages show more products at once', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  await page.getByRole('navigation', { name: 'Per pagina' }).getByRole('link', { name: '48' }).click()
  await expect(page).toHaveURL(/\?ps=48$/)
  await expect(products(page, 'Producten')).toHaveCount(38)
})

test('a page that moved to a stranger asks before it leads there (ROUTING-2, §2.58, §8.18)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', '/stalwijzer/')
  await expect(page.getByRole('heading', { level: 1, name: 'Deze pagina is verhuisd' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Naar het nieuwe adres' })).toHaveAttribute(
    'href',
    'https://stable-guide.example/',
  )
})

test.describe('what is not there', () => {
  test.use({ expectedMessages: [/Failed to load resource: the server responded with a status of 4(04|10)/] })

  test('an unknown address says so, offers the departments and a search (§2.57, §8.18)', async ({ page }) => {
    await visit(page, 'haverhof.nl', '/hier-is-niets/')
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' })).toBeVisible()
    await expect(page.getByRole('search').first()).toBeVisible()
    const popular = page.getByRole('navigation', { name: 'Populaire afdelingen' })
    await popular.getByRole('link', { name: 'Paardenvoer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Paardenvoer' })).toBeVisible()
  })

  test('an address that was given up says so', async ({ page }) => {
    await visit(page, 'haverhof.nl', '/kerstactie/')
    await expect(page.getByRole('heading', { level: 1, name: 'Deze pagina is er niet meer' })).toBeVisible()
  })
})

test.describe('a page that fails', () => {
  test.use({ expectedMessages: [/Failed to load resource: the server responded with a status of 500/] })

  test('offers to try again and the way home (§2.59, §8.12)', async ({ page }) => {
    await visit(page, 'haverhof.nl', '/paardenvoer/')
    await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
    const card = products(page, 'Producten').first().getByRole('link').first()
    const name = await card.innerText()
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Oeps, hier ging iets mis!' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Naar de homepage', exact: true })).toHaveAttribute(
      'href',
      '/',
    )
    await page.unroute('**/*.data*')
    await page.getByRole('link', { name: 'Probeer het opnieuw' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
})
