import type { Schemas } from '@haverhof/api-client'
import { expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { DeliveryNote, type DeliveryTariff } from './delivery-note'

const dates = { first: 'Tuesday 17 November', last: 'Monday 23 November' }
const tariff = { price: 5.95, freeFrom: 75, lorryPrice: 39.95 }

async function noteOf(
  { amount, byAppointment }: { amount: number; byAppointment: boolean },
  deliveryTariff: DeliveryTariff | null = tariff,
) {
  const variant = { stock: { state: 'available' }, price: { amount }, byAppointment }
  const { container, unmount } = await renderInShop(
    <DeliveryNote
      variant={variant as Schemas['ProductVariant']}
      dates={dates}
      tariff={deliveryTariff}
      isKit={false}
    />,
  )
  const text = container.textContent
  await unmount()
  return text
}

test('bringing a bag costs its tariff below the free amount, and a lorry costs its own at any price (PRODUCT-20, DELIVERY-10)', async () => {
  expect(await noteOf({ amount: 20.9, byAppointment: false })).toContain(
    'Delivery costs €5.95, free from €75',
  )
  expect(await noteOf({ amount: 80, byAppointment: false })).toContain('We deliver this item free of charge')
  const silo = { amount: 1495, byAppointment: true }
  expect(await noteOf(silo)).toBe(
    'Delivered by appointment, no later than Monday 23 NovemberDelivery by lorry costs €39.95',
  )
  expect(await noteOf(silo, null)).toBe('Delivered by appointment, no later than Monday 23 November')
})
