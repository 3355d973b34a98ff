import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectAccessible, expectAccessibleInLightAndDark } from './axe.ts'
import { makeCustomer, signIn } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { mailTo, newMailbox } from './mailbox.ts'
import { acceptInvitation, ask, atOffice, enterOffice } from './office.ts'
import { call, placePaidOrder } from './orders.ts'
import { expect, test } from './shop-test.ts'
import { staff } from './staff.ts'
import { standOn } from './visit.ts'

// A call before sign-in, or after sign-out, is answered with 401, and what asks for a fresh proof with 403.
test.use({ expectedMessages: [/the server responded with a status of 40[13]/], locale: 'en-GB' })

const quickscan = 90_101
const muesli = 10_101

test('a customer is found by mailbox, name and order number with keys alone, and helped (CUSTOMERS-8, CUSTOMERS-9, REPEAT-22, REPEAT-23, REPEAT-81)', async ({
  page,
}) => {
  const lastName = `Zonneveld${Date.now()}`
  const mailbox = newMailbox('fleur')
  await signIn(
    page,
    'haverhof.nl',
    await makeCustomer(page, 'haverhof.nl', mailbox, { firstName: 'Fleur', lastName }),
  )
  const { orderId } = await placePaidOrder(page, [[quickscan, 1]], ['Achterwei'])
  const { orderId: repeated } = await placePaidOrder(page, [[muesli, 2, 42]])
  const { shoppingcartId } = await call<{ shoppingcartId: string }>(page, 'POST', '/api/cart', {})
  await call(page, 'POST', `/api/cart/${shoppingcartId}/products?productVariantId=10101&quantity=3`)
  await enterOffice(page, 'service')
  await staff(page, 'pass-a-minute')

  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: mailbox })
  for (const words of [mailbox, lastName, String(orderId)]) {
    await page.keyboard.press('/')
    await page.keyboard.press('Control+a')
    await page.keyboard.type(words)
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(words)}`))
    await expect(row).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Fleur ${lastName}` })).toBeVisible()
  await expect(page.getByRole('table', { name: '2 orders' })).toContainText(String(orderId))
  await expect(page.getByRole('table', { name: 'Samples' })).toContainText('Achterwei')
  await expect(page.getByRole('table', { name: 'Mails' })).toContainText('sent')
  await expectAccessibleInLightAndDark(page, 'a customer')

  await tabTo(page, 'button', 'Send password link')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`A link to choose a password is on its way to ${mailbox}.`)).toBeVisible()
  expect(await mailTo(page, mailbox, 'account-reset')).toContain('http')

  await page.getByRole('button', { name: 'Look at the cart' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'In the cart' })).toContainText('3 ×')
  await expectAccessible(page, 'the cart of a customer')
  await page.keyboard.press('Escape')
  const log = page.getByRole('listitem')
  await expect(log.filter({ hasText: 'Cart of a customer looked at' })).toContainText('Ines Visser')
  await expect(log.filter({ hasText: 'Link sent to a customer' })).toBeVisible()

  await endOnThePhone(page, { repeated, mailbox })

  await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter')
  await expect(page.getByText('Signed out in 1 browser.')).toBeVisible()
  await standOn(page, 'haverhof.nl')
  await expect(call(page, 'GET', '/api/account')).rejects.toThrow('401')
})

/** What comes by itself ends with keys alone; its first order leads to it, and stands in the list of such orders. */
async function endOnThePhone(
  page: Page,
  { repeated, mailbox }: { repeated: number; mailbox: string },
): Promise<void> {
  const repeat = page.getByRole('list', { name: 'Repeat deliveries' }).getByRole('listitem').first()
  await expect(repeat).toContainText('every 6 weeks')
  await expect(repeat).toContainText('2 ×')
  await repeat.getByRole('button', { name: /^Pause/ }).press('Enter')
  const pausing = page.getByRole('dialog', { name: /^Pause repeat delivery/ })
  await page.keyboard.type('is abroad')
  await expectAccessible(page, 'pausing a repeat delivery')
  await page.keyboard.press('Control+Enter')
  await expect(pausing).toHaveCount(0)
  await expect(repeat).toContainText('Paused')
  await repeat.getByRole('button', { name: /^Resume/ }).press('Enter')
  await page.keyboard.type('is back')
  await page.keyboard.press('Control+Enter')
  await expect(repeat).toContainText('Active')

  await page.goto(atOffice('/orders?view=all&repeat=yes'))
  await expect(page.getByRole('combobox', { name: 'Repeat delivery' })).toHaveValue('yes')
  await expect(page.getByRole('row').filter({ hasText: String(repeated) })).toBeVisible()
  await page.goto(atOffice(`/orders/${repeated}`))
  await page.getByRole('link', { name: /^Began repeat delivery/ }).press('Enter')
  await expect(repeat).toHaveAttribute('aria-current', 'true')
  await expect(repeat).toBeInViewport()
  await repeat.getByRole('button', { name: /^End/ }).press('Enter')
  await page.keyboard.type('sold the horse')
  await page.keyboard.press('Control+Enter')
  await expect(repeat).toContainText('Ended')
  await expect(repeat.getByRole('button')).toHaveCount(0)
  const ended = page.getByRole('listitem').filter({ hasText: 'Repeat delivery ended' })
  await expect(ended).toContainText('sold the horse')
  await mailTo(page, mailbox, 'repeat-ended')
}

test('personal data is exported and an account deleted after a touch of the passkey (STAFF-17, OFFICE-4, CUSTOMERS-14)', async ({
  page,
}) => {
  const mailbox = newMailbox('weg')
  await makeCustomer(page, 'haverhof.nl', mailbox)
  const member = await acceptInvitation(page, 'service')
  const customers = await ask<{ items: { userId: string }[] }>(
    page,
    `/customers?q=${encodeURIComponent(mailbox)}`,
  )
  await page.goto(atOffice(`/customers/${customers.items[0]?.userId}`))
  await expect(page.getByRole('button', { name: 'Export data' })).toBeVisible()

  await staff(page, 'age-proof', member)
  await page.getByRole('button', { name: 'Export data' }).press('Enter')
  const proof = page.getByRole('dialog', { name: 'Is it really you?' })
  await expectAccessible(page, 'a fresh proof')
  const file = page.waitForEvent('download')
  await proof.getByRole('button', { name: 'Confirm with the passkey' }).press('Enter')
  const exported = JSON.parse(await readFile(await (await file).path(), 'utf8')) as object
  expect(JSON.stringify(exported)).toContain(mailbox)

  await staff(page, 'age-proof', member)
  await page.getByRole('button', { name: 'Delete' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete this account?' })
  await expectAccessibleInLightAndDark(page, 'deleting an account')
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await proof.getByRole('button', { name: 'Confirm with the passkey' }).press('Enter')
  await expect(page.getByText('The account is deleted.')).toBeVisible()
  await expect(page).toHaveURL(atOffice('/customers'))
  const left = await ask<{ items: object[] }>(page, `/customers?q=${encodeURIComponent(mailbox)}`)
  expect(left.items).toEqual([])
})
