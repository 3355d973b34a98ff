import { badge } from './cart-help.ts'
import { withCodeHeldBack } from './held-back.ts'
import { at } from './hosts.ts'
import { products } from './product-list.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

test.describe('PAGES-10: what is pressed before hydration', () => {
  test('goes into the cart, once, however often it was pressed', async ({ page }) => {
    const bringCode = await withCodeHeldBack(page)
    await page.goto(at('haverhof.nl', '/paardenvoer/'), { waitUntil: 'commit' })
    const cards = products(page, 'Producten')
    for (const press of [0, 1, 0])
      await cards
        .nth(press)
        .getByRole('button', { name: /^In winkelwagen/ })
        .click()
    await expect(badge(page, 2)).toBeHidden()
    bringCode()
    await expect(badge(page, 2)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Toegevoegd/ })).toHaveCount(2)
  })

  test('is compared after all', async ({ page }) => {
    const bringCode = await withCodeHeldBack(page)
    await page.goto(at('haverhof.nl', '/paardenvoer/'), { waitUntil: 'commit' })
    const tick = products(page, 'Producten').first().getByRole('checkbox')
    await tick.click()
    await expect(tick).not.toBeChecked()
    bringCode()
    await expect(tick).toBeChecked()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('compare'))).toMatch(/^\d+:\d+$/)
  })

  test('is what the page acts upon, in the order in which it was done, on a list, a product, in the calculator and the comparison', async ({
    page,
  }) => {
    const open = async (path: string) => {
      const bringCode = await withCodeHeldBack(page)
      await page.goto(at('haverhof.nl', path), { waitUntil: 'commit' })
      return bringCode
    }
    const bringFilters = await open('/paardenvoer/')
    for (const name of [/^Muesli/, /^Brok/]) await page.getByRole('checkbox', { name }).click()
    bringFilters()
    await expect(page).toHaveURL(/\?product-group=muesli,pellets$/)

    const bringBuying = await open('/paardenvoer/muesli/haver-basis-muesli/')
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Aantal' }).fill('2')
    await main.getByRole('button', { name: 'In winkelwagen' }).first().click()
    bringBuying()
    await expect(badge(page, 2)).toBeVisible()

    const bringCalculator = await open('/voercalculator/?feed=101')
    await page.getByRole('button', { name: 'Welsh pony, 300 kg' }).click()
    await page.getByRole('textbox', { name: 'Gewicht in kilo’s' }).fill('400')
    await page.getByRole('combobox', { name: 'Leeftijd of stadium' }).selectOption('Drachtig, maand 10')
    bringCalculator()
    await expect(page).toHaveURL(/\?horse-type=pony&weight=400&.*&stage=mare-10&feed=101$/)

    const bringComparison = await open('/vergelijken/?ids=10101,11101,12101')
    for (const name of [/^Basis Brok/, /^Balance Compleet/])
      await main
        .getByRole('button', { name })
        .getByRole('img', { name: /niet meer vergelijken$/ })
        .click()
    bringComparison()
    await expect(page).toHaveURL(/\?ids=10101$/)
  })

  test('is submitted after all, with what was typed, and never stands in the address (PAGES-22)', async ({
    page,
  }) => {
    const bringCode = await withCodeHeldBack(page)
    await page.goto(at('haverhof.nl', '/withdraw/'), { waitUntil: 'commit' })
    const name = page.getByLabel('Uw naam')
    await name.fill('Anna de Vries')
    await name.press('Enter')
    await page.getByLabel('Bestelnummer').fill('1000')
    await page.getByRole('main').getByRole('button', { name: 'Verder naar bevestigen' }).click()
    bringCode()
    await expect(page.getByText('Dit is een verplicht veld').first()).toBeVisible()
    await expect(name).toHaveValue('Anna de Vries')
    await expect(page.getByLabel('Bestelnummer')).toHaveValue('1000')
    await expect(page.getByLabel('E-mailadres', { exact: true })).toBeFocused()
    expect(page.url()).toBe(at('haverhof.nl', '/withdraw/'))
  })
})

