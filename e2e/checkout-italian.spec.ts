import {
  giveDetails,
  italianCustomer,
  orderAndGoToBank,
  orderNumber,
  startCheckout,
  wordsOf,
} from './checkout.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

const host = 'haverhof.it'

test('a guest in Italy reads, chooses, orders and is thanked in Italian (TEXTS-2, §1.38)', async ({
  page,
}) => {
  await visit(page, host, '/mangimi/muesli/muesli-base-all-avena/')
  await expect(page.getByRole('heading', { level: 1, name: 'Muesli Base all’Avena' })).toBeVisible()
  await expect(page.getByText(/^Avena schiacciata 34%/)).toBeVisible()
  await startCheckout(page, host)
  await expect(page.getByRole('group', { name: 'Come desidera ricevere l’ordine?' })).toBeVisible()
  await giveDetails(page, host, italianCustomer)
  await page.getByRole('radio', { name: /PayPal/ }).check()
  await orderAndGoToBank(page, host)
  await page.getByRole('button', { name: wordsOf(host).pay }).click()
  await expect(page).toHaveURL(/\/checkout\/complete\//)
  await expect(page.getByText('Abbiamo ricevuto il Suo ordine.', { exact: false })).toBeVisible()
  await orderNumber(page)
})
