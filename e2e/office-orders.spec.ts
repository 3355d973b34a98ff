import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInLightAndDark } from './axe.ts'
import { countPresses } from './count-presses.ts'
import { acceptInvitation, atOffice, readdress } from './office.ts'
import { placePaidOrder } from './orders.ts'
import { expect, test } from './shop-test.ts'
import { standOn } from './visit.ts'

// A call before sign-in is answered with 401, which the browser writes down.
test.use({ expectedMessages: [/the server responded with a status of 401/], locale: 'en-GB' })

async function paidOrder(page: Page): Promise<number> {
  await standOn(page, 'haverhof.nl')
  const { orderId } = await placePaidOrder(page)
  await acceptInvitation(page)
  return orderId
}

test('an order is found by a name and its confirmation sent again: three presses (STAFF-30, OFFICE-6)', async ({
  page,
}) => {
  const orderId = await paidOrder(page)
  const name = `Quist${orderId}`
  await readdress(page, orderId, name)
  await page.goto(atOffice('/orders'))
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()

  const presses = await countPresses(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(name.toLowerCase())
  await expect(page.getByRole('menuitem', { name: new RegExp(`^${orderId}`) })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Send again' }).first().click()
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(2)
  presses.expectAtMost(3)
})

test('orders are walked, ticked and opened with keys, and everything here can be read aloud (OFFICE-2, OFFICE-3, OFFICE-7)', async ({
  page,
}) => {
  const orderId = await paidOrder(page)
  await page.goto(atOffice(`/orders?q=${orderId}`))
  const row = page.getByRole('link', { name: String(orderId), exact: true })
  await expect(row).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('x')
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Lines' })).toBeVisible()
  await expectAccessibleInLightAndDark(page, 'orders with one open beside')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeHidden()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Next row')
  await expectAccessible(page, 'the keys of a screen')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(String(orderId))
  await expect(page.getByRole('menuitem', { name: new RegExp(`^${orderId}`) })).toBeVisible()
  await expectAccessibleInLightAndDark(page, 'the palette')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('receive')
  await expect(page.getByRole('menuitem', { name: 'Receive goods' })).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(String(orderId))
  await expect(page.getByRole('menuitem', { name: new RegExp(`^${orderId}`) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Time line' })).toBeVisible()
  await expectAccessibleInLightAndDark(page, 'an order')
  await page.getByRole('button', { name: 'Ines Visser' }).click()
  await expect(page.getByRole('dialog', { name: 'My settings' })).toBeVisible()
  await expectAccessible(page, 'my settings')
})