test('PAGES-10: what is chosen while the page hydrates counts', async ({ page }) => {
  // A tab of its own: the script stays in it, and stories share the first one.
  const tab = await page.context().newPage()
  await tab.addInitScript(holdBackScheduler)
  await tab.goto(at('haverhof.nl', '/rantsoen/?horse-type=donkey&weight=200&labour=none&roughage=hay'))
  await tab.waitForFunction(() => 'releaseScheduler' in window)
  await tab.getByRole('combobox', { name: 'Ruwvoer' }).selectOption('Stro')
  await tab.evaluate(() => (window as unknown as { releaseScheduler: () => void }).releaseScheduler())
  await expect(tab.getByRole('region', { name: 'Het rantsoen van één dag' })).toContainText('Stro: 3,00 kg')
})

/** React asks for its first turn, to hydrate, and does not get it: only an act of the visitor makes it hydrate at once. */
function holdBackScheduler(): void {
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super()
      const { port2 } = this
      const post = port2.postMessage.bind(port2)
      const releaseScheduler = () => {
        port2.postMessage = post
        post(null)
      }
      port2.postMessage = () => Object.assign(window, { releaseScheduler })
    }
  }
}

test('PAGES-7: the code of a page waits for its paint, and starts then', async ({ page }) => {
  const answer = await page.goto(at('haverhof.nl', '/paardenvoer/'))
  const html = (await answer?.text()) ?? ''
  // As the router writes it, code would be fetched and started at once.
  expect(html).toContain('<script type="after-paint">')
  expect(html).not.toMatch(/<script[^>]* type="module"|<link rel="modulepreload"/)
  await expect(page.locator('[data-layers]')).toBeAttached()
})

test('SHELL-32: a press counts also where the section hydrates between press and click (§2.7)', async ({
  page,
}) => {
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' })
  await visit(page, 'haverhof.nl', '/paardenvoer/')
  // These come after everything else, so the footer listens.
  await expect(page.locator('[data-layers]')).toBeAttached()
  await settings.evaluate(hydrateAndPress)
  // Time enough to hydrate, if it were to.
  await page.evaluate(async () => {
    const idle = () => new Promise((done) => requestIdleCallback(done))
    await idle()
    await idle()
  })
  await expect(page.locator('[data-not-hydrated]')).toHaveCount(1)
  await settings.dispatchEvent('click')
  await expect(page.getByRole('dialog', { name: 'Cookie-instellingen' })).toBeVisible()
  await expect(page.locator('[data-not-hydrated]')).toHaveCount(0)
})

/** The section begins to hydrate, and before it has the button of the mouse goes down. */
function hydrateAndPress(button: HTMLElement): void {
  const mouse = (type: string, bubbles: boolean) => new PointerEvent(type, { pointerType: 'mouse', bubbles })
  button.dataset['notHydrated'] = ''
  button.scrollIntoView()
  button.closest('footer')?.parentElement?.dispatchEvent(mouse('pointerenter', false))
  button.dispatchEvent(mouse('pointerdown', true))
}

test.describe('CONSENT-5: who has not answered about cookies', () => {
  test.use({ hasAnsweredCookies: false })

  test('is asked before hydration, and may answer then', async ({ page, context }) => {
    const bringCode = await withCodeHeldBack(page)
    await page.goto(at('haverhof.nl', '/cart/'), { waitUntil: 'commit' })
    const notice = page.getByRole('region', { name: 'Cookies, alleen als u dat wilt' })
    await notice.getByRole('button', { name: 'Weigeren' }).click()
    await expect(notice).toBeVisible()
    bringCode()
    await expect(notice).toHaveCount(0)
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
  })
})

test('CONSENT-5: who has answered about cookies never sees the question, not even before hydration', async ({
  page,
}) => {
  await withCodeHeldBack(page)
  await page.goto(at('haverhof.nl', '/cart/'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Winkelwagen' })).toBeVisible()
  await expect(page.locator('[data-question]')).toBeHidden()
})
