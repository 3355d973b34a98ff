import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toastQueue } from '../../platform/toasts'
import { showInOffice } from '../../testing/show-in-office'
import { ToastRegion } from '../../ui/toast-region'
import type { Order } from './address-draft'
import { DeskActions } from './desk-actions'

const home = {
  street: 'Dijk',
  streetNumber: '1',
  streetNumberAddition: null,
  zipcode: '8011 AA',
  city: 'Zwolle',
}
const address = { ...home, regionCode: 'NL' }
const order: Order = {
  orderId: 100_001,
  siteId: 1,
  status: 'paid',
  billing: { firstName: 'Anna', lastName: 'de Vries', address },
  delivery: { kind: 'home', recipient: null, address: null },
}
const before = { ...home, firstName: 'Anna', lastName: 'de Vries', streetNumberAddition: '' }

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
  toastQueue.clear()
})

async function show(shown = order, answer: unknown = {}) {
  const content = (
    <>
      <DeskActions order={shown} />
      <ToastRegion />
    </>
  )
  const answers = { 'POST /orders/100001/address': answer }
  const office = await showInOffice(content, { permissions: ['orders.change'], answers })
  leave.push(office.leave)
  await expect.element(page.getByRole('button', { name: 'Change address' })).toBeVisible()
  await userEvent.keyboard('a')
  return office
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('another address is corrected at its field before it is sent, and Undo brings the one of before back (ORDERS-26)', async () => {
  const { sent } = await show()
  await expect.element(field('First name')).toHaveFocus()
  const save = page.getByRole('button', { name: 'Save address' })
  await expect.element(save).toHaveAccessibleDescription('Nothing has been changed yet.')
  await field('Postcode').fill('12')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Postcode')).toHaveAccessibleDescription('This is no postcode of the country.')
  expect(sent).toEqual([])
  await field('Postcode').fill('8012 BB')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Postcode')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('The parcel goes to the address of before.')).toBeVisible()
  expect(sent).toEqual([{ ...before, zipcode: '8012 BB' }, before])
})

test('a refused address stays as it was typed, with the words at its field, or in a message where no field is to blame (ORDERS-26, OFFICE-10)', async () => {
  const errors = [{ parameter: 'address.city', message: 'too-long', max: 40 }]
  const refusals = [
    new Response(JSON.stringify({ code: 'invalid-fields', errors }), { status: 400 }),
    new Response(JSON.stringify({ code: 'already-sent' }), { status: 409 }),
  ]
  await show(order, () => refusals.shift())
  await field('Town').fill('Zwollerkerspel')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Town')).toHaveAccessibleDescription('At most 40 characters.')
  await field('Town').fill('Berkum')
  await userEvent.keyboard('{Enter}')
  const words = 'The order has left the house or has been cancelled meanwhile.'
  await expect.element(page.getByText(words)).toBeInTheDocument()
  await expect.element(field('Town')).toHaveValue('Berkum')
})

test('of an order that has gone the key says so and asks for no address (ORDERS-26, OFFICE-3)', async () => {
  await show({ ...order, status: 'sent' })
  await expect.element(page.getByText('The parcel has gone.')).toBeVisible()
  await expect.element(field('First name')).not.toBeInTheDocument()
})
