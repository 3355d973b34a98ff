import { randomUUID } from 'node:crypto'

export type Journal = { key: string; cartId: string; total: number; order: PlacedOrder | null }
export type PlacedOrder = { orderId: number; orderKey: string; status: string; totalAmount: number }

type Guest = { send: SendCall; variantId: number; journal: Journal[] }
export type SendCall = <Answer>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>

/** Orders as a guest does, and notes the outcome only when the shop has acknowledged it. */
export async function orderAsGuest({ send, variantId, journal }: Guest): Promise<PlacedOrder> {
  const { shoppingcartId } = await send<{ shoppingcartId: string }>('POST', '/api/cart', {})
  const cart = `/api/cart/${shoppingcartId}`
  await send('POST', `${cart}/products?productVariantId=${variantId}&quantity=1`)
  await send('POST', `${cart}/billing`, buyer())
  await send('PUT', `${cart}/shipping`, { shippingMethod: 0 })
  await send('POST', `${cart}/payment`, { paymentMethodId: 'creditcard' })
  const calculation = `/api/cartcalculation/${shoppingcartId}/calculate`
  const { totalAmount } = await send<{ totalAmount: number }>('POST', calculation)
  const entry: Journal = { key: randomUUID(), cartId: shoppingcartId, total: totalAmount, order: null }
  journal.push(entry)
  entry.order = await submitOrder(send, entry)
  return entry.order
}

/** May be sent again with the same key after an unknown outcome. */
export function submitOrder(send: SendCall, { key, cartId, total }: Journal): Promise<PlacedOrder> {
  const body = { shoppingcartId: cartId, expectedTotalAmount: total }
  return send('POST', '/api/orders', body, { 'idempotency-key': key })
}

function buyer() {
  return {
    firstName: 'Anna',
    lastName: 'de Vries',
    phoneNumber: null,
    emailAddress: `anna-${randomUUID()}@example.nl`,
    address: { zipcode: '8011 AB', street: 'Kamperweg', streetNumber: '12', city: 'Zwolle', countryId: 528 },
  }
}
