import type { Page } from '@playwright/test'
import { expectAccessibleInLightAndDark } from './axe.ts'
import { acceptInvitation, ask, atOffice } from './office.ts'
import { placePaidOrder } from './orders.ts'
import { expect, test, watched } from './shop-test.ts'
import { standOn } from './visit.ts'

// The browser writes down what is answered with 401 before the sign-in and with 409 at another packer's order.
const expectedMessages = [/the server responded with a status of (401|409)/]
test.use({ expectedMessages, locale: 'en-GB' })

/** No other story orders on this site. */
const denmark = { host: 'haverhof.dk', siteId: 4 } as const
const muesli = 10101

test('two members pack at once: each has an order to themselves and sees who packs which; who comes second is told, goes on with Enter, and nothing is sent twice (SHIPMENTS-12)', async ({
  page: bram,
  browser,
}) => {
  await standOn(bram, denmark.host)
  const { orderId: first } = await placePaidOrder(bram, [[muesli, 1]], [], 'DK')
  const { orderId: second } = await placePaidOrder(bram, [[muesli, 1]], [], 'DK')
  await acceptInvitation(bram, 'warehouse', denmark.siteId, 'Bram Bos')
  const context = await browser.newContext({ locale: 'en-GB' })
  await watched(context, expectedMessages, async () => {
    const ines = await context.newPage()
    for (const packer of [bram, ines]) await packer.clock.install()
    await acceptInvitation(ines, 'warehouse', denmark.siteId, 'Ines Visser')

    await test.step('each gets another order', async () => {
      await bram.goto(atOffice('/shipping'))
      await expect(heading(bram, first)).toBeVisible()
      await ines.goto(atOffice('/shipping'))
      await expect(heading(ines, second)).toBeVisible()
      await expect(queued(ines, first)).toContainText('Packing: Bram Bos')
      await expect(queued(bram, second)).toContainText('Packing: Ines Visser')
      await expectAccessibleInLightAndDark(bram, 'the packing table beside that of a colleague')
    })

    await test.step('who leaves the screen leaves the order (SHIPMENTS-25)', async () => {
      await ines.getByRole('link', { name: 'Stock', exact: true }).click()
      await expect.poll(() => packerOf(bram, second)).toBeNull()
    })

    await test.step('who opens the order of a colleague is told, and Enter goes on (SHIPMENTS-26)', async () => {
      await ines.goto(atOffice(`/shipping?order=${first}`))
      await expect(ines.getByRole('alert')).toContainText(`Bram Bos is packing order ${first}`)
      await expect(ines.getByRole('button', { name: 'Next order' })).toBeFocused()
      await expectAccessibleInLightAndDark(ines, 'an order that a colleague packs')
      await ines.keyboard.press('Enter')
      await expect(heading(ines, second)).toBeVisible()
    })

    await test.step('whose claim has ended is told before anything is sent', async () => {
      await bram.getByRole('button', { name: 'Take it' }).click()
      await stopClock(bram)
      await letClaimEnd(bram, first)
      await queued(ines, first).click()
      await expect(heading(ines, first)).toBeVisible()
      await bram.clock.resume()
      await bram.getByRole('button', { name: 'Ship, next order' }).click()
      const alert = bram.getByRole('alert').filter({ hasText: 'is packing order' })
      await expect(alert).toContainText(`Ines Visser is packing order ${first}`)
      await expect(alert).toContainText('You have sent nothing.')
      await ines.getByRole('button', { name: 'Take it' }).click()
      await ines.getByRole('button', { name: 'Ship, next order' }).click()
      await expect(ines.getByText(`Order ${first} is sent.`)).toBeVisible()
      await expect(heading(ines, second)).toBeVisible()
    })

    await test.step('who leaves an order alone is told without a press that another packer has it now (SHIPMENTS-27)', async () => {
      await stopClock(ines)
      await letClaimEnd(ines, second)
      await bram.goto(atOffice(`/shipping?order=${second}`))
      await expect(heading(bram, second)).toBeVisible()
      const alert = ines.getByRole('alert').filter({ hasText: `Bram Bos is packing order ${second}` })
      // The table looks at the queue again.
      await ines.clock.fastForward(15_000)
      await ines.clock.resume()
      await expect(alert).toBeVisible()
    })

    await test.step('who comes too late is told who sent it', async () => {
      await bram.goto(atOffice(`/shipping?order=${first}`))
      await expect(bram.getByRole('alert')).toContainText(`Ines Visser has sent order ${first}`)
      const { shipments } = await ask<{ shipments: object[] }>(bram, `/orders/${first}`)
      expect(shipments).toHaveLength(1)
    })
  })
  await context.close()
})

function heading(page: Page, orderId: number) {
  return page.getByRole('heading', { name: `Order ${orderId}`, exact: true })
}

function queued(page: Page, orderId: number) {
  const queue = page.getByRole('navigation', { name: 'Orders to ship' })
  return queue.getByRole('button', { name: new RegExp(`^${orderId}`) })
}

type Queue = { items: { orderId: number; packing: { byName: string } | null }[] }

async function packerOf(page: Page, orderId: number): Promise<string | null | undefined> {
  const { items } = await ask<Queue>(page, '/shipments/queue')
  const order = items.find((each) => each.orderId === orderId)
  return order?.packing === null ? null : order?.packing.byName
}

/** Its packing table does not renew a claim by itself until the clock runs again. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** What ten minutes without a scan do. */
async function letClaimEnd(page: Page, orderId: number): Promise<void> {
  const status = await page.evaluate(async (path) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    return (await fetch(path, { method: 'DELETE', headers })).status
  }, `/staff-api/v1/orders/${orderId}/packing`)
  expect(status).toBe(200)
}
