import { expectAccessibleAtAllWidths } from './axe.ts'
import { orderAndGoToBank, orderNumber, wordsOf } from './checkout.ts'
import { countFields } from './count-fields.ts'
import { countPresses } from './count-presses.ts'
import { makeCustomer, signIn } from './customer.ts'
import { mailedLink } from './mailbox.ts'
import { placePaidOrder } from './orders.ts'
import { keepNewCart } from './quick-cart.ts'
import { staff } from './staff.ts'
import { visit } from './visit.ts'
import { expect, test } from './shop-test.ts'

const host = 'haverhof.nl'

test('the next bag: from the home of the shop to the bank in four presses, from the mail about the parcel until it is paid in four too, and nothing typed (ORDERS-50, ACCOUNT-PAGES-21, ACCOUNT-PAGES-38)', async ({
  page,
}) => {
  const customer = await makeCustomer(page, host)
  await signIn(page, host, customer)
  const bill = { emailAddress: customer.emailAddress }
  const { orderId } = await placePaidOrder(page, [[10101, 2]], [], 'NL', { bill })
  await staff(page, 'ship', orderId)
  const main = page.getByRole('main')
  await visit(page, host, '/')
  const presses = await countPresses(page)
  const fields = await countFields(page)

  await page
    .getByRole('banner')
    .getByRole('link', { name: /account/i })
    .first()
    .click()
  await main.getByRole('region', { name: 'Uw laatste bestelling' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Opnieuw bestellen' })).toBeVisible()
  await expect(main.getByText('Dorpsstraat 12').first()).toBeVisible()
  await expect(main.getByText('Visa · Mastercard').first()).toBeVisible()
  await main.getByRole('button', { name: wordsOf(host).order }).click()
  await expect(page).toHaveURL(/\/sandbox-payment\//)
  presses.expectAtMost(4)

  const path = `/account/orders/${orderId}/again/`
  await page.goto(await mailedLink(page, customer.emailAddress, { kind: 'order-sent', path }))
  presses.beginAnew()
  await orderAndGoToBank(page, host)
  await page.getByRole('button', { name: wordsOf(host).pay }).click()
  await orderNumber(page)
  presses.expectAtMost(4)
  fields.expectTyped(0)
})

test('an order once more can be changed before it is placed; an empty cart leads there too (ACCOUNT-PAGES-21, CART-PAGES-40)', async ({
  page,
}) => {
  await signIn(page, host, await makeCustomer(page, host))
  const { orderId } = await placePaidOrder(page, [[10101, 1]])
  const main = page.getByRole('main')
  await visit(page, host, `/account/orders/${orderId}/again/`)
  const total = main.getByRole('complementary')
  await expect(total).toContainText('€')
  const before = await total.innerText()
  await main.getByRole('button', { name: /^Eén meer van/ }).click()
  await expect(total).not.toHaveText(before, { useInnerText: true })
  await main.getByRole('button', { name: /^Wijzigen Betaling/ }).click()
  await main.getByRole('radio', { name: /PayPal/ }).check()
  await expect(main.getByText('PayPal').first()).toBeVisible()
  await main.getByRole('button', { name: /^Wijzigen Bezorging/ }).click()
  await expect(main.getByRole('radio', { name: /Thuis/ }).first()).toBeChecked()
  await expectAccessibleAtAllWidths(page, 'an order once more')

  await visit(page, host, '/cart/')
  await expect(main.getByRole('region', { name: 'Uw laatste bestelling' })).toBeVisible()
})

test('checkout of a customer opens at payment, with the address of the first order and the last method (CHECKOUT-PAGES-40, CHECKOUT-PAGES-62)', async ({
  page,
}) => {
  await signIn(page, host, await makeCustomer(page, host))
  await placePaidOrder(page)
  await keepNewCart(page, host, [[10101, 1]])
  await visit(page, host, '/checkout/billing/')
  await expect(page).toHaveURL(/\/checkout\/payment\/$/)
  const main = page.getByRole('main')
  await expect(main.getByText('Dorpsstraat 12').first()).toBeVisible()
  await expect(main.getByRole('radio', { name: /Mastercard/ })).toBeChecked()
  // A customer who wants to change something stays on the page.
  await main
    .getByRole('link', { name: /factuur|gegevens/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/checkout\/billing\/$/)
  await expect(page.getByLabel('Straat', { exact: true })).toHaveValue('Dorpsstraat')
})
