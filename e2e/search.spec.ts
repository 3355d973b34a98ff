import { products } from './product-list.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

test('a typing mistake is understood, and the page says how (§2.51)', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/')
  const field = page.getByRole('combobox', { name: 'Zoek in de winkel' })
  await field.fill('meusli')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/zoeken\/\?q=meusli$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Gezocht op ‘meusli’' })).toBeVisible()
  await expect(page.getByText('We tonen resultaten voor ‘muesli’ in plaats van ‘meusli’.')).toBeVisible()
  await expect(products(page, 'Producten').first()).toContainText('Muesli')
})

test('suggestions are walked through with the arrow keys', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/')
  const field = page.getByRole('combobox', { name: 'Zoek in de winkel' })
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.pressSequentially('muesl')
  const list = page.getByRole('listbox', { name: 'Suggesties' })
  await expect(list).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  const options = list.getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'false')

  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  )
  await expect(field).toBeFocused()
  // Up from the first leads back to the field, and further up to the last.
  await field.press('ArrowUp')
  await field.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(options.last()).toHaveText('Alle resultaten voor ‘muesl’')

  await field.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue('muesl')

  await field.press('ArrowDown')
  const product = list.getByRole('group', { name: 'Producten' }).getByRole('option').first()
  await expect(product).toBeVisible()
  while ((await product.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown')
  const name = (await product.locator('span').first().innerText()).trim()
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a suggestion can be chosen with the mouse, and advice is among them', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/')
  const field = page.getByRole('combobox', { name: 'Zoek in de winkel' })
  await field.pressSequentially('hooi')
  // Suggestions for the first letters may still be there: only those for the whole word count.
  const options = page.getByRole('listbox').getByRole('group', { name: 'Advies' }).getByRole('option')
  const advice = options.filter({ hasText: /hooi/i }).first()
  const title = (await advice.innerText()).trim()
  await advice.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

const exact = [
  ['an article number', 'HH10103', /\/haver-basis-muesli\/hh10103\/$/],
  ['an article number in small letters', 'hh10103', /\/haver-basis-muesli\/hh10103\/$/],
  ['an EAN', '2000000101040', /\/haver-basis-muesli\/hh10104\/$/],
] as const

for (const [what, term, address] of exact) {
  test(`${what} leads straight to the product`, async ({ page }) => {
    await visit(page, 'haverhof.nl', '/zoeken/')
    const field = page.getByRole('combobox', { name: 'Zoek in de winkel' })
    await field.fill(term)
    await field.press('Enter')
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Haver Basis Muesli' })).toBeVisible()
  })
}

test('a search that finds nothing gives advice, names whom to ask and shows what others choose (§8.17)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', '/zoeken/?q=xqzvw')
  await expect(page.getByText('Geen resultaten voor ‘xqzvw’')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^\+31/ })).toHaveAttribute('href', /^tel:\+31/)
  await expect(main.getByRole('link', { name: 'service@haverhof.nl' })).toBeVisible()
  const others = page.getByRole('region', { name: 'Wat anderen vaak kiezen' })
  await expect(others.getByRole('article').first()).toBeVisible()
})

test('an emergency shows the vet first, then what to read, and nothing to buy (SEARCH-12)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', '/')
  const field = page.getByRole('combobox', { name: 'Zoek in de winkel' })
  await field.pressSequentially('koliek')
  const list = page.getByRole('listbox', { name: 'Suggesties' })
  await expect(list.getByText('Bel nu uw dierenarts. Hier is niets te koop.')).toBeVisible()
  await expect(list.getByRole('group', { name: 'Producten' })).toHaveCount(0)
  await field.press('Escape')
  await field.press('Enter')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Bel nu uw dierenarts')
  await expect(main.getByRole('link').first()).toContainText('wat voer kan doen')
  await expect(main.getByRole('article')).toHaveCount(0)
  await expect(main.getByRole('button')).toHaveCount(0)
})

test('an illness without a feed for it shows no bestsellers (SEARCH-22)', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/zoeken/?q=leverproblemen')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Hiervoor hebben we geen voer' })).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(0)
})

test('words that never stand together show what fits some of them', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/zoeken/?q=muesli+hoofdstel')
  await expect(page.getByText(/Niets gevonden met alle woorden van ‘muesli hoofdstel’/)).toBeVisible()
  await expect(page.getByText(/We tonen resultaten voor/)).toHaveCount(0)
  await expect(products(page, 'Producten').first()).toContainText('Muesli')
})

test('compound words and synonyms find what is meant', async ({ page }) => {
  await visit(page, 'haverhof.de', '/suche/?q=gelenkfutter')
  await expect(page.getByRole('region', { name: 'Produkte' }).getByRole('article').first()).toContainText(
    /Gelenk/,
  )
})
