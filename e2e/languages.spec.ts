import { askShop } from './ask.ts'
import { at, hosts } from './hosts.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

for (const [host, language, platform] of hosts) {
  test(`${host} answers in its language and brand`, async () => {
    const { status, body } = await askShop(host, '/')
    expect(status).toBe(200)
    const [html = ''] = /<html[^>]*>/.exec(body) ?? []
    expect(html).toContain(`lang="${language}"`)
    expect(html).toContain(`data-platform="${platform}"`)
    expect(html).toContain(`data-locale="${platform}-${language}"`)
    expect(body.match(/<h1[ >]/g)).toHaveLength(1)
  })
}

test('plain localhost is the Dutch site', async ({ request }) => {
  const body = await (await request.get('/')).text()
  expect(body).toMatch(/<html[^>]*lang="nl"[^>]*data-platform="shop"/)
})

/** One word of the frame in each language: the visitor sees no key and no other language. */
const words = {
  nl: 'Naar de inhoud',
  de: 'Zum Inhalt',
  da: 'Gå til indholdet',
  en: 'Skip to content',
  it: 'Vai al contenuto',
  pt: 'Saltar para o conteúdo',
  es: 'Saltar al contenido',
  sv: 'Till innehållet',
  et: 'Sisu juurde',
} as const

/** One site of each language, and one of each other brand. */
const homes = [
  ...new Map(hosts.filter(([, , brand]) => brand === 'shop').map((home) => [home[1], home])).values(),
  ...(['muehldorfer', 'corporate'] as const).map((wanted) => hosts.find(([, , brand]) => brand === wanted)),
].filter((home) => home !== undefined)

test('nine languages and three brands hydrate, and letters of twice the size push no home page beyond a small screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [host, language] of homes) {
    await visit(page, host, '/')
    await expect(page.getByRole('link', { name: words[language] })).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { letters, width } = await page.evaluate(() => {
      const root = document.documentElement
      // The root is 62.5 % of what the visitor has chosen.
      root.style.setProperty('font-size', '125%', 'important')
      return { letters: getComputedStyle(root).fontSize, width: root.scrollWidth }
    })
    expect(letters).toBe('20px')
    expect(width, host).toBeLessThanOrEqual(390)
  }
  expect(homes).toHaveLength(11)
})

test('the switch leads to the same page in another country, with its query (§4.30)', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/muesli/?horse-type=pony')
  await page.getByRole('button', { name: /^Land en taal/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Land en taal' })
  await expect(dialog.getByRole('link', { name: 'Nederlands' }).first()).toHaveAttribute(
    'aria-current',
    'true',
  )
  await dialog.locator(`a[href^="${at('haverhof.de', '/')}"]`).click()
  await expect(page).toHaveURL(at('haverhof.de', '/pferdefutter/muesli/?horse-type=pony'))
  await expect(page.getByRole('heading', { level: 1, name: 'Müsli' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Pony/ }).first()).toBeChecked()
})

test('the switch leads from a product to the same product, and to another brand’s home', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/muesli/haver-basis-muesli/hh10101/')
  await page.getByRole('button', { name: /^Land en taal/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Land en taal' })
  await expect(dialog.locator(`a[href="${at('muehldorfer.de', '/')}"]`)).toBeVisible()
  await dialog.locator(`a[href^="${at('en.haverhof.nl', '/')}"]`).click()
  await expect(page).toHaveURL(/^http:\/\/en\.haverhof\.nl\.localhost:\d+\/.+\/hh10101\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the switch keeps the comparison and the cart', async ({ page }) => {
  for (const [path, sibling] of [
    ['/vergelijken/?ids=10101', '/vergleichen/?ids=10101'],
    ['/cart/', '/cart/'],
  ] as const) {
    await visit(page, 'haverhof.nl', path)
    await page.getByRole('button', { name: /^Land en taal/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Land en taal' })
    await dialog.locator(`a[href^="${at('haverhof.de', '/')}"]`).click()
    await expect(page).toHaveURL(at('haverhof.de', sibling))
  }
})

test('products speak the language of their shop, on cards and on their page', async ({ page }) => {
  for (const [host, title] of [
    ['haverhof.it', 'Muesli Base all’Avena'],
    ['haverhof.es', 'Muesli Básico de Avena'],
  ] as const) {
    const { body } = await askShop(host, '/api/products/10101')
    await visit(page, host, (JSON.parse(body) as { url: string }).url)
    const heading = page.getByRole('heading', { level: 1, name: title })
    await expect(heading).toBeVisible()
    await expect(heading).not.toHaveAttribute('lang', /./)
    // Reviews keep the language of their writers; what the shop says is its own.
    await expect(page.getByRole('main').locator('[lang="en"]:not(#reviews *)')).toHaveCount(0)
  }
})

test('amounts follow the country: kronor grouped in Swedish, never elsewhere', async ({ page }) => {
  const { body } = await askShop('haverhof.se', '/api/products/11604')
  await visit(
    page,
    'haverhof.se',
    (JSON.parse(body) as { variants: { url: string }[] }).variants.at(-1)?.url ?? '',
  )
  await expect(
    page
      .getByRole('main')
      .getByText(/\d\s\d{3},\d\d\s€/)
      .first(),
  ).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/\d\s\d{3},\d\d\skr/)
      .first(),
  ).toBeVisible()
  await visit(page, 'haverhof.nl', '/paardenvoer/brok/performance-brok/hh11604/')
  await expect(
    page
      .getByRole('main')
      .getByText(/€\s\d{4},\d\d/)
      .first(),
  ).toBeVisible()
})
