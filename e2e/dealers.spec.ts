import { askShop } from './ask.ts'
import { expectAccessible } from './axe.ts'
import { at } from './hosts.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

const finder = '/store-locator/'

test('a visitor finds a dealer by town, on the map and in the list, without a mouse (DEALERS-6, §1.15, §2.9)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dealer zoeken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dealers bij u in de buurt' })).toBeVisible()
  const searchField = page.getByRole('textbox', { name: 'Plaats of postcode' })
  await searchField.fill('Xqzvw')
  await searchField.press('Enter')
  await expect(searchField).toHaveAccessibleDescription(/Plaats of postcode ‘Xqzvw’ kennen wij niet/)
  await expect(searchField).toHaveValue('Xqzvw')
  await expect(page.getByRole('heading', { name: /^\d\d dealers$/ })).toBeVisible()

  await searchField.fill('8011')
  await searchField.press('Enter')
  await expect(page).toHaveURL(at('haverhof.nl', `${finder}?place=8011`))
  await expect(page.getByRole('heading', { name: /^\d dealers binnen 50 km van 8011$/ })).toBeVisible()
  const first = page.getByRole('listitem').filter({ hasText: 'Ruitersport De Hoeve' })
  await first.scrollIntoViewIfNeeded()
  await expect(first).toContainText(/Nu (open|gesloten)/)

  const map = page.getByRole('figure', { name: 'Kaart van de dealers in de lijst' })
  await map.getByRole('link', { name: 'Ruitersport De Hoeve' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(map.getByRole('link', { name: 'Stalbenodigdheden Bos' })).toBeFocused()
  await page.keyboard.press('Enter')
  const second = page.getByRole('listitem').filter({ hasText: 'Stalbenodigdheden Bos' })
  await expect(second).toBeFocused()
  await expect(second).toHaveAttribute('aria-current', 'true')
  await first.getByRole('link', { name: /Op de kaart/ }).click()
  await expect(first).toHaveAttribute('aria-current', 'true')
  await expect(second).not.toHaveAttribute('aria-current')
  await expectAccessible(page, 'a chosen dealer')
})

test('the browser is asked where the visitor is on a click alone, and a refusal has its words (DEALERS-5, DEALERS-10)', async ({
  page,
  context,
}) => {
  await visit(page, 'haverhof-group.com', '/')
  await page.getByRole('main').getByRole('link', { name: 'Find a dealer' }).click()
  const locate = page.getByRole('button', { name: 'Use my location' })
  await locate.click()
  await expect(page.getByRole('alert')).toContainText('We don’t have access to your location.')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 65.6, longitude: 22.1 })
  await locate.click()
  await expect(
    page.getByRole('heading', { name: /^There is no dealer within 50 km of your location/ }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(3)
  expect(new URL(page.url()).search).toBe('')
})

test('on a phone a pin leads to its entry, however far down the list that is (DEALERS-6, SHELL-12)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, 'haverhof-group.com', finder)
  const entries = page.getByRole('main').getByRole('listitem')
  const entry = entries.filter({ has: page.getByRole('heading', { level: 3 }) }).last()
  await expect(entry).toHaveCSS('content-visibility', 'auto')
  const name = await entry.getByRole('heading', { level: 3 }).textContent()
  await page
    .getByRole('figure')
    .getByRole('link', { name: name ?? '', exact: true })
    .focus()
  await page.keyboard.press('Enter')
  await expect(entry).toBeFocused()
  await expect(entry).toBeInViewport({ ratio: 1 })
})

test('the search needs no scripts: the shop itself answers the plain form', async () => {
  const { body } = await askShop('muehldorfer.de', `${finder}?place=Rosenheim`)
  expect(body).toMatch(/<form [^>]*action="\/store-locator\/"/)
  expect(body).toMatch(/\d Verkaufsstellen im Umkreis von 50 km um Rosenheim</)
  const entries = [...body.matchAll(/<h3.*?<\/h3>/g)].map(([entry]) => entry)
  expect(entries.some((entry) => entry.includes('Almstall Rosenheim'))).toBe(true)
  expect(entries.some((entry) => entry.includes('Reitsport Coesfeld'))).toBe(false)
})
