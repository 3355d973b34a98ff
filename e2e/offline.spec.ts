import type { BrowserContext, Page } from '@playwright/test'
import { badge, cartLines, openCartWith, quantityOf } from './cart-help.ts'
import { dutchCustomer, startCheckout, typeDetails, wordsOf } from './checkout.ts'
import { at } from './hosts.ts'
import { products } from './product-list.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

const host = 'haverhof.nl'
const opensLater = 'Geen verbinding. De gevraagde pagina opent vanzelf zodra er weer verbinding is.'

// What the browser itself writes about requests that go nowhere.
test.use({ expectedMessages: [/net::ERR_INTERNET_DISCONNECTED|TypeError: Failed to fetch/] })

/** A page that has everything it loads by itself, and then no connection. */
async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await expect(page.locator('[data-layers]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.locator('[data-layers]').getByText(/^U bent offline\./)).toBeVisible()
}

test('a link waits for the connection, and the page stays (SHELL-15, ACC-94, ACC-251)', async ({
  page,
  context,
}) => {
  await visit(page, host, '/')
  await goOffline(page, context)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page.locator('[data-layers]').getByText(opensLater)).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(opensLater)
  expect(page.url()).toBe(at(host, '/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(at(host, '/blog/'))
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
})

test('of several links the last one opens, also one to another host (SHELL-15, ACC-94)', async ({
  page,
  context,
}) => {
  await visit(page, host, '/paardenvoer/')
  await goOffline(page, context)
  const address = page.url()
  await products(page, 'Producten').first().getByRole('link').first().click()
  await expect(page.getByRole('status')).toHaveText(opensLater)
  await page.evaluate(
    (other) => {
      const link = Object.assign(document.createElement('a'), { href: other, textContent: 'Elders' })
      document.querySelector('main')?.prepend(link)
    },
    at('haverhof.de', '/'),
  )
  await page.getByRole('link', { name: 'Elders' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Winkelwagen' }).click()
  expect(page.url()).toBe(address)
  await page.getByRole('link', { name: 'Elders' }).click()
  expect(page.url()).toBe(address)
  await context.setOffline(false)
  await expect(page).toHaveURL(at('haverhof.de', '/'))
})

test('a search and the Back button wait as well (SHELL-15, ACC-94)', async ({ page, context }) => {
  await visit(page, host, '/paardenvoer/')
  // A link that is pressed before the router has it is opened by the browser, which keeps what it left.
  await expect(page.locator('[data-layers]')).toBeAttached()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL(at(host, '/blog/'))
  await goOffline(page, context)
  await page.goBack()
  await expect(page.getByRole('status')).toHaveText(opensLater)
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  const search = page.getByRole('banner').getByRole('combobox')
  await search.fill('muesli')
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\?q=muesli$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('muesli')
})

test('nothing goes into the cart, which is said beside the button, and later it does (SHELL-36, ACC-251)', async ({
  page,
  context,
}) => {
  await visit(page, host, '/paardenvoer/')
  await goOffline(page, context)
  const card = products(page, 'Producten').first()
  const button = card.getByRole('button', { name: /^In winkelwagen/ })
  await button.click()
  const refusal = 'Niet toegevoegd: er is geen verbinding. Probeer het opnieuw zodra die er weer is.'
  await expect(card.getByText(refusal)).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(refusal)
  await context.setOffline(false)
  await expect(page.getByRole('status')).toHaveText('U bent weer online.')
  await expect(badge(page, 0)).toBeVisible()
  await button.click()
  await expect(badge(page, 1)).toBeVisible()
  await expect(card.getByText(refusal)).toHaveCount(0)
})

test('the cart stays as it is, and says that a change was not made (SHELL-36, CART-PAGES-18, ACC-251)', async ({
  page,
  context,
}) => {
  await openCartWith(page, [[11_101, 1]])
  await goOffline(page, context)
  const line = cartLines(page).first()
  await line.getByRole('button', { name: /^Eén .* meer$/ }).click()
  await expect(line.getByText(/geen verbinding/)).toBeVisible()
  await expect(cartLines(page)).toHaveCount(1)
  await expect(quantityOf(line)).toHaveValue('1')
  await context.setOffline(false)
  await line.getByRole('button', { name: /^Eén .* meer$/ }).click()
  await expect(badge(page, 2)).toBeVisible()
})

test('checkout keeps what was typed, and says beside the button that it was not sent (SHELL-36)', async ({
  page,
  context,
}) => {
  await startCheckout(page, host)
  await goOffline(page, context)
  await typeDetails(page, dutchCustomer)
  const next = page.getByRole('button', { name: wordsOf(host).toPayment })
  await next.click()
  await expect(
    page.getByRole('alert').getByText(/^Er is nu geen verbinding\. Wat u invulde, blijft bewaard/),
  ).toBeVisible()
  await expect(page.getByLabel('Achternaam')).toHaveValue(dutchCustomer.lastName)
  expect(page.url()).toBe(at(host, '/checkout/billing/'))
  await context.setOffline(false)
  await expect(page.getByRole('status')).toHaveText('U bent weer online.')
  await next.click()
  await expect(page).toHaveURL(at(host, '/checkout/payment/'))
})

test('a page that was lost on its way says so, and loads when the connection is back (SHELL-11, SHELL-15, ACC-94)', async ({
  page,
  context,
}) => {
  await visit(page, host, '/paardenvoer/')
  await expect(page.locator('[data-layers]')).toBeAttached()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async (route) => {
    await promise
    await route.abort('internetdisconnected')
  })
  // Under way before the connection goes: a link pressed without one waits instead.
  const underWay = page.waitForRequest(/\.data(\?|$)/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
  await underWay
  await context.setOffline(true)
  resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Geen verbinding' })).toBeVisible()
  await expect(page).toHaveTitle(/^Geen verbinding/)
  const shown: string[] = []
  await page.exposeFunction('seen', (text: string) => shown.push(text))
  await page.evaluate(() => {
    const { seen } = window as unknown as { seen: (text: string) => void }
    new MutationObserver(() => seen(document.querySelector('h1')?.textContent ?? '')).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  expect(shown.filter((title) => title.startsWith('Oeps'))).toEqual([])
})

test('a part that comes late waits, and never takes the page away (SHELL-37, ACC-251)', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, host, '/')
  await goOffline(page, context)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
})
