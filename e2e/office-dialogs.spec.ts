import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { acceptInvitation, ask, atOffice, receive } from './office.ts'
import { call, ownName, placePaidOrder } from './orders.ts'
import { expect, test } from './shop-test.ts'
import { staff, staffApi } from './staff.ts'
import { standOn } from './visit.ts'

// A call before sign-in is answered with 401, which the browser writes down.
// By night: by day they have the colours of the screens that other stories look at.
test.use({
  expectedMessages: [/the server responded with a status of 401/],
  locale: 'en-GB',
  colorScheme: 'dark',
})

const barley = 10_501

/** Opens a dialog, looks at it, and closes it with Esc: the focus is where it was. */
async function lookAt(page: Page, name: string | RegExp, open: () => Promise<void>): Promise<void> {
  await open()
  const dialog = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('Loading …')).toBeHidden()
  await expectAccessible(page, String(name))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

const press = (page: Page, name: string | RegExp) => async () => {
  await page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
}

test('the dialogs of goods can be read aloud (OFFICE-3, STOCK-5, LOTS-1, LOTS-3, LOTS-4, SHIPMENTS-8)', async ({
  page,
}) => {
  await standOn(page, 'haverhof.nl')
  const sent = await placePaidOrder(page, [[barley, 1]])
  const lastName = ownName()
  const order = () => placePaidOrder(page, [[barley, 1]], [], 'NL', { bill: { lastName } })
  const waiting = [await order(), await order()]
  await staff(page, 'pass-a-minute')
  await acceptInvitation(page)
  await receive(page, barley, 9, 'D-9')
  await page.goto(atOffice(`/orders/${sent.orderId}`))
  await lookAt(page, `Ship order ${sent.orderId}`, press(page, 'Ship'))
  await page.keyboard.press('s')
  await page.getByRole('button', { name: 'Ship order', exact: true }).click()
  await expect(page.getByText(`Order ${sent.orderId} is sent.`)).toBeVisible()

  await page.goto(atOffice(`/orders?q=${lastName}`))
  for (const { orderId } of waiting) await page.getByRole('checkbox', { name: `Select ${orderId}` }).check()
  await lookAt(page, 'Ship 2 orders', () => page.keyboard.press('s'))
  // Enter confirms, though the plan is not read yet.
  await page.route('**/tasks/ship-orders/plan', () => undefined)
  await page.keyboard.press('s')
  await expect(page.getByRole('button', { name: 'Ship 2 orders', exact: true }).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 of 2 done')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).last().click()
  await lookAt(page, 'Tasks', press(page, 'Tasks'))

  await page.goto(atOffice(`/stock?open=${barley}`))
  await lookAt(page, /^Correct: /, press(page, 'Correct'))
  await lookAt(page, /^Give a lot: /, press(page, 'Give a lot'))
  const lot = { amount: 2, lot: { lotNumber: 'D-8' }, areInHouse: true }
  await staffApi(page, `/stock/${barley}/receive`, lot)
  await press(page, 'Correct')()
  await page.getByRole('textbox', { name: 'Note' }).fill('torn bag')
  await page.getByRole('button', { name: 'Correct the stock' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Taken back: torn bag' })).toBeVisible()
  await page.goto(atOffice('/lots?q=D-9'))
  await page.getByRole('link', { name: 'D-9' }).click()
  await lookAt(page, 'Block lot D-9', press(page, 'Block lot'))
  await lookAt(page, 'Recall lot D-9', press(page, 'Send letters'))
  await page.getByRole('button', { name: 'Show the list' }).click()
  const recalled = page.getByRole('list', { name: 'Recall' })
  await expect(recalled).toContainText(String(sent.orderId))
  await expect(recalled).toContainText('No letter yet')
  await press(page, 'Send letters')()
  await page.getByRole('radio', { name: 'Mould in the feed' }).click()
  await page.getByRole('textbox', { name: 'In your own words, in Dutch (3 recipients)' }).fill('Vocht')
  await page.getByRole('button', { name: 'Send the letters' }).click()
  await expect(page.getByText(/^3 letters went out on .* sent by Ines Visser/)).toBeVisible()
  await expect(recalled).not.toContainText('No letter yet')
  await expectAccessible(page, 'the list of a recall')

  const { ean } = await ask<{ ean: string }>(page, `/stock/${barley}`)
  await page.goto(atOffice('/stock/receive'))
  await page.getByRole('textbox', { name: /^Scan a label/ }).fill(`(01)0${ean}(10)D-10`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Receive 1 piece' })).toBeVisible()
  await page.getByRole('textbox', { name: /^Scan a label/ }).fill('nothing')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('nothing is no pack of ours')
  await expectAccessible(page, 'goods that come in')
})

test('the dialogs of orders and money can be read aloud (OFFICE-3, OFFICE-5, REFUNDS-1)', async ({
  page,
}) => {
  await standOn(page, 'haverhof.nl')
  const { orderId } = await placePaidOrder(page, [[10_101, 2]])
  await staff(page, 'ship', orderId)
  const fullName = `Dialoog ${orderId}`
  const declared = { orderNumber: 'onbekend', emailAddress: 'dialoog@example.nl', fullName }
  await call(page, 'POST', '/api/withdrawals', declared)
  await acceptInvitation(page)
  await page.goto(atOffice(`/orders/${orderId}`))
  await lookAt(page, `Refund of order ${orderId}`, press(page, 'Refund'))

  await page.goto(atOffice('/orders?view=all&status=sent'))
  await lookAt(page, 'Save view', press(page, 'Save view'))
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectAccessible(page, 'the filters of a list')
  await page.keyboard.press('Escape')

  await page.goto(atOffice('/withdrawals'))
  await page.getByRole('row').filter({ hasText: fullName }).getByRole('link').click()
  await lookAt(page, 'Which order is it about?', press(page, /^Match with an order/))
  await lookAt(page, /^Close withdrawal/, () => page.keyboard.press('f'))
  await page.goto(atOffice('/invoices'))
  await lookAt(page, 'Papers for the bookkeeper', press(page, 'Export for the bookkeeper'))
  await page.goto(atOffice('/mails?view=sent&state=sent'))
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page, 'the mails')
  await page.goto(atOffice('/no-such-screen'))
  await expect(page.getByRole('heading', { name: 'There is no such screen' })).toBeVisible()
  await expectAccessible(page, 'a screen that does not exist')
})

test('the ways in can be read aloud (OFFICE-3, OFFICE-4, STAFF-19)', async ({ page }) => {
  await acceptInvitation(page, 'manager')
  await page.goto(atOffice('/me'))
  await lookAt(page, 'Password and time codes', press(page, 'Set up'))
  await page.getByRole('button', { name: 'Ines Visser' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(atOffice('/sign-in'))
  for (const way of ['With password and time code', 'Lost your passkey?']) {
    await page.getByRole('button', { name: way }).click()
    await expectAccessible(page, way)
  }
})

test('a member of staff and what is asked before rights change can be read aloud (OFFICE-3, STAFF-3)', async ({
  page,
}) => {
  await acceptInvitation(page)
  const { memberId } = await ask<{ memberId: number }>(page, '/me')
  await page.goto(atOffice(`/staff?open=${memberId}`))
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()
  await expectAccessible(page, 'a member of staff')
  await lookAt(page, 'Change rights: Ines Visser', press(page, 'Change rights'))
  await lookAt(page, 'Reset the ways in of Ines Visser?', press(page, 'Reset ways in'))
})
