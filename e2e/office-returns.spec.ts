import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInLightAndDark } from './axe.ts'
import { acceptInvitation, atOffice, enterOffice } from './office.ts'
import { call, ownName, placePaidOrder } from './orders.ts'
import { expect, test } from './shop-test.ts'
import { staff } from './staff.ts'
import { standOn } from './visit.ts'

// A call before sign-in is answered with 401, which the browser writes down.
test.use({ expectedMessages: [/the server responded with a status of 401/], locale: 'en-GB' })

async function goTo(page: Page, letter: string, name: string): Promise<void> {
  await page.keyboard.press('g')
  await page.keyboard.press(letter)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('a withdrawal is matched, becomes a return, comes back and is paid, by keys alone (WITHDRAWAL-6, RETURNS-11, INVOICES-8)', async ({
  page,
}) => {
  await standOn(page, 'haverhof.nl')
  const lastName = ownName()
  const { orderId } = await placePaidOrder(page, [[10101, 2]], [], 'NL', { bill: { lastName } })
  await staff(page, 'ship', orderId)
  const fullName = `Walk ${orderId}`
  await call(page, 'POST', '/api/withdrawals', {
    orderNumber: `1${orderId}9`,
    emailAddress: 'anna@example.nl',
    fullName,
  })
  await enterOffice(page)

  await goTo(page, 'w', 'Withdrawals')
  await page.getByRole('row').filter({ hasText: fullName }).getByRole('link').press('Enter')
  await expect(page.getByText('No order found').last()).toBeVisible()
  await expectAccessible(page, 'withdrawals')
  await page.keyboard.press('m')
  await page.getByRole('textbox', { name: 'Order number' }).fill(String(orderId))
  await page.keyboard.press('Enter')
  await expect(page.getByText('its goods become returns')).toBeVisible()
  await page.keyboard.press('y')
  await expect(page.getByText('1 return waits for the goods')).toBeVisible()

  await goTo(page, 'r', 'Returns')
  await page
    .getByRole('row')
    .filter({ hasText: lastName })
    .filter({ hasText: 'On its way to us' })
    .getByRole('link')
    .press('Enter')
  await expect(page.getByRole('link', { name: `Order ${orderId}` })).toBeVisible()
  await expectAccessibleInLightAndDark(page, 'returns')
  await page.keyboard.press('e')
  const sheet = page.getByRole('region', { name: /^Return/ })
  await expect(sheet.getByText('To be decided').first()).toBeVisible()
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Ines Visser' })).toContainText('To be decided')
  await page.keyboard.press('f')
  await expect(page.getByRole('dialog', { name: /^Refuse return/ })).toBeVisible()
  await expectAccessible(page, 'refusing a return')
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: /^Refund of return/ })
  // With the last piece, what delivery cost goes back too (WITHDRAWAL-5).
  await expect(dialog.getByRole('button', { name: 'Refund €17.85' })).toBeVisible()
  await expectAccessible(page, 'the refund of a return')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/Credit note HC-\d{4}-\d{6}\./)).toBeVisible()

  await page.getByRole('button', { name: 'Decided' }).click()
  await page.getByRole('searchbox').fill(String(orderId))
  await page.keyboard.press('Enter')
  const refundedRow = page.getByRole('row').filter({ hasText: 'Refunded' })
  await expect(refundedRow).toContainText('by Ines Visser')
  await goTo(page, 'w', 'Withdrawals')
  await page.getByRole('button', { name: 'Decided' }).click()
  await page.getByRole('row').filter({ hasText: fullName }).getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { name: 'What was decided' })).toBeVisible()

  await goTo(page, 'i', 'Invoices')
  await expect(page.getByText(/no gaps/)).toBeVisible()
  await page.getByRole('table', { name: 'Invoices' }).getByRole('link', { name: /^H/ }).first().press('Enter')
  await expect(page.getByRole('heading', { name: 'Time line' })).toBeVisible()
  await expectAccessible(page, 'invoices')
})

test('what belongs to an order opens over its page: cancel, address (REFUNDS-3, ORDERS-26)', async ({
  page,
}) => {
  await standOn(page, 'haverhof.nl')
  const { orderId } = await placePaidOrder(page)
  await acceptInvitation(page)
  await page.goto(atOffice(`/orders/${orderId}`))
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await page.keyboard.press('a')
  await page.getByRole('textbox', { name: 'Postcode' }).fill('12')
  await expect(page.getByText('This is no postcode of the country.')).toBeVisible()
  await expectAccessible(page, 'another address')
  await page.getByRole('textbox', { name: 'Postcode' }).fill('8012 AB')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The parcel goes to the new address.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The parcel goes to the address of before.')).toBeVisible()
  await page.keyboard.press('c')
  const question = page.getByRole('alertdialog', { name: `Cancel order ${orderId}?` })
  await expect(question.getByRole('button', { name: /^Cancel and refund €/ })).toBeFocused()
  await expectAccessible(page, 'cancelling')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Order ${orderId} is cancelled.`)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Credit note HC-/ })).toBeVisible()
})
