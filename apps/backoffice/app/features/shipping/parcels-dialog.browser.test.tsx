import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { ChangeParcels } from './parcels-dialog'

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

const shipment = { shipmentId: 7, carrier: 'dpd' as const, parcelNumbers: ['05212345'] }

async function open() {
  const content = <ChangeParcels orderId={100_001} shipment={shipment} />
  const answers = { 'POST /shipments/7/parcels': { isCustomerTold: true } }
  const shown = await showInOffice(content, { permissions: ['orders.ship'], answers })
  leave.push(shown.leave)
  await page.getByRole('button', { name: 'Change parcel' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Parcel number' })).toHaveFocus()
  return shown
}

test('another carrier of the same parcel is saved; without a change there is nothing to save (SHIPMENTS-9)', async () => {
  const { sent } = await open()
  const save = page.getByRole('button', { name: 'Save' })
  await expect.element(save).toHaveAccessibleDescription('Nothing has changed.')
  await page.getByLabelText('Carrier').selectOptions('PostNL')
  await save.click()
  const saved = { carrier: 'postnl', parcelNumbers: ['05212345'], tellsCustomer: true }
  await expect.poll(() => sent).toEqual([saved])
})

test('Enter after a parcel number, as a scanner ends with, saves it; Escape in the field closes the dialog (SHIPMENTS-9, OFFICE-3)', async () => {
  const { sent } = await open()
  await userEvent.keyboard('05299999{Enter}')
  await expect.poll(() => sent).toMatchObject([{ carrier: 'dpd' }])
  const field = page.getByRole('textbox', { name: 'Parcel number' })
  await expect.element(field).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Change parcel' }).click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
})

test('a customer who is not to be told gets no mail: the tick is sent (SHIPMENTS-9)', async () => {
  const { sent } = await open()
  await page.getByRole('textbox', { name: 'Parcel number' }).fill('05299999 05299998')
  await page.getByText('Send the customer a mail with the parcel number').click()
  await page.getByRole('button', { name: 'Save' }).click()
  const saved = { carrier: 'dpd', parcelNumbers: ['05299999', '05299998'], tellsCustomer: false }
  await expect.poll(() => sent).toEqual([saved])
})
