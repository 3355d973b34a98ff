import { attackTexts } from '@haverhof/testing/attack-texts'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { makeCustomer, signIn } from './customer.ts'
import { newMailbox } from './mailbox.ts'
import { acceptInvitation, ask, atOffice, send } from './office.ts'
import { call, placePaidOrder } from './orders.ts'
import { expect, test } from './shop-test.ts'

// A call before sign-in is answered with 401, and what the shop does not take with 400 or 409.
test.use({ expectedMessages: [/the server responded with a status of 4(00|01|09)/], locale: 'en-GB' })

const texts = attackTexts.map(({ text }) => text)
const linseed = 10_801
const quickscan = 90_101

/** One text after the other, each as long as its field takes. */
function writer() {
  let index = -1
  return (longest: number) => {
    index += 1
    const text = texts[index % texts.length] ?? ''
    return text.slice(0, longest).toWellFormed()
  }
}

async function writeEverywhere(page: Page) {
  const next = writer()
  const mailbox = newMailbox('attack')
  const name = { firstName: next(50), lastName: next(60) }
  await signIn(page, 'haverhof.nl', await makeCustomer(page, 'haverhof.nl', mailbox, name))
  const orderIds: number[] = []
  for (let order = 0; order < 4; order += 1) {
    const bill = { firstName: next(50), lastName: next(60), companyName: next(80) }
    const address = { street: `Laan ${next(70)}`, city: `Zwolle ${next(50)}` }
    orderIds.push((await placePaidOrder(page, [[linseed, 1]], [], 'NL', { bill, address })).orderId)
  }
  await placePaidOrder(page, [[quickscan, 2]], [next(40), next(40)])
  for (const productId of [102, 103, 104, 105]) {
    const review = {
      productId,
      rating: 1,
      title: next(100),
      author: next(40),
      text: `${next(3900)} Mijn paard eet dit graag, zie www.evil.example`,
    }
    await call(page, 'POST', '/api/reviews', review)
  }
  for (let declared = 0; declared < 3; declared += 1)
    await call(page, 'POST', '/api/withdrawals', {
      orderNumber: next(20),
      emailAddress: mailbox,
      fullName: next(60),
      statement: next(500),
    })
  return { mailbox, orderIds, next }
}

async function writeAsStaff(page: Page, orderIds: readonly number[], next: (longest: number) => string) {
  let lots = 0
  for (const orderId of orderIds) {
    const lot = { lotNumber: next(40).trim(), bestBefore: '2028-03-31' }
    if ((await send(page, `/stock/${linseed}/receive`, { amount: 2, lot })) === 200) lots += 1
    for (let note = 0; note < 3; note += 1)
      expect(await send(page, `/orders/${orderId}/notes`, { words: next(2000) })).toBe(200)
    expect(await send(page, '/views', { list: 'orders', name: next(40), filters: {}, isShared: false })).toBe(
      200,
    )
    const grants = [{ role: 'viewer', siteIds: null, languageIds: null }]
    const guest = { emailAddress: newMailbox('guest'), language: 'nl', name: next(60), grants }
    expect(await send(page, '/staff/invitations', guest)).toBeLessThan(500)
  }
  expect(lots).toBeGreaterThan(1)
}

/** Answers the lot that the parcel took along. */
async function shipInOffice(page: Page, orderId: number): Promise<number | undefined> {
  await page.goto(atOffice(`/orders/${orderId}`))
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await page.getByRole('button', { name: 'Ship order', exact: true }).click()
  await expect(page.getByText(`Order ${orderId} is sent.`)).toBeVisible()
  type Sent = { shipments: { lines: { lots: { lotId: number }[] }[] }[] }
  const { shipments } = await ask<Sent>(page, `/orders/${orderId}`)
  return shipments[0]?.lines[0]?.lots[0]?.lotId
}

/** One of the texts stands there, as it was written. */
async function expectShown(page: Page, where: string): Promise<void> {
  const beginnings = texts.map((text) => text.trim().slice(0, 16))
  const isShown = async () => {
    const words = (await page.locator('body').textContent()) ?? ''
    return beginnings.some((beginning) => words.includes(beginning))
  }
  await expect.poll(isShown, { message: where }).toBe(true)
}

