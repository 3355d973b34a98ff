import { expectAccessible } from './axe.ts'
import { countPresses } from './count-presses.ts'
import { mailTo } from './mailbox.ts'
import { acceptInvitation, atOffice } from './office.ts'
import { placePaidOrder } from './orders.ts'
import { expect, test } from './shop-test.ts'
import { staff } from './staff.ts'
import { standOn } from './visit.ts'

// A call before sign-in is answered with 401, which the browser writes down.
test.use({ expectedMessages: [/the server responded with a status of 401/], locale: 'en-GB' })

type Refunds = { items: { creditNumber: string; state: string; amountCents: number; restock: boolean }[] }

const refundsPath = (orderId: number) => `/staff-api/v1/orders/${orderId}/refunds`

test('one of three bags goes back with its credit note: four presses (REFUNDS-1, OFFICE-3)', async ({
  page,
}) => {
  await standOn(page, 'haverhof.nl')
  const { orderId } = await placePaidOrder(page, [[10101, 3]])
  await staff(page, 'ship', orderId)
  await acceptInvitation(page)
  await page.goto(atOffice(`/orders/${orderId}`))
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeVisible()

  const presses = await countPresses(page)
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: `Refund of order ${orderId}` })
  await dialog.getByRole('button', { name: /^One more/ }).click()
  await dialog.getByText('Return', { exact: true }).click()
  await expect(dialog.getByRole('region', { name: 'This refund' })).toContainText('To the payment€5.95')
  // The bag has left the house (REFUNDS-11).
  await expect(dialog.getByRole('checkbox', { name: /^Back to stock/ })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Refund €5.95' }).click()
  presses.expectAtMost(4)

  // The paper, the money and the mail.
  const paper = page.getByRole('link', { name: /^Credit note HC-/ })
  await expect(paper).toBeVisible()
  const read = () =>
    page.evaluate(async (path) => (await (await fetch(path)).json()) as Refunds, refundsPath(orderId))
  await expect.poll(async () => (await read()).items[0]?.state).toBe('paid')
  const [refund] = (await read()).items
  expect(refund).toMatchObject({ amountCents: 595, restock: false })
  const pdf = await page.evaluate(
    async (path) => (await (await fetch(path)).text()).slice(0, 5),
    (await paper.getAttribute('href')) ?? '',
  )
  expect(pdf).toBe('%PDF-')
  expect(await mailTo(page, 'anna@example.nl', 'credit-note')).toContain(refund?.creditNumber ?? '')
  await expectAccessible(page, 'an order with a refund')
})
