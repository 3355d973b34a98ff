import type { MailFacts } from './mail-facts.ts'
import type { MailKind } from './mail-kinds.ts'
import type { AccountForMail } from './sources.ts'
import { testOrder } from './test-order.ts'

/** Something to tell for every kind of letter. */

const returned = { orderId: 100_001, returnId: 7001, description: 'Sport Muesli', quantity: 2 }

const sample = { orderId: 100_001, sampleName: 'Hooi 2e snede', resultPath: `/rqs/${'k'.repeat(64)}/` }

const shipment = {
  carrier: 'PostNL',
  parcels: [
    { number: '3SABCD0123456', url: 'https://jouw.postnl.nl/track-and-trace/3SABCD0123456-NL-8011AB' },
  ],
  lines: [
    {
      description: 'Sport Muesli',
      productLabel: '20 kg',
      quantity: 1,
      imagePath: '/pictures/nl/10101-400.webp',
    },
  ],
  isRest: false,
}

const report = { reportId: 1001, about: 'review', productTitle: 'Sport Muesli' } as const

const repeat = {
  repeatDeliveryId: 1001,
  firstName: 'Anna',
  days: 42,
  day: '2026-12-01',
  changeUntil: '2026-11-23',
}

const contents = {
  lines: [
    {
      description: 'Sport Muesli',
      productLabel: '20 kg',
      quantity: 2,
      totalCents: 4275,
      imagePath: '/pictures/nl/10101-400.webp',
    },
    {
      description: 'Voerschep',
      productLabel: '1 stuk',
      quantity: 1,
      totalCents: 0,
      imagePath: '/pictures/nl/24101-400.webp',
    },
  ],
  discounts: [],
  shippingCents: 0,
  totalCents: 4275,
  place: testOrder.delivery,
}

