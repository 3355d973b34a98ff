import { expectAccessibleInLightAndDark } from './axe.ts'
import { acceptInvitation, ask, atOffice } from './office.ts'
import { placePaidOrder } from './orders.ts'
import { expect, test } from './shop-test.ts'
import { standOn } from './visit.ts'

// A call before sign-in is answered with 401, which the browser writes down.
test.use({ expectedMessages: [/the server responded with a status of 401/], locale: 'en-GB' })

/** No other story orders on this site. */
const sweden = { host: 'haverhof.se', siteId: 9 } as const
const muesli = 10102

test('what is to be sent comes by its promise and says what is late; all that fit are ticked, also those that were not read yet; what is paid meanwhile appears by itself (STAFF-33, OFFICE-2)', async ({
  page,
  browser,
}) => {
  const shopper = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await standOn(shopper, sweden.host)
  for (let part = 0; part < 13; part += 1)
    await Promise.all(Array.from({ length: 4 }, () => placePaidOrder(shopper, [[muesli, 1]], [], 'SE')))
  await page.clock.install()
  await acceptInvitation(page, 'warehouse', sweden.siteId)
  await page.goto(atOffice('/orders?view=to-send&queue=to-send'))

  await test.step('all that fit are ticked with two presses', async () => {
    await expect(page.getByRole('row')).toHaveCount(51)
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await expect(page.getByText('50 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Select all 52' }).click()
    await expect(page.getByText('52 selected')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Select all 52' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Ship 52', exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
  })

  await test.step('what is paid meanwhile appears by itself', async () => {
    const { orderId } = await placePaidOrder(shopper, [[muesli, 1]], [], 'SE')
    await page.clock.fastForward(20_000)
    await expect(page.getByRole('link', { name: String(orderId) })).toBeVisible()
    await shopper.context().close()
  })

  await test.step('the day of the promise, and a word when it is over', async () => {
    const { items } = await ask<{ items: { promised: string }[] }>(page, '/orders?queue=to-send&limit=200')
    const days = items.map(({ promised }) => promised)
    expect(days).toEqual(days.toSorted())
    await expect(page.getByRole('columnheader', { name: 'Promised' })).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Late' })).toHaveCount(0)
    await page.clock.setFixedTime(`${days[0]}T12:00:00Z`)
    await page.reload()
    await expect(page.getByRole('cell', { name: 'Due today' }).first()).toBeVisible()
    await page.clock.setFixedTime('2035-01-01T12:00:00Z')
    await page.reload()
    await expect(page.getByRole('cell', { name: 'Late' }).first()).toBeVisible()
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessibleInLightAndDark(page, `late orders, ${width} pixels wide`)
    }
  })
})
