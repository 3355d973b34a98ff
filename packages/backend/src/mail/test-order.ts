import type { OrderForMail } from './order-for-mail.ts'

const address = {
  name: 'Anna de Vries',
  companyName: null,
  street: 'Dorpsstraat',
  streetNumber: '12',
  streetNumberAddition: 'A',
  zipcode: '8011 AB',
  city: 'Zwolle',
  regionCode: 'NL',
}

/** An order with everything a letter can tell; its sums are right to the cent. */
export const testOrder: OrderForMail = {
  orderId: 100_001,
  orderKey: 'k'.repeat(32),
  orderedAt: '2026-11-15T22:30:00.000Z',
  holdUntil: '2026-11-15T22:45:00.000Z',
  isPaid: true,
  isScanOnly: false,
  beginAnalysis: false,
  firstName: 'Anna',
  lastName: 'de Vries',
  vatNumber: null,
  billing: address,
  delivery: { kind: 'home', address },
  lines: [
    {
      description: 'Sport Muesli',
      productLabel: '20 kg',
      quantity: 2,
      originalCents: 5980,
      totalCents: 5382,
      discounts: [{ description: '10 % op muesli', amountCents: 598 }],
      sampleNames: [],
    },
    {
      description: 'Roughage Quickscan',
      productLabel: 'Analyse',
      quantity: 2,
      originalCents: 7900,
      totalCents: 7900,
      discounts: [],
      sampleNames: ['Kuil achterste land', 'Hooi 2e snede'],
    },
  ],
  gifts: [
    { description: 'Voerschep', productLabel: '1 stuk', quantity: 1, promotionText: 'Cadeau bij muesli' },
  ],
  orderDiscounts: [{ description: 'Welkom', amountCents: 500 }],
  shippingDiscounts: [],
  originalShippingCents: 595,
  shippingCents: 595,
  paymentCostsCents: 0,
  subTotalCents: 13_282,
  totalCents: 13_377,
  vat: [
    { percent: 9, treatment: 'taxed', vatCents: 447 },
    { percent: 21, treatment: 'taxed', vatCents: 1380 },
  ],
  isReverseCharge: false,
  giftCardCents: 2500,
  dueCents: 10_877,
  paymentMethodId: 'ideal',
  shown: null,
  transfer: null,
  invoiceNumber: 'NL2026-000123',
}