export const facts: MailFacts = {
  'order-confirmation': { orderId: 100_001 },
  'payment-failed': { orderId: 100_001 },
  'payment-refunded': { orderId: 100_001, amountCents: 10_877, reason: 'paid-twice' },
  'order-out-of-stock': { orderId: 100_001, refundedCents: 10_877 },
  'order-cancelled': { orderId: 100_001, isByShop: true, why: { reason: 'out-of-stock' } },
  'order-sent': { orderId: 100_001, shipment },
  'order-part-sent': { orderId: 100_001, shipment },
  'lot-recall': {
    orderId: 100_001,
    description: 'Sport Muesli (20 kg)',
    lotNumber: 'L2611-04',
    bestBefore: '2027-05-31',
    pieces: 2,
    reason: 'salmonella',
  },
  'credit-note': { orderId: 100_001, creditNumber: 'HC-2026-000001', amountCents: 2195, reason: 'return' },
  'return-registered': { ...returned, reason: 'damaged', remarks: 'De zak is gescheurd.' },
  'return-changed': { ...returned, status: 'refunded' },
  'review-request': {
    orderId: 100_001,
    reviewUrl: 'https://haverhof.nl/review/?token=t',
    endUrl: 'https://haverhof.nl/review/end/?token=t',
    oneClickUrl: 'https://haverhof.nl/api/reviews/oneclick?token=t',
    titles: ['Sport Muesli', 'Slobber'],
  },
  'sample-received': sample,
  'sample-advised': sample,
  'sample-corrected': sample,
  'question-answered': {
    asker: 'Marieke',
    productTitle: 'Sport Muesli',
    question: 'Zit er haver in?',
    answer: 'Ja, geplette haver is het eerste bestanddeel.',
    productUrl: 'https://haverhof.nl/p/#questions',
  },
  'report-receipt': {
    ...report,
    reason: 'insulting',
    receivedAt: '2026-11-16T10:00:00.000Z',
  },
  'report-decided': { ...report, why: { reason: 'insulting' } },
  'text-refused': {
    about: 'question',
    productTitle: 'Sport Muesli',
    wasShown: true,
    wasReported: true,
    why: { reason: 'personal' },
  },
  'stock-alert': {
    title: 'Sport Muesli',
    label: '20 kg',
    pack: { amountCents: 2195, imagePath: '/pictures/nl/10101-400.webp' },
    productUrl: 'https://haverhof.nl/p/',
    endUrl: 'https://haverhof.nl/stock-alert/end/?token=t',
  },
  'pack-runs-out': {
    horse: 'Bella',
    product: 'Sport Muesli (20 kg)',
    pack: {
      title: 'Sport Muesli',
      packSize: '20 kg',
      amountCents: 2195,
      imagePath: '/pictures/nl/10101-400.webp',
    },
    runsOutOn: '2026-11-28',
    buyUrl: 'https://haverhof.nl/buy-again/?product=10101&quantity=1',
    endUrl: 'https://haverhof.nl/horses/reminders/end/?token=t',
    oneClickUrl: 'https://haverhof.nl/api/horses/reminders/oneclick?token=t',
  },
  'cart-reminder': {
    lines: [
      {
        description: 'Sport Muesli',
        productLabel: '20 kg',
        quantity: 2,
        totalCents: 4190,
        imagePath: '/pictures/nl/10101-400.webp',
      },
    ],
    cartUrl: 'https://haverhof.nl/cart/',
    endUrl: 'https://haverhof.nl/newsletter/unsubscribe/?token=t',
    oneClickUrl: 'https://haverhof.nl/api/newsletter/oneclick?token=t',
  },
  'repeat-begun': { ...repeat, agreed: { ...contents, paymentMethodId: 'ideal' } },
  'repeat-announced': {
    ...repeat,
    ...contents,
    lastCents: 4180,
    isCollected: true,
    gone: [{ description: 'Slobber', quantity: 1, replacements: ['Slobber (3 kg)'], path: '/slobber/' }],
  },
  'repeat-moved': { ...repeat, formerDay: '2026-12-01', reason: 'short' },
  'repeat-collection-failed': { ...repeat, orderNumber: 100_001, orderKey: 'k', retryOn: '2026-12-04' },
  'repeat-payment-needed': {
    ...repeat,
    orderNumber: 100_001,
    orderKey: 'k',
    totalCents: 4275,
    payUntil: '2026-12-04',
  },
  'repeat-paused': { ...repeat, reason: 'goods' },
  'repeat-ended': { ...repeat, collectedOrder: 100_001 },
  'account-activation': { callbackUrl: 'https://haverhof.nl/c' },
  'account-reset': { callbackUrl: 'https://haverhof.nl/r' },
  'account-sign-in': { callbackUrl: 'https://haverhof.nl/l' },
  'staff-invitation': { invitationId: 1, language: 'nl' },
  'staff-reset': { invitationId: 1, language: 'de' },
  'staff-proofs-failed': { language: 'nl', name: 'Anna' },
  'staff-reset-told': { language: 'en', name: 'Anna', memberName: 'Ines' },
  'account-change-email': { userId: 'u', callbackUrl: 'https://haverhof.nl/e' },
  'account-email-leaving': { firstName: 'Anna' },
  'account-password-changed': { firstName: 'Anna' },
  'account-passkey-added': { firstName: 'Anna' },
  'account-deleted': { firstName: 'Anna' },
  'newsletter-confirm': {
    purposes: ['newsletter', 'reminders'],
    confirmUrl: 'https://haverhof.nl/n?token=t',
    unsubscribeUrl: 'https://haverhof.nl/u?token=t',
    oneClickUrl: 'https://haverhof.nl/o?token=t',
  },
  'ending-receipt': {
    endingId: 5002,
    contract: '100001',
    fullName: 'Anna de Vries',
    kind: 'ending-for-cause',
    reason: 'Het paard is verkocht.',
    endsOn: '2026-12-31',
    receivedAt: '2026-11-15T10:00:00.000Z',
  },
  'withdrawal-receipt': {
    withdrawalId: 5001,
    orderNumber: '100001',
    fullName: 'Anna de Vries',
    statement: 'Ik herroep.',
    receivedAt: '2026-11-15T22:30:00.000Z',
  },
}

export const accounts: Partial<Record<MailKind, AccountForMail>> = {
  'account-activation': { letter: 'activation', firstName: 'Anna', url: 'https://haverhof.nl/c?token=t' },
  'account-reset': { letter: 'reset', firstName: 'Anna', url: 'https://haverhof.nl/r?token=t' },
  'account-sign-in': { letter: 'sign-in', firstName: 'Anna', url: 'https://haverhof.nl/l?token=t' },
  'account-change-email': { letter: 'change-email', firstName: 'Anna', url: 'https://haverhof.nl/e?token=t' },
}

export const invitation = { name: 'Ines', by: 'Anna', url: 'https://haverhof.nl/invitation#t' }
