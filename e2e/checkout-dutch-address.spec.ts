import { expectAccessibleAtAllWidths } from './axe.ts'
import {
  dutchCustomer,
  germanCustomer,
  giveDetails,
  keptCart,
  startCheckout,
  typeDetails,
} from './checkout.ts'
import { expect, test } from './window-test.ts'

const host = 'haverhof.de'

test('a Dutch address on the German site is told where to order, and the cart stays (§1.36, §8.19)', async ({
  page,
}) => {
  await startCheckout(page, host)
  const cart = await keptCart(page)
  await page.getByLabel('Land', { exact: true }).selectOption('Niederlande')
  await expect(
    page.getByText('nur über unsere niederländische Seite möglich', { exact: false }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zu haverhof.nl' })).toHaveAttribute(
    'href',
    /^http:\/\/haverhof\.nl\.localhost/,
  )
  await typeDetails(page, dutchCustomer, 'de')
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click()
  await expect(page).toHaveURL(/\/checkout\/billing\/$/)
  await expectAccessibleAtAllWidths(page, 'a Dutch address')

  await page.getByLabel('Land', { exact: true }).selectOption('Deutschland')
  await giveDetails(page, host, germanCustomer)
  expect(await keptCart(page)).toBe(cart)
})
