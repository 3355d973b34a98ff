import {
  dutchBilling,
  finishAtSandbox,
  startBuying,
  startShopping,
  startTestShop,
  tellShop,
} from '@haverhof/testing'
import type { TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CalculatedCartView } from '../cart/index.ts'
import { sendWaitingMails } from '../mail/index.ts'
import type { InvoiceContent } from '../paper/index.ts'
import { mailSources } from '../worker/mail-sources.ts'
import { closeBooks, orderDesk } from './test-desk.ts'

// A Friday.
let shop: TestShop
let desk: ReturnType<typeof orderDesk>
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-11-13T10:00:00Z') })
  desk = orderDesk(shop)
})
afterAll(() => closeBooks(shop))

const [haverhof, muehldorfer] = [
  { feed: 10_102, other: 41_101 },
  { feed: 50_101, other: 52_401 },
]
const scan = 90_101

/** An address, and how a letter to it begins. */
type Buyer = { site: string; to: number; zipcode: string; city: string; letter: string }

const at = (site: string, to: number, zipcode: string, city: string, letter: string): Buyer => ({
  site,
  to,
  zipcode,
  city,
  letter,
})

/** A consumer of every shop, and of countries that another shop delivers to: the rate of feed, of other goods, and when it arrives. */
const consumers: [Buyer, language: string, rates: number[], from: string, until: string][] = [
  [at('haverhof.nl', 528, '8011 AB', 'Zwolle', 'Uw bestelling'), 'nl', [21], '2026-11-16', '2026-11-17'],
  [at('haverhof.be', 56, '2000', 'Antwerpen', 'Uw bestelling'), 'nl', [6, 21], '2026-11-16', '2026-11-18'],
  [
    at('haverhof.de', 276, '48653', 'Coesfeld', 'Ihre Bestellung'),
    'de',
    [7, 19, 21],
    '2026-11-16',
    '2026-11-18',
  ],
  [at('haverhof.de', 40, '1010', 'Wien', 'Ihre Bestellung'), 'de', [13, 20, 21], '2026-11-17', '2026-11-19'],
  [
    at('haverhof.de', 442, '1111', 'Luxembourg', 'Ihre Bestellung'),
    'de',
    [3, 17, 21],
    '2026-11-17',
    '2026-11-18',
  ],
  [at('haverhof.dk', 208, '2100', 'København', 'Din ordre'), 'da', [21, 25], '2026-11-17', '2026-11-19'],
  [
    at('haverhof.com', 372, 'D02 AF30', 'Dublin', 'Your order'),
    'en',
    [0, 21, 23],
    '2026-11-18',
    '2026-11-23',
  ],
  [
    at('haverhof.it', 380, '20121', 'Milano', 'Il Suo ordine'),
    'it',
    [10, 21, 22],
    '2026-11-18',
    '2026-11-23',
  ],
  [
    at('haverhof.pt', 620, '1100-148', 'Lisboa', 'A sua encomenda'),
    'pt',
    [6, 21, 23],
    '2026-11-19',
    '2026-11-25',
  ],
  [at('haverhof.es', 724, '28001', 'Madrid', 'Su pedido'), 'es', [10, 21], '2026-11-19', '2026-11-24'],
  [
    at('haverhof.se', 752, '111 29', 'Stockholm', 'Din beställning'),
    'sv',
    [21, 25],
    '2026-11-18',
    '2026-11-23',
  ],
  [
    at('haverhof.se', 246, '00100', 'Helsinki', 'Din beställning'),
    'sv',
    [13.5, 21, 25.5],
    '2026-11-19',
    '2026-11-24',
  ],
  [
    at('haverhof.ee', 233, '10111', 'Tallinn', 'Teie Haverhofi tellimus'),
    'et',
    [21, 24],
    '2026-11-19',
    '2026-11-24',
  ],
  [
    at('muehldorfer.de', 276, '84453', 'Mühldorf', 'Ihre Bestellung'),
    'de',
    [7, 19],
    '2026-11-16',
    '2026-11-18',
  ],
  [at('muehldorfer.nl', 528, '8011 AB', 'Zwolle', 'Uw bestelling'), 'nl', [21], '2026-11-16', '2026-11-17'],
  [at('muehldorfer.dk', 208, '2100', 'København', 'Din ordre'), 'da', [25], '2026-11-17', '2026-11-19'],
]

const goodsOf = (site: string) => (site.startsWith('muehldorfer') ? muehldorfer : haverhof)

const billingOf = ({ to, zipcode, city }: Buyer, rest: object = {}) => ({
  ...dutchBilling,
  phoneNumber: null,
  address: { ...dutchBilling.address, streetNumberAddition: null, zipcode, city, countryId: to },
  ...rest,
})

type Lines = [variantId: number, quantity: number][]

/** Orders, pays, and gives all that came of it. */
async function buy({ site }: Buyer, lines: Lines, billing: Record<string, unknown>) {
  const buyer = await startBuying(shop, { site, lines, billing })
  if (lines.some(([id]) => id === scan))
    await buyer.call('POST', `/rqssamplename?productVariantId=${scan}&sequence=1&samplename=Hooi`)
  const options = await (await buyer.call('GET', '/shippingmethods')).json()
  const calculated = await buyer.calculate<CalculatedCartView>()
  const order = await buyer.order({ beginAnalysis: true })
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  await sendWaitingMails(shop.context, mailSources)
  const { orderId, orderKey } = order
  const [mail] = await desk.sql<{ subject: string; html: string; to: string }>(
    `select subject, html from outbox_mail where kind = 'order-confirmation' and sent_at is not null order by mail_id desc limit 1`,
  )
  const [invoice] = await desk.sql<{ document: InvoiceContent }>(
    'select document from invoice where order_id = $1',
    [orderId],
  )
  const paper = await shop.request(`/api/orders/${orderId}/invoice?key=${orderKey}`, { site })
  return {
    options: options as { shippingMethod: number; deliveryDate: { from: string; until: string } }[],
    rates: calculated.vatGroups.map(({ treatment, percentage }) =>
      treatment === 'taxed' ? percentage : treatment,
    ),
    order,
    mail,
    document: invoice?.document,
    pdf: Buffer.from(await paper.arrayBuffer()).toString('latin1'),
  }
}

