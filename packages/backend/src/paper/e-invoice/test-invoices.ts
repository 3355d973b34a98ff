import type { InvoiceContent } from '../index.ts'
import type { InvoicePaper } from '../invoice.ts'

const address = { street: 'Haverstraat 12', zipcode: '8011 AB', city: 'Zwolle', regionCode: 'NL' }

/** Two rates, a discount on the order, delivery and a gift. */
export const domestic: InvoiceContent = {
  seller: { name: 'Haverhof B.V.', lines: [], vatNumber: 'NL812345678B01', address },
  buyer: {
    name: 'Jan & Co',
    companyName: 'Stal <Zon> "B.V."',
    lines: [],
    vatNumber: 'NL004495445B01',
    emailAddress: 'jan@example.com',
    address,
  },
  orderId: 100_001,
  orderedAt: '2026-11-14T12:00:00.000Z',
  paidAt: '2026-11-14T12:05:00.000Z',
  supplyPeriod: { from: '2026-11-16', until: '2026-11-18' },
  deliveryRegionCode: 'NL',
  paymentMethodId: 'ideal',
  lines: [
    {
      description: 'Muesli',
      quantity: 3,
      vatPercent: 21,
      treatment: 'taxed',
      totalCents: 1210,
      netCents: 1000,
    },
    {
      description: 'Scheermes',
      quantity: 1,
      vatPercent: 9,
      treatment: 'taxed',
      totalCents: 1090,
      netCents: 1000,
    },
    { description: 'Gift', quantity: 1, vatPercent: 4, totalCents: 0 },
  ],
  discounts: [{ description: 'Welkom', amountCents: 230 }],
  shippingCents: 484,
  paymentCostsCents: 0,
  costs: [{ percent: 21, treatment: 'taxed', grossCents: 484, vatCents: 84 }],
  vat: [
    { percent: 9, treatment: 'taxed', baseCents: 900, vatCents: 81 },
    { percent: 21, treatment: 'taxed', baseCents: 1300, vatCents: 273 },
  ],
  totalExclVatCents: 2200,
  totalCents: 2554,
  giftCardCents: 0,
  isReverseCharge: false,
}

export const abroad: InvoiceContent = {
  ...domestic,
  deliveryRegionCode: 'DE',
  buyer: { ...domestic.buyer, vatNumber: 'DE136695976', address: { ...address, regionCode: 'DE' } },
  lines: [
    {
      description: 'Muesli',
      quantity: 2,
      vatPercent: 0,
      treatment: 'intra-community',
      totalCents: 2000,
      netCents: 2000,
    },
    {
      description: 'Analyse',
      quantity: 1,
      vatPercent: 0,
      treatment: 'reverse-charge',
      totalCents: 4000,
      netCents: 4000,
    },
  ],
  discounts: [],
  shippingCents: 0,
  costs: [],
  vat: [
    { percent: 0, treatment: 'intra-community', baseCents: 2000, vatCents: 0 },
    { percent: 0, treatment: 'reverse-charge', baseCents: 4000, vatCents: 0 },
  ],
  totalExclVatCents: 6000,
  totalCents: 6000,
  isReverseCharge: true,
}

export const paper = (document: InvoiceContent, kind: InvoicePaper['kind'] = 'invoice'): InvoicePaper => ({
  kind,
  number: 'HH-2026-000042',
  issuedAt: '2026-11-14T12:05:00.000Z',
  document,
})

export const creditNote = paper(
  {
    ...abroad,
    credits: { invoiceNumber: 'HH-2026-000041', issuedAt: '2026-11-01T12:00:00.000Z', reason: 'return' },
  },
  'credit',
)
