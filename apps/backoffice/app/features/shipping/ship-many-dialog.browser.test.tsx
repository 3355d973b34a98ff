import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { ShipManyDialog } from './ship-many-dialog'

const orderIds = [100_001, 100_002, 100_003]
const refusals = [{ entityId: 100_003, code: 'lot-missing' }]
const task = { taskId: 9, kind: 'ship-orders', state: 'done', total: 3, done: 2, refused: 1, refusals }
const planned = { tried: 3, refusals, changes: [] }

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
  localStorage.removeItem('office-carrier')
})

async function open(ids = orderIds) {
  const answers = {
    'POST /tasks/ship-orders/plan': planned,
    'POST /tasks/ship-orders': task,
    'GET /tasks/9': task,
  }
  const dialog = <ShipManyDialog orderIds={ids} onClose={() => undefined} />
  const shown = await showInOffice(dialog, { permissions: ['orders.ship'], answers })
  leave.push(shown.leave)
  await expect.element(number(100_001)).toBeVisible()
  return shown
}

const number = (orderId: number) =>
  page.getByRole('textbox', { name: `Parcel number of order ${orderId}`, exact: true })
const ship = page.getByRole('button', { name: 'Ship 2 orders' })

test('numbers are scanned one after the other; one label at two orders keeps them here, and each order is sent with its own (SHIPMENTS-8)', async () => {
  const { sent, requests } = await open()
  await expect.element(ship).toHaveFocus()
  await expect.element(number(100_003)).not.toBeInTheDocument()
  await userEvent.keyboard('05212345{Enter}')
  await expect.element(number(100_002)).toHaveFocus()
  await userEvent.keyboard('05212345{Enter}')
  await expect
    .element(number(100_002))
    .toHaveAccessibleDescription('This number stands at order 100001 already.')
  await expect.element(ship).toHaveAccessibleDescription('This number stands at order 100001 already.')
  await number(100_002).fill('05212346')
  await page.getByLabelText('Carrier').selectOptions('DPD')
  await userEvent.click(number(100_002))
  await userEvent.keyboard('{Enter}')
  await expect.element(ship).toHaveFocus()
  expect(requests).not.toContain('POST /tasks/ship-orders')
  await userEvent.keyboard('{Enter}')
  const parcels = [
    { orderId: 100_001, parcelNumbers: ['05212345'] },
    { orderId: 100_002, parcelNumbers: ['05212346'] },
  ]
  await expect.poll(() => sent.at(-1)).toEqual({ ids: orderIds, carrier: 'dpd', parcels })
  await expect.element(page.getByRole('button', { name: 'Close' }).first()).toBeVisible()
})

test('numbers of a dialog that was closed by mistake are there again, and gone once their orders are sent (SHIPMENTS-8)', async () => {
  const first = await open()
  await number(100_001).fill('05212347')
  first.leave()
  const second = await open()
  await expect.element(number(100_001)).toHaveValue('05212347')
  await ship.click()
  await expect.element(number(100_001)).not.toBeInTheDocument()
  second.leave()
  await open()
  await expect.element(number(100_001)).toHaveValue('')
})
