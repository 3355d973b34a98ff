import {
  customerPassword,
  dutchBilling,
  finishAtSandbox,
  mailedLink,
  receiveOrder,
  signIn,
  signUp,
  solvedCaptcha,
  startBuying,
  startCustomer,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(() => sql('truncate account, outbox_mail, attempt_count cascade'))

const sql = (text: string, values: unknown[] = []) => shop.context.database.pool.query(text, values)

const yard = {
  ...dutchBilling.address,
  zipcode: '8266ka',
  street: 'Zwartendijk',
  streetNumber: '61',
  city: 'Kampen',
}

type Book = { addresses: Record<string, unknown>[] }

const bookOf = async (customer: Awaited<ReturnType<typeof startCustomer>>) =>
  (await customer.read<Book>('/api/account/addresses')).addresses

async function startBook() {
  const customer = await startCustomer(shop)
  return { ...customer, list: () => bookOf(customer) }
}

describe('the first order (ACCOUNTS-18)', () => {
  const muesli = 10_101

  test('fills an empty book once it is paid, and leaves one alone that is not empty', async () => {
    const book = await startBook()
    const billing = { ...dutchBilling, emailAddress: book.email }
    const { orderId } = await receiveOrder(shop, book, { sent: false, lines: [[muesli, 1]], billing })
    const [entry, ...others] = await book.list()
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      label: 'home',
      address: { street: dutchBilling.address.street },
      isBillingDefault: true,
      isDeliveryDefault: true,
      keptFromOrderId: orderId,
    })
    const moved = { ...billing, address: { ...billing.address, streetNumber: '99' } }
    await receiveOrder(shop, book, { sent: false, lines: [[muesli, 1]], billing: moved })
    expect(await book.list()).toEqual([entry])
  })

  test('keeps where its goods went besides, with who stands there', async () => {
    const book = await startBook()
    const billing = { ...dutchBilling, emailAddress: book.email }
    const buyer = await startBuying(shop, {
      headers: { cookie: book.cookie() },
      lines: [[muesli, 1]],
      billing,
    })
    const shipping = { firstName: 'Bas', lastName: 'Bos', address: yard, shippingMethod: 0 }
    await buyer.call('PUT', '/shipping', shipping)
    await buyer.call('PUT', '/alternativeshipping?alternativeShippingAddress=true')
    await tellShop(shop, await finishAtSandbox(shop, await buyer.order(), 'paid'))
    const { firstName, lastName } = dutchBilling
    expect(await book.list()).toMatchObject([
      { firstName, lastName, isBillingDefault: true, isDeliveryDefault: false },
      {
        label: 'other',
        firstName: 'Bas',
        lastName: 'Bos',
        address: { city: 'Kampen' },
        isDeliveryDefault: true,
      },
    ])
  })
})

describe('an order of a guest (ACCOUNTS-34)', () => {
  const shipping = { firstName: 'Bas', lastName: 'Bos', address: yard, shippingMethod: 0 }

  /** Pays for a bag that is brought to the stable. */
  async function startGuest(options: { password?: string; remark?: string } = {}) {
    const email = `${randomUUID()}@example.nl`
    const buyer = await startBuying(shop, { billing: { ...dutchBilling, emailAddress: email } })
    await buyer.call('PUT', '/shipping', shipping)
    await buyer.call('PUT', '/alternativeshipping?alternativeShippingAddress=true')
    await buyer.call('PUT', '/deliverywishes', { remark: options.remark ?? null })
    const { password } = options
    if (password) await buyer.call('POST', '/setpassword', { password, confirmUrl: null })
    return { email, buyer }
  }
  const paid = async ({ order }: Awaited<ReturnType<typeof startBuying>>) => {
    const placed = await order()
    await tellShop(shop, await finishAtSandbox(shop, placed, 'paid'))
    return placed
  }

  test('fills the book of who registers after it, once the mailbox is confirmed', async () => {
    const { email, buyer } = await startGuest({ remark: 'Achter de schuur' })
    const { orderId } = await paid(buyer)
    await registerOnly(email)
    expect((await sql('select from account_address')).rowCount).toBe(0)
    expect(await bookOf(await signUp(shop, { email }))).toMatchObject([
      {
        address: { street: dutchBilling.address.street },
        isBillingDefault: true,
        remark: null,
        keptFromOrderId: orderId,
      },
      { firstName: 'Bas', address: { city: 'Kampen' }, isDeliveryDefault: true, remark: 'Achter de schuur' },
    ])
  })

  test('that was not paid leaves nothing behind', async () => {
    const { email, buyer } = await startGuest()
    await buyer.order()
    expect(await bookOf(await signUp(shop, { email }))).toEqual([])
  })

  test('opens an account with all of its addresses', async () => {
    const { email, buyer } = await startGuest({ password: customerPassword, remark: 'Achter de schuur' })
    await buyer.order()
    const { userId, token } = Object.fromEntries((await mailedLink(shop, email)).searchParams)
    await shop.request(`/api/account/${userId}/confirm?token=${token}`, { method: 'POST' })
    const customer = await signIn(shop, { email })
    const { firstName } = dutchBilling
    expect(await bookOf(customer)).toMatchObject([
      { firstName, isBillingDefault: true, isDeliveryDefault: false },
      { firstName: 'Bas', address: { city: 'Kampen' }, remark: 'Achter de schuur', isDeliveryDefault: true },
    ])
    expect(await customer.read('/api/account')).toMatchObject({ alternativeShippingAddress: true })
  })

  async function registerOnly(emailAddress: string): Promise<void> {
    const json = { emailAddress, password: customerPassword, firstName: 'Anna', lastName: 'de Vries' }
    const answer = await shop.request('/api/account', { json, headers: await solvedCaptcha(shop) })
    expect(answer.status).toBe(204)
  }
})

describe('what the driver was told (ACCOUNTS-35)', () => {
  test('is kept with the address he came to, and never in place of what the book says', async () => {
    const book = await startBook()
    await book.read('/api/account/addresses', { json: { label: 'home', address: dutchBilling.address } })
    await book.read('/api/account/addresses', { json: { label: 'stable', address: yard } })
    const tell = async (remark: string) => {
      const billing = { ...dutchBilling, emailAddress: book.email }
      const buyer = await startBuying(shop, { headers: { cookie: book.cookie() }, billing })
      await buyer.call('PUT', '/deliverywishes', { remark })
      await tellShop(shop, await finishAtSandbox(shop, await buyer.order(), 'paid'))
      return (await book.list()).map((entry) => entry['remark'])
    }
    expect(await tell('Bij de buren')).toEqual(['Bij de buren', null])
    expect(await tell('Alleen vandaag op de oprit')).toEqual(['Bij de buren', null])
  })
})
