import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expectAccessible } from './axe.ts'
import { makeCustomer, signIn } from './customer.ts'
import { atOffice, enterOffice, readdress, send } from './office.ts'
import { placePaidOrder } from './orders.ts'
import { expect, test } from './shop-test.ts'

// Whoever is not signed in yet is answered with 401, which the browser writes down; a delicate call is refused until the passkey was touched.
test.use({ expectedMessages: [/the server responded with a status of (401|403)/], locale: 'en-GB' })

const host = 'haverhof.nl'

test('a customer is found and helped: link, sessions, cart, export, and deletion (CUSTOMERS-8, CUSTOMERS-9)', async ({
  page,
}) => {
  const customer = await makeCustomer(page, host)
  await signIn(page, host, customer)
  const { orderId } = await placePaidOrder(page)
  await enterOffice(page)
  await page.goto(atOffice('/customers'))
  await page.getByRole('searchbox').fill(customer.emailAddress)
  await page.getByRole('link', { name: 'Anna de Vries' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anna de Vries' })).toBeVisible()
  await expect(page.getByRole('link', { name: String(orderId) })).toBeVisible()
  await expectAccessible(page, 'a customer')

  await page.getByRole('button', { name: 'Send password link' }).click()
  await expect(page.getByText(`on its way to ${customer.emailAddress}`)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('Signed out in 1 browser.')).toBeVisible()
  await expect(page.getByText('Nowhere')).toBeVisible()

  await page.getByRole('button', { name: 'Look at the cart' }).click()
  await expect(page.getByRole('dialog').getByText('The cart is empty.')).toBeVisible()
  await expectAccessible(page, 'the cart of a customer')
  await page.keyboard.press('Escape')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export data' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(customer.emailAddress)

  await page.getByRole('button', { name: 'Delete' }).click()
  await expectAccessible(page, 'the deletion of a customer')
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText('The account is deleted.')).toBeVisible()
  await page.getByRole('searchbox').fill(customer.emailAddress)
  await expect(page.getByText('No customer found')).toBeVisible()
})

const attacks = [
  '<img src=x onerror=attacked=1>',
  '=cmd|calc!A0',
  '\u202Egnp.exe\u2066 \u05E9\u05DC\u05D5\u05DD',
  'W'.repeat(50),
]

test('what attackers write is text in lists, sheets, the palette and notes, and breaks no line (STAFF-18)', async ({
  page,
}) => {
  await page.goto(atOffice('/sign-in'))
  const orders: number[] = []
  await page.goto(`http://${host}.localhost:${new URL(atOffice('/')).port}/robots.txt`)
  for (const _ of attacks) orders.push((await placePaidOrder(page)).orderId)
  await enterOffice(page)
  for (const [place, text] of attacks.entries()) {
    const orderId = orders[place] ?? 0
    await readdress(page, orderId, text, text)
    expect(await send(page, `/orders/${orderId}/notes`, { words: `${text} `.repeat(20) })).toBe(200)
  }
  await page.goto(atOffice('/orders'))
  for (const orderId of orders) {
    await page.getByRole('link', { name: String(orderId), exact: true }).click()
    await expect(page.getByRole('heading', { name: new RegExp(String(orderId)) }).first()).toBeVisible()
    await expectHarmless(page)
    await page.goto(atOffice(`/orders/${orderId}`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(orderId))
    await expectHarmless(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type(String(orderId))
    await expect(page.getByRole('menuitem', { name: new RegExp(`^${orderId}`) })).toBeVisible()
    await expectHarmless(page)
    await page.goto(atOffice('/orders'))
  }
})

async function expectHarmless(page: Page): Promise<void> {
  const seen = await page.evaluate(() => ({
    attacked: 'attacked' in window,
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  expect(seen).toEqual({ attacked: false, tooWide: 0 })
}
