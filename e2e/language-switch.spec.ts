import type { Page } from '@playwright/test'
import { makeCustomer, signIn } from './customer.ts'
import { at } from './hosts.ts'
import { keepNewCart } from './quick-cart.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

const host = 'haverhof.nl'

async function switchToEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /NL/ }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/\/\/en\.haverhof\.nl/)
}

async function switchToDutch(page: Page): Promise<void> {
  await page.getByRole('button', { name: /EN/ }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Nederlands' }).first().click()
  await expect(page).toHaveURL(/\/\/haverhof\.nl/)
}

const remembered = (page: Page) =>
  page.evaluate(() => ['cart', 'compare', 'horse'].map((key) => localStorage.getItem(key)))

test('changing the language within a site keeps cart, comparison and horse, and puts nothing into an address (SITES-15, SITES-20, SHELL-2)', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await keepNewCart(page, host, [[11201, 2]])
  const horse = JSON.stringify({ horseType: 'pony', weightKg: 250 })
  await page.evaluate((storedHorse) => {
    localStorage.setItem('compare', '112:11201')
    localStorage.setItem('horse', storedHorse)
  }, horse)
  const cartId = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').id as string)
  await visit(page, host, '/cart/')
  await switchToEnglish(page)
  await expect(page).toHaveURL(at('en.haverhof.nl', '/cart/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toContain(cartId)
  expect(await page.evaluate(() => [localStorage.getItem('compare'), localStorage.getItem('horse')])).toEqual(
    ['112:11201', horse],
  )
  expect(await page.evaluate(() => document.cookie)).not.toContain('arrival')
  await expect(page.getByText('Your cart is empty')).toHaveCount(0)
  expect(addresses.filter((address) => address.includes('arrival?') || address.includes('#cart'))).toEqual([])
})

test('a customer stays signed in in another language, and signs out of both (SITES-24)', async ({ page }) => {
  const customer = await makeCustomer(page, host)
  await signIn(page, host, customer)
  await visit(page, host, '/account/')
  await switchToEnglish(page)
  await expect(page).toHaveURL(at('en.haverhof.nl', '/account/'))
  await expect(page.getByText('Good to see you, Anna.')).toBeVisible()
  await page.evaluate(async () => {
    const headers = { 'x-requested-with': 'XMLHttpRequest' }
    await fetch('/api/authentication/signout', { method: 'POST', headers })
  })
  await page.goto(at(host, '/account/'))
  await expect(page).toHaveURL(/\/account\/login\//)
})

test('after a mailed link the language changes with everything too, and the link leaves for no other site (SITES-23, SIGN-IN-PAGES-26)', async ({
  page,
}) => {
  await keepNewCart(page, host, [[11201, 2]])
  await page.evaluate(() => localStorage.setItem('compare', '112:11201'))
  const [cart] = await remembered(page)
  const posted = page.waitForRequest((request) => request.url().includes('/api/authentication/arrival'))
  await visit(page, host, '/account/reset/?userId=a&token=secret-of-the-link')
  await switchToEnglish(page)
  const headers = await (await posted).allHeaders()
  const origin = new URL(at(host, '/')).origin
  expect([headers['origin'], headers['referer']]).toEqual([origin, `${origin}/`])
  const { id } = JSON.parse(cart ?? '{}') as { id: string }
  await expect.poll(async () => (await remembered(page)).join(' ')).toContain(id)
  expect((await remembered(page))[1]).toBe('112:11201')
})

test('what was ordered or cleared in another language does not come back (SITES-22)', async ({ page }) => {
  await keepNewCart(page, host, [[11201, 2]])
  await page.evaluate(() =>
    localStorage.setItem('horse', JSON.stringify({ horseType: 'pony', weightKg: 250 })),
  )
  await visit(page, host, '/cart/')
  await switchToEnglish(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(async () => (await remembered(page))[0]).not.toBeNull()
  await page.evaluate(() => {
    localStorage.removeItem('cart')
    localStorage.removeItem('horse')
  })
  await visit(page, 'en.haverhof.nl', '/cart/')
  await switchToDutch(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(async () => (await remembered(page)).map((text) => text || null))
    .toEqual([null, null, null])
})
