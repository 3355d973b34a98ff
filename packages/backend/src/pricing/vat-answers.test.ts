import { dutchBilling, germanBilling, startShopping, startTestShop, type TestShop } from '@haverhof/testing'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

/** A register that knows every number, and remembers what it was asked. */
const requests: string[] = []
let isAway = false
const register = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const { countryCode, vatNumber } = JSON.parse(body) as { countryCode: string; vatNumber: string }
    requests.push(`${countryCode}${vatNumber}`)
    response.writeHead(isAway ? 500 : 200, { 'content-type': 'application/json' }).end('{"valid":true}')
  })
})

let shop: TestShop
beforeAll(async () => {
  await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve))
  const { port } = register.address() as AddressInfo
  const env = { VAT_REGISTER_URL: `http://127.0.0.1:${port}/`, CLIENT_IP_HEADER: 'x-client-ip' }
  shop = await startTestShop({ env })
})
beforeEach(() => {
  requests.length = 0
  isAway = false
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  register.close()
})

const ten = 10 * 60_000

function sentCart(vatNumber: string, client: string) {
  const billing = { ...germanBilling, companyName: 'Hof Brand GmbH', vatNumber }
  const json = { products: [{ productVariantId: 10102, count: 1 }], billing }
  return shop.request('/api/cartcalculation/calculate', { json, headers: { 'x-client-ip': client } })
}

const reverseCharge = async (answer: Response) =>
  ((await answer.json()) as { isReverseCharge: boolean }).isReverseCharge

/** German numbers whose check digit is right, each another one. */
function germanNumber(index: number): string {
  const digits = String(13_669_500 + index)
  let product = 10
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return `DE${digits}${(11 - product) % 10}`
}

describe('a VAT number is asked of the register (CART-16)', () => {
  test('when the bill is saved, and an answer counts for ten minutes', async () => {
    const shopper = await startShopping(shop)
    await shopper.add(10102)
    const billing = { ...germanBilling, companyName: 'Hof Brand GmbH', vatNumber: germanNumber(0) }
    const save = async () => (await shopper.call('POST', '/billing', billing)).status
    expect([await save(), await save()]).toEqual([200, 200])
    expect(requests).toEqual([germanNumber(0)])
    shop.clock.advance(ten - 1)
    await save()
    expect(requests).toHaveLength(1)
    shop.clock.advance(2)
    await save()
    expect(requests).toHaveLength(2)
    await shopper.call('POST', '/billing', dutchBilling)
    expect(requests).toHaveLength(2)
  })

  test('when a sent cart names one', async () => {
    expect(await reverseCharge(await sentCart(germanNumber(1), '192.0.2.1'))).toBe(true)
    expect(requests).toEqual([germanNumber(1)])
  })

  test('for 30 numbers of one address in ten minutes', async () => {
    for (let index = 100; index < 130; index += 1)
      expect((await sentCart(germanNumber(index), '192.0.2.2')).status).toBe(200)
    expect((await sentCart(germanNumber(130), '192.0.2.2')).status).toBe(429)
    expect(requests).toHaveLength(30)
    // What is known is not asked for, and others may ask.
    expect((await sentCart(germanNumber(129), '192.0.2.2')).status).toBe(200)
    expect((await sentCart(germanNumber(130), '192.0.2.3')).status).toBe(200)
    shop.clock.advance(ten)
    expect((await sentCart(germanNumber(131), '192.0.2.2')).status).toBe(200)
  })

  test('that cannot be asked means VAT, until it is back', async () => {
    isAway = true
    expect(await reverseCharge(await sentCart(germanNumber(2), '192.0.2.4'))).toBe(false)
    isAway = false
    expect(await reverseCharge(await sentCart(germanNumber(2), '192.0.2.4'))).toBe(true)
  })
})
