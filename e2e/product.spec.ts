import type { Page } from '@playwright/test'
import { askShop } from './ask.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

const muesli = '/paardenvoer/muesli/haver-basis-muesli/'

test('a product shows its packs, each with its price and the price of a kilo, and an address of its own (§1.8)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', muesli)
  await expect(page.getByRole('heading', { level: 1, name: 'Haver Basis Muesli' })).toBeVisible()
  const packs = page.getByRole('navigation', { name: 'Verpakkingen' })
  await expect(packs.getByRole('link')).toHaveCount(4)
  await expect(packs.getByRole('link', { name: /^20 kg/ })).toHaveAttribute('aria-current', 'true')
  await expect(packs.getByRole('link', { name: /^3 kg.*€\s5,95.*€\s1,98 per kg/ })).toBeVisible()

  await packs.getByRole('link', { name: /^3 kg/ }).click()
  await expect(page).toHaveURL(/\/haver-basis-muesli\/hh10101\/$/)
  await expect(packs.getByRole('link', { name: /^3 kg/ })).toHaveAttribute('aria-current', 'true')
  const facts = page.getByRole('region', { name: 'Gegevens' })
  await expect(facts.getByText('HH10101', { exact: true })).toBeVisible()
  await expect(facts.getByText('2000000101019', { exact: true })).toBeVisible()

  // The pack that people feed from has the address of the product itself.
  await packs.getByRole('link', { name: /^20 kg/ }).click()
  await expect(page).toHaveURL(/\/haver-basis-muesli\/$/)
})

test('a section that becomes live above the window keeps its height, so that nothing in sight moves (SHELL-10, SHELL-33)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/product-sections-*.js', async (route) => {
    await held
    await route.continue()
  })
  await visit(page, 'haverhof.nl', muesli)
  const description = page.locator('section[aria-labelledby=description-title]')
  const fromServer = description.and(page.locator('[data-from-server]'))
  await description.evaluate((section) => section.setAttribute('data-from-server', ''))
  await description.scrollIntoViewIfNeeded()
  await expect(fromServer).toBeInViewport()
  const heightOf = () => description.evaluate((section) => section.getBoundingClientRect().height)
  const height = await heightOf()
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView())
  await expect(fromServer).not.toBeInViewport()
  letGo()
  await expect(fromServer).toHaveCount(0)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await heightOf()).toBe(height)
})

test('what stands on the label can be read before buying, in the order of the label (PRODUCT-3)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', muesli)
  const label = page.getByRole('region', { name: 'Etiket' })
  await expect(label.getByRole('term')).toHaveText([
    'Soort voer',
    'Bestemd voor',
    'Gebruiksaanwijzing',
    'Samenstelling',
    'Verantwoordelijk voor het etiket',
  ])
  await expect(label.getByRole('definition').first()).toHaveText('Aanvullend diervoeder')
  await expect(label.getByRole('definition').nth(3)).toHaveText(/^Geplette haver 34%, gerstevlokken 16%/)
  const constituents = label.getByRole('table', { name: 'Analytische bestanddelen' })
  await expect(constituents.getByRole('row', { name: /^Vocht .*%$/ })).toBeVisible()
  await expect(constituents.getByRole('row', { name: /^Ruw eiwit .*%$/ })).toBeVisible()
  await expect(label.getByRole('heading', { name: 'Toevoegingsmiddelen per kg' })).toBeVisible()
  const vitamins = label.getByRole('table', { name: /^Nutritionele toevoegingsmiddelen: vitaminen/ })
  await expect(
    vitamins.getByRole('row', { name: /^Vitamine A: Retinylacetaat .*3a672a.* 12000 IE/ }),
  ).toBeVisible()
  const nutrition = page.getByRole('region', { name: 'Voedingswaarden' })
  await expect(nutrition.getByRole('row').first()).toBeVisible()
})

test('the energy of a feed is told in a word, here, side by side and beside its ration (FEED-ADVICE-15, ACC-124)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', muesli)
  await page.getByText('Alle voedingswaarden').click()
  const energy = page.getByRole('table', { name: 'Energie' })
  await expect(energy.getByRole('row', { name: 'Energieniveau Gemiddeld' })).toBeVisible()
  await visit(page, 'haverhof.nl', '/vergelijken/?ids=10101,10401')
  await expect(page.getByRole('table').getByRole('row', { name: /^Energieniveau Gemiddeld/ })).toBeVisible()
  await visit(page, 'haverhof.nl', '/voercalculator/?feed=101')
  await expect(page.getByRole('region', { name: 'Het rantsoen' })).toContainText(/Energieniveau\s*Gemiddeld/)
})

test('price, VAT, delivery date and stock stand beside each other', async ({ page }) => {
  await visit(page, 'haverhof.nl', muesli)
  const main = page.getByRole('main')
  await expect(main.getByText('incl. 21% btw, excl. bezorgkosten')).toBeVisible()
  await expect(main.getByText('Op voorraad', { exact: true }).first()).toBeVisible()
  await expect(main.getByText(/^Bezorgd (op|tussen)\s\w+dag\s\d{1,2}\s\w+/)).toBeVisible()
  await expect(main.getByText(/^Bezorgen kost €\s\d+,\d\d, gratis vanaf €\s75,00$/)).toBeVisible()
})