describe('a consumer in every country (PRICING-3, DELIVERY-7, DELIVERY-9, INVOICES-1, ORDERS-8)', () => {
  test.each(consumers.map((row) => [`${row[0].site} to ${row[0].city}`, ...row] as const))(
    '%s: label, VAT, delivery, letter and invoice',
    async (_, buyer, language, rates, from, until) => {
      const { feed, other } = goodsOf(buyer.site)
      const product = await shop.read<Record<string, unknown>>(`/api/products/${feed}`, { site: buyer.site })
      expect(product).toMatchObject({ textLanguage: language })
      for (const part of ['instructions', 'composition', 'feedLabel']) expect(product[part]).toBeTruthy()

      const isHaverhof = goodsOf(buyer.site) === haverhof
      const lines: Lines = [[feed, 1], [other, 1], ...(isHaverhof ? ([[scan, 1]] as Lines) : [])]
      const bought = await buy(buyer, lines, billingOf(buyer))
      expect(bought.rates.toSorted((a, b) => Number(a) - Number(b))).toEqual(rates)
      expect(bought.options[0]).toMatchObject({ shippingMethod: 0, deliveryDate: { from, until } })
      expect(bought.mail?.subject).toContain(buyer.letter)
      expect(bought.mail?.html).toContain(buyer.city)
      const { document } = bought
      expect(document?.seller).toMatchObject({ vatNumber: 'NL812345678B01', address: { regionCode: 'NL' } })
      expect(document?.vat.map(({ percent }) => percent).toSorted((a, b) => a - b)).toEqual(rates)
      const gross = document?.vat.reduce((sum, { baseCents, vatCents }) => sum + baseCents + vatCents, 0)
      expect([gross, document?.totalCents]).toEqual(
        Array.from({ length: 2 }, () => Math.round(bought.order.totalAmount * 100)),
      )
      expect(bought.pdf.startsWith('%PDF')).toBe(true)
      expect(bought.pdf).not.toContain('factur-x.xml')
    },
  )

  test('feed goes nowhere else, and the site of the group sells nothing (DELIVERY-9)', async () => {
    for (const buyer of [
      at('haverhof.be', 250, '59000', 'Lille', ''),
      at('haverhof.com', 616, '00-001', 'Warszawa', ''),
      at('haverhof.ee', 428, 'LV-1010', 'Riga', ''),
      at('muehldorfer.dk', 752, '111 29', 'Stockholm', ''),
    ]) {
      const shopper = await startShopping(shop, { site: buyer.site })
      await shopper.add(goodsOf(buyer.site).feed)
      const billed = await shopper.call('POST', '/billing', billingOf(buyer))
      const ways = (await (await shopper.call('GET', '/shippingmethods')).json()) as {
        shippingMethod: number
      }[]
      // A pickup point stands in a country of the site, whatever the bill says (CHECKOUT-43).
      const sent = ways.filter(({ shippingMethod }) => shippingMethod !== 1)
      const chosen = await shopper.call('PUT', '/shipping', { shippingMethod: 0 })
      expect([buyer.city, billed.status, sent, chosen.status]).toEqual([buyer.city, 200, [], 400])
    }
    const group = await shop.request(`/api/products/${haverhof.feed}`, { site: 'haverhof-group.com' })
    expect(group.status).toBe(404)
  })
})

describe('a company abroad pays no VAT and gets an e-invoice (PRICING-10, INVOICES-5, 7, 11)', () => {
  const german = at('haverhof.de', 276, '48653', 'Coesfeld', 'Ihre Bestellung')
  const french = at('haverhof.be', 250, '59000', 'Lille', 'Uw bestelling')
  test.each([
    ['in Germany: feed, goods and an analysis', german, 'DE136695976', [haverhof.feed, haverhof.other, scan]],
    ['in France: what is no feed, and an analysis', french, 'FR40303265045', [haverhof.other, scan]],
  ] as const)('%s', async (_, buyer, vatNumber, variantIds) => {
    const company = { companyName: 'Reitstall Brand', vatNumber }
    const lines: Lines = variantIds.map((id) => [id, 1])
    const bought = await buy(buyer, lines, billingOf(buyer, company))
    expect(bought.rates).toEqual(['intra-community', 'reverse-charge'])
    expect(bought.mail?.subject).toContain(buyer.letter)
    const letter = bought.mail?.html ?? '' // Nothing for consumers, a parcel to the company (MAIL-11, SHIPMENTS-5).
    expect([letter.includes('/withdraw/'), letter.split('Reitstall Brand').length]).toEqual([false, 3])
    const { document, pdf } = bought
    expect(document).toMatchObject({
      isReverseCharge: true,
      buyer: { companyName: 'Reitstall Brand', vatNumber },
      seller: { vatNumber: 'NL812345678B01' },
    })
    expect(document?.vat.every(({ percent, vatCents }) => percent === 0 && vatCents === 0)).toBe(true)
    expect(document?.totalCents).toBe(document?.totalExclVatCents)
    expect(pdf).toContain('factur-x.xml')
    const number = await desk.sql<{ series: string; number: number }>(
      'select series, number from invoice order by invoice_id desc limit 1',
    )
    expect(number[0]?.series).toBe('HH-2026')
  })
})
