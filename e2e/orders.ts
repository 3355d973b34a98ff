import { type Page, expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { someFeed } from './checkout.ts'

type Placed = { orderId: number; orderKey: string; checkoutUrl: string }

const addresses = {
  NL: { street: 'Dorpsstraat', streetNumber: '12', zipcode: '8011 AB', city: 'Zwolle' },
  BE: { street: 'Meir', streetNumber: '7', zipcode: '2000', city: 'Antwerpen' },
  DK: { street: 'Algade', streetNumber: '4', zipcode: '4000', city: 'Roskilde' },
  SE: { street: 'Storgatan', streetNumber: '5', zipcode: '111 22', city: 'Stockholm' },
  IE: { street: 'Grafton Street', streetNumber: '3', zipcode: 'D02 P593', city: 'Dublin' },
}
const buyer = { firstName: 'Anna', lastName: 'de Vries', emailAddress: 'anna@example.nl' }

/** A last name that no other story orders under: a list is narrowed to its own orders with it. */
export function ownName(): string {
  const letters = randomUUID().replaceAll(/[^a-f]/g, '')
  return `Van ${letters}q`
}

/** A pack, how many, and every how many days it comes again. */
type Line = readonly [variant: number, quantity: number, repeatDays?: number]

/** An order of the customer who is signed in, placed and paid the quick way; the page stands on the Dutch site. */
export async function placePaidOrder(
  page: Page,
  lines: readonly Line[] = someFeed,
  samples: string[] = [],
  regionCode: keyof typeof addresses = 'NL',
  written: { bill?: Record<string, string>; address?: Record<string, string> } = {},
): Promise<Placed> {
  const countryId = await countryOf(page, regionCode)
  const address = { ...addresses[regionCode], ...written.address, countryId }
  const bill = { ...buyer, ...written.bill, address }
  const products = lines.map(([productVariantId, count, repeatDays = 0]) => ({
    productVariantId,
    count,
    ...(repeatDays > 0 && { repeatDays }),
  }))
  const { shoppingcartId: id } = await call<{ shoppingcartId: string }>(page, 'POST', '/api/cart', {
    products,
  })
  for (const [index, samplename] of samples.entries()) {
    const query = new URLSearchParams({
      productVariantId: String(lines[0]?.[0]),
      sequence: String(index + 1),
      samplename,
    })
    await call(page, 'POST', `/api/cart/${id}/rqssamplename?${query.toString()}`)
  }
  const sums = await call<{ totalAmount: number }>(page, 'POST', `/api/cart/${id}/billing`, bill)
  const placed = await call<Placed>(page, 'POST', '/api/orders', {
    shoppingcartId: id,
    expectedTotalAmount: sums.totalAmount,
    payment: { paymentMethodId: 'creditcard' },
  })
  const payment = /sandbox-payment\/([^/]+)/.exec(placed.checkoutUrl)?.[1]
  const ending = { outcome: 'paid', webhook: 'now' }
  await call(page, 'POST', `/api/sandbox/payments/${payment}/finish`, ending)
  const { orderId, orderKey } = placed
  const read = () => call<{ status: string }>(page, 'GET', `/api/orders/${orderId}?key=${orderKey}`)
  await expect.poll(async () => (await read()).status, { intervals: [100] }).toBe('paid')
  return placed
}

async function countryOf(page: Page, wanted: string): Promise<number | undefined> {
  const countries = await call<{ countryId: number; regionCode: string }[]>(
    page,
    'GET',
    '/api/delivery/countries',
  )
  return countries.find(({ regionCode }) => regionCode === wanted)?.countryId
}

/** A call as the pages make it, with the cookies of the browser. */
export async function call<Answer>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await page.evaluate(
    async ([verb, target, sent]) => {
      const headers = {
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      }
      const response = await fetch(target, { method: verb, headers, ...(sent !== null && { body: sent }) })
      return { ok: response.ok, status: response.status, text: await response.text() }
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  )
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
  return (answer.text ? JSON.parse(answer.text) : null) as Answer
}