/** Nothing of it ran, nothing of it is a link or an element, and nothing is wider than the window. */
async function expectHarmless(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('main').first()).toBeVisible()
  await expect(page.getByText('Loading …')).toHaveCount(0)
  const traces = await page.evaluate(() => ({
    attacked: 'attacked' in window,
    elements: document.querySelectorAll('img[src="x"], main script, a[href^="javascript:" i]').length,
    overflow: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
  }))
  expect(traces, where).toEqual({ attacked: false, elements: 0, overflow: 0 })
}

test('what customers and colleagues write is text on every screen and in every file, whatever it is (OFFICE-1, IMPORT-6)', async ({
  page,
}) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog: ${dialog.message()}`)
  })
  const { mailbox, orderIds, next } = await writeEverywhere(page)
  await acceptInvitation(page)
  await writeAsStaff(page, orderIds, next)
  const customers = await ask<{ items: { userId: string }[] }>(
    page,
    `/customers?q=${encodeURIComponent(mailbox)}`,
  )
  const samples = await ask<{ items: { sampleId: number }[] }>(page, '/samples?state=ordered&limit=2')
  const lotIds = await ask<{ items: { lotId: number }[] }>(page, `/lots?variantId=${linseed}`)
  const withdrawals = await ask<{ items: { withdrawalId: number }[] }>(page, '/withdrawals?limit=50')
  const [order = 0] = orderIds
  const lotId = await shipInOffice(page, order)
  expect(await send(page, `/lots/${lotIds.items.at(-1)?.lotId}/block`, { reason: next(200) })).toBe(200)
  const [closed] = withdrawals.items.slice(-1)
  expect(await send(page, `/withdrawals/${closed?.withdrawalId}/close`, { note: next(500) })).toBe(200)
  const refund = { amountCents: 100, reason: 'correction', restock: false }
  expect(await send(page, `/orders/${order}/refunds`, refund)).toBe(200)

  const showing = [
    `/orders?view=all&q=${order}`,
    `/orders?view=all&q=${order}&open=${order}`,
    ...orderIds.map((orderId) => `/orders/${orderId}`),
    ...orderIds.slice(-1).map((orderId) => `/shipping?order=${orderId}`),
    `/customers?q=${encodeURIComponent(mailbox)}`,
    `/customers/${customers.items[0]?.userId}`,
    '/reviews/all',
    ...withdrawals.items.slice(-3).map(({ withdrawalId }) => `/withdrawals?open=${withdrawalId}`),
    '/refunds?view=all',
    ...lotIds.items.slice(-2).map((lot) => `/lots?open=${lot.lotId}`),
    `/stock?open=${linseed}`,
    '/staff',
  ]
  const others = [
    '/today',
    '/reviews',
    '/returns',
    '/invoices',
    '/laboratory',
    ...samples.items.map(({ sampleId }) => `/laboratory/${sampleId}`),
    '/mails?view=sent&state=sent',
    '/log',
  ]
  // The narrowest window that staff work in.
  await page.setViewportSize({ width: 1024, height: 900 })
  for (const screen of [...showing, ...others]) {
    await page.goto(atOffice(screen))
    if (showing.includes(screen)) await expectShown(page, screen)
    await expectHarmless(page, screen)
  }
  await page.goto(atOffice(`/orders/${order}`))
  await expect(page.getByRole('main')).toContainText('<script>window.attacked = true</script>')

  for (const text of texts.slice(0, 6)) {
    await page.keyboard.press('Control+k')
    await page.keyboard.insertText(text.slice(0, 60))
    await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await expectHarmless(page, 'the palette')

  await page.goto(atOffice(`/lots?open=${lotId}`))
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export (CSV)' }).click()
  const rows = await readFile(await (await file).path(), 'utf8')
  expect(rows).toContain(String(order))
  expect(rows.split(/[;\r\n]+/).filter((cell) => /^"?[=+@\t]/.test(cell))).toEqual([])
})