test('reviews say how many gave how many stars, and can be narrowed to the language of the page', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', muesli)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  const total = Number(/\d+/.exec(await reviews.getByText(/^\d+ reviews?$/).innerText())?.[0])
  const perStar = await reviews
    .getByRole('listitem')
    .filter({ hasText: /^\d ster/ })
    .allInnerTexts()
  expect(perStar).toHaveLength(5)
  expect(perStar.reduce((sum, text) => sum + Number(/(\d+)\s*$/.exec(text)?.[1]), 0)).toBe(total)
  // The code of the reviews loads when the visitor gets there; a press before it is there counts all the same.
  const ownLanguage = reviews.getByRole('checkbox', { name: 'Alleen reviews in het Nederlands' })
  await ownLanguage.click()
  await expect(ownLanguage).toBeChecked()
  await expect(reviews.getByRole('article').first()).toBeVisible()
  await expect(reviews.locator('article [lang]')).toHaveCount(0)
})

test('a pack that is not there yet says so and promises no date', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/behoefte/suikerarm/metabool-balancer/hh22303/')
  const main = page.getByRole('main')
  await expect(main.getByText('Binnenkort verkrijgbaar', { exact: true }).first()).toBeVisible()
  await expect(main.getByText(/^Bezorgd (op|tussen)/)).toHaveCount(0)
})

test('a pack of which few are left says how many (§8.16)', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/supplementen/supplementen-rust-en-zenuwen/kruiden-rust/')
  const packs = page.getByRole('navigation', { name: 'Verpakkingen' })
  const low = page.getByText('Nog maar 6 stuks op voorraad', { exact: true })
  if (await low.isHidden()) await packs.getByRole('link').last().click()
  await expect(low).toBeVisible()
})

test('a feed that is sold by the silo says when a silo pays', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/brok/basis-brok/')
  await expect(page.getByText(/Boven 1000 kg leveren we los in de silo\..*12 tot 15 paarden/)).toBeVisible()
  await visit(page, 'haverhof.dk', await danish('11101'))
  await expect(page.getByText(/1000 kg.*15 heste/)).toBeVisible()
  await visit(page, 'haverhof.nl', '/snoepjes/vezelkoeken/')
  await expect(page.getByText(/in de silo/)).toHaveCount(0)
})

/** The address of a pack on the Danish site. */
async function danish(variantId: string): Promise<string> {
  const { body } = await askShop('haverhof.dk', `/api/products/${variantId}`)
  return (JSON.parse(body) as { url: string }).url
}

test('on the Danish site kroner stand beside the euros that bind, with an explanation', async ({ page }) => {
  await visit(page, 'haverhof.dk', await danish('10101'))
  const main = page.getByRole('main')
  await expect(main.getByText(/^7,05\s€$/).first()).toBeVisible()
  await expect(main.getByText(/^ca\. 52,60\skr\.$/).first()).toBeVisible()
  const note = main.getByText('Du betaler beløbet i euro. Prisen i den anden valuta er vejledende.')
  await expect(note).toBeVisible()
  await note.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /valuta/i })).toBeVisible()
})

test('a reduced pack names the lowest price of the thirty days before', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/brok/sport-brok/')
  await expect(page.getByText(/Laagste prijs in de 30 dagen ervoor: €\s19,95/).first()).toBeVisible()
})

test('German prices are never per 100 g', async ({ page }) => {
  for (const host of ['haverhof.de', 'muehldorfer.de'] as const) {
    await visit(page, host, '/pferdefutter/muesli/')
    await expect(page.getByText(/(pro|je) kg/).first()).toBeVisible()
    await expect(page.getByText(/100\s?g\b/)).toHaveCount(0)
  }
})

type JsonLd = { '@type': string; hasVariant?: { sku: string; offers: Record<string, string> }[] }

test('search engines get a product group with an offer for every pack', async ({ page }) => {
  await visit(page, 'haverhof.nl', muesli)
  const blocks = await jsonLd(page)
  const group = blocks.find((block) => block['@type'] === 'ProductGroup')
  expect(group?.hasVariant?.map(({ sku }) => sku)).toEqual(['HH10101', 'HH10102', 'HH10103', 'HH10104'])
  expect(group?.hasVariant?.[0]?.offers).toMatchObject({
    '@type': 'Offer',
    price: '5.95',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  })
  expect(blocks.map((block) => block['@type'])).toContain('BreadcrumbList')
})

async function jsonLd(page: Page): Promise<JsonLd[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.flatMap((text) => JSON.parse(text) as JsonLd | JsonLd[])
}

test('the picture of a pack can be seen larger and put away again', async ({ page }) => {
  await visit(page, 'haverhof.nl', muesli)
  const opener = page.getByRole('button', { name: /Afbeelding vergroten/ })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Haver Basis Muesli' })
  await expect(dialog.getByRole('img', { name: 'Haver Basis Muesli, 20 kg' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
