import { expectAccessible, expectAccessibleInLightAndDark } from './axe.ts'
import { countPresses } from './count-presses.ts'
import { acceptInvitation, ask, atOffice, receive } from './office.ts'
import { ownName, placePaidOrder } from './orders.ts'
import { expect, test } from './shop-test.ts'
import { staff } from './staff.ts'
import { standOn } from './visit.ts'

// A call before sign-in is answered with 401, which the browser writes down.
test.use({ expectedMessages: [/the server responded with a status of (401|503)/], locale: 'en-GB' })

/** No other story orders on these sites: what waits there belongs to one story of this file. */
const belgium = { host: 'haverhof.be', siteId: 2 } as const
const international = { host: 'haverhof.com', siteId: 5 } as const

const herbMuesli = 10301
const energyMuesli = 10402
const fibrePellets = 11301

test('a paid order is sent with its lots in two presses, by pointer and by keys (SHIPMENTS-1, LOTS-2, OFFICE-3)', async ({
  page,
}) => {
  await standOn(page, 'haverhof.nl')
  const lastName = ownName()
  const first = await placePaidOrder(page, [[herbMuesli, 2]], [], 'NL', { bill: { lastName } })
  const second = await placePaidOrder(page, [[herbMuesli, 1]], [], 'NL', { bill: { lastName } })
  await staff(page, 'pass-a-minute')
  await acceptInvitation(page)
  await receive(page, herbMuesli, 5, 'H-1')
  await page.goto(atOffice(`/orders?q=${lastName}`))
  const ship = page.getByRole('button', { name: `Ship order ${first.orderId}` })
  await expect(ship).toBeVisible()

  const presses = await countPresses(page)
  await ship.click()
  const dialog = page.getByRole('dialog', { name: `Ship order ${first.orderId}` })
  await expect(dialog.getByRole('combobox', { name: /^Lot of/ })).toContainText('H-1')
  await dialog.getByRole('button', { name: 'Ship order', exact: true }).click()
  await expect(page.getByText(`Order ${first.orderId} is sent.`)).toBeVisible()
  presses.expectAtMost(2)

  await page.getByRole('link', { name: String(second.orderId) }).focus()
  presses.beginAnew()
  await page.keyboard.press('s')
  await expect(page.getByRole('button', { name: 'Ship order', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Order ${second.orderId} is sent.`)).toBeVisible()
  presses.expectAtMost(2)

  const sent = await ask<{ shipments: object[] }>(page, `/orders/${first.orderId}`)
  expect(sent.shipments).toMatchObject([
    { lines: [{ quantity: 2, lots: [{ lotNumber: 'H-1', quantity: 2 }] }] },
  ])
})

test('forty orders are sent in three presses, one with a parcel number that is scanned; those whose lot ran out are listed, and slips and labels are one paper each (SHIPMENTS-8, 17)', async ({
  page,
}) => {
  await standOn(page, belgium.host)
  const placed = []
  for (let part = 0; part < 10; part += 1) {
    const four = Array.from({ length: 4 }, () => placePaidOrder(page, [[energyMuesli, 1]], [], 'BE'))
    placed.push(...(await Promise.all(four)))
  }
  await acceptInvitation(page)
  await receive(page, energyMuesli, 38, 'E-38')
  await page.goto(atOffice(`/orders?view=to-send&queue=to-send&siteId=${belgium.siteId}`))
  await expect(page.getByRole('row')).toHaveCount(41)

  const presses = await countPresses(page)
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog', { name: 'Ship 38 orders' })
  await expect(dialog.getByRole('button', { name: 'Ship 38 orders' })).toBeFocused()
  const orderIds = placed.map(({ orderId }) => orderId).join(',')
  for (const [name, paper] of [
    ['38 packing slips', 'packing-slips'],
    ['38 labels', 'labels'],
  ] as const) {
    await expect(dialog.getByRole('button', { name })).toBeVisible()
    const start = await page.evaluate(
      async (path) => (await (await fetch(path)).text()).slice(0, 5),
      `/staff-api/v1/shipments/${paper}.pdf?orderIds=${orderIds}`,
    )
    expect(start).toBe('%PDF-')
  }
  // The scanner's Enter sends nothing: its number lands in the first field, and the next one follows.
  const parcel = `3S${placed[0]?.orderId}`
  await presses.scan(parcel)
  const fields = dialog.getByRole('textbox', { name: /^Parcel number of order/ })
  await expect(fields.first()).toHaveValue(parcel)
  await expect(fields.nth(1)).toBeFocused()
  await dialog.getByRole('button', { name: 'Ship 38 orders' }).click()
  await expect(dialog).toContainText('38 of 40 done')
  presses.expectAtMost(3)
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByRole('button', { name: '38 labels' })).toBeVisible()
  const ids = placed.map(({ orderId }) => orderId).toSorted((a, b) => a - b)
  expect(ids).toHaveLength(40)
  const sent = await ask<{ shipments: object[] }>(page, `/orders/${ids[0]}`)
  expect(sent.shipments).toMatchObject([{ parcelNumbers: [parcel] }])
})

test('at the packing table on a tablet a scan takes a piece, the next one is the parcel, and the next order comes by itself; what is packed outlasts a busy shop; a part goes first, and its parcel is put right (SHIPMENTS-7, 9, 15, OFFICE-10)', async ({
  page,
}) => {
  await standOn(page, international.host)
  const { orderId } = await placePaidOrder(page, [[fibrePellets, 1]], [], 'IE')
  const { orderId: later } = await placePaidOrder(page, [[fibrePellets, 2]], [], 'IE')
  await acceptInvitation(page, 'warehouse', international.siteId)
  await page.setViewportSize({ width: 820, height: 1000 })
  const { ean } = await ask<{ ean: string }>(page, `/stock/${fibrePellets}`)
  await page.goto(atOffice(`/shipping?order=${orderId}`))
  await expect(page.getByRole('textbox', { name: 'Scan a pack or a lot' })).toBeFocused()
  const presses = await countPresses(page)
  await presses.scan(ean)
  await expect(page.getByRole('textbox', { name: 'Scan the parcel label' })).toBeFocused()
  await presses.scan('3SPACK000001')
  const parcel = page.getByRole('textbox', { name: 'Parcel number' })
  await expect(parcel).toHaveValue('3SPACK000001')
  await expectAccessibleInLightAndDark(page, 'the packing table')

  const shipping = '**/staff-api/v1/shipments'
  const problem = { status: 503, code: 'try-again', title: 'The shop is busy.' }
  await page.route(shipping, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  await page.getByRole('button', { name: 'Ship, next order' }).click()
  await expect(page.getByText('The shop is too busy at this moment. Try again.')).toBeVisible()
  await expect(parcel).toHaveValue('3SPACK000001')
  await expect(page.getByLabel('1 of 1 taken')).toBeVisible()
  await page.unroute(shipping)
  await page.getByRole('button', { name: 'Ship, next order' }).click()
  await expect(page.getByText(`Order ${orderId} is sent.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeHidden()
  await expect(page.getByRole('heading', { name: `Order ${later}` })).toBeVisible()

  await page.goto(atOffice(`/orders/${later}`))
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await page.getByRole('button', { name: /^One fewer: Pieces of/ }).click()
  await page.getByRole('button', { name: 'Ship these pieces' }).click()
  await expect(page.getByText(`Part of order ${later} is sent.`)).toBeVisible()
  await page.getByRole('button', { name: 'Add parcel number' }).click()
  await expect(parcel).toBeFocused()
  await page.keyboard.type('3SLATE000002')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The parcels are saved. The customer gets a mail.')).toBeVisible()
  await expect(page.getByText('Parcel 3SLATE000002')).toBeVisible()
})

test('twelve packs come in with their lots: twelve scans and one press; the screens of goods are accessible (STOCK-7)', async ({
  page,
}) => {
  await acceptInvitation(page, 'warehouse')
  const { items } = await ask<{ items: { variantId: number; ean: string }[] }>(
    page,
    '/stock?limit=12&after=50000',
  )
  await page.goto(atOffice('/stock/receive'))
  await expect(page.getByRole('textbox', { name: /^Scan a label/ })).toBeFocused()
  const presses = await countPresses(page)
  for (const { ean, variantId } of items) {
    await presses.scan(`(01)0${ean}(15)270331(10)S-${variantId}(37)6`)
    await expect(page.locator(`input[value="S-${variantId}"]`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Receive 72 pieces' }).click()
  await expect(page.getByText('12 lines are in stock.')).toBeVisible()
  expect(presses.scans()).toBe(12)
  presses.expectAtMost(1)
  const [first] = items
  const lots = await ask<{ items: object[] }>(page, `/lots?variantId=${first?.variantId}`)
  expect(lots.items).toMatchObject([
    { lotNumber: `S-${first?.variantId}`, amount: 6, bestBefore: '2027-03-31' },
  ])

  await expectAccessibleInLightAndDark(page, 'the stock')
  await page.goto(atOffice(`/stock?open=${first?.variantId}`))
  await expect(page.getByRole('table', { name: 'Movements' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ines Visser' })).toContainText(
    `S-${first?.variantId}`,
  )
  await page.goto(atOffice('/lots'))
  await page.getByRole('link', { name: `S-${first?.variantId}` }).click()
  await expect(page.getByRole('table', { name: 'Where it went' })).toBeVisible()
  await expectAccessible(page, 'a lot beside the lots')
})
