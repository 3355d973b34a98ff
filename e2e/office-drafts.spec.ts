import { expectAccessible, expectAccessibleInLightAndDark } from './axe.ts'
import { countPresses } from './count-presses.ts'
import { acceptInvitation, ask, atOffice, receive } from './office.ts'
import { placePaidOrder } from './orders.ts'
import { expect, test } from './shop-test.ts'
import { standOn } from './visit.ts'

// A call before sign-in is answered with 401, which the browser writes down.
test.use({ expectedMessages: [/the server responded with a status of 401/], locale: 'en-GB' })

const oats = 10_601

test('what was counted is saved, discarded and brought back, and not lost by leaving (OFFICE-8, STOCK-4)', async ({
  page,
}) => {
  await acceptInvitation(page, 'warehouse')
  await receive(page, oats, 4, `T-${oats}`)
  const { ean } = await ask<{ ean: string }>(page, `/stock/${oats}`)
  await page.goto(atOffice('/stock/count'))
  await expect(page.getByText('Nothing counted yet')).toBeVisible()
  const bar = page.getByRole('region', { name: 'Not saved yet' })
  await expect(bar).toBeHidden()
  const presses = await countPresses(page)
  await presses.scan(`(01)0${ean}(10)T-${oats}`)
  await presses.scan(`(01)0${ean}(10)T-${oats}`)
  await expect(bar.getByRole('button', { name: 'Save 1 count' })).toBeVisible()
  await expectAccessible(page, 'a count that is not saved')

  await bar.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Nothing counted yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bar).toBeVisible()

  // The Enter of a scanner stays; leaving is one more step.
  await page
    .getByRole('link', { name: /^Stock/ })
    .first()
    .click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused()
  await expectAccessibleInLightAndDark(page, 'leaving without saving')
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(atOffice('/stock/count'))

  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Saved\. Free to sell:/)).toBeVisible()
  await expect(bar).toBeHidden()
  const lots = await ask<{ items: object[] }>(page, `/lots?variantId=${oats}`)
  expect(lots.items).toMatchObject([{ lotNumber: `T-${oats}`, amount: 2 }])
  await page
    .getByRole('link', { name: /^Stock/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible()
})

test('a note is taken away and brought back, and one that is not kept is asked about (ORDERS-24, OFFICE-8)', async ({
  page,
}) => {
  await standOn(page, 'haverhof.nl')
  const { orderId } = await placePaidOrder(page)
  await acceptInvitation(page, 'service')
  await page.goto(atOffice(`/orders/${orderId}`))
  await expect(page.getByText('No notes yet.')).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.type('Belt maandag terug')
  await page
    .getByRole('link', { name: /^Orders/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  // The question gives the focus back when it has gone.
  await expect(page.getByRole('button', { name: 'Stay here' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'New note' }).press('Control+Enter')
  const note = page.getByRole('listitem').filter({ hasText: 'Belt maandag terug' })
  await expect(note).toContainText('Ines Visser')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(note).toBeHidden()
  await page.keyboard.press('n')
  await page.keyboard.type('Belt dinsdag terug')
  await page.keyboard.press('Control+Enter')
  const other = page.getByRole('listitem').filter({ hasText: 'Belt dinsdag terug' })
  await other.getByRole('button', { name: 'Take note away' }).click()
  await expect(other).toBeHidden()
  await page
    .getByRole('alertdialog')
    .filter({ hasText: 'The note is taken away.' })
    .getByRole('button', { name: 'Undo' })
    .last()
    .click()
  await expect(other).toBeVisible()
})
