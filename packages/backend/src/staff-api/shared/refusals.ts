import type { Refused } from '@haverhof/domain/shared'
import { notFound, type Problems } from '../../http/index.ts'
import type { CancelProblem } from '../../orders/index.ts'

/** Why goods do not move. */
export const goodsProblems = {
  'no-such-order': notFound('order').problem,
  'no-such-shipment': notFound('shipment').problem,
  'no-such-pack': notFound('pack').problem,
  'no-such-lot': notFound('lot').problem,
  'not-to-be-sent': { status: 409, title: 'Only a paid order that is not sent yet can be sent.' },
  withdrawn: {
    status: 409,
    title: 'The customer has withdrawn from this order, and no member of staff has decided about it.',
  },
  'charged-back': { status: 409, title: 'The bank has taken back what was paid for this order.' },
  'packed-by-another': { status: 409, title: 'Another member of staff packs this order.' },
  'nothing-to-send': { status: 409, title: 'Nothing is left to send.' },
  'more-than-ordered': { status: 409, title: 'That is more than is left to send.' },
  'parcel-of-another-shipment': {
    status: 409,
    title: 'Another shipment of the order has this parcel number.',
  },
  'lot-missing': { status: 409, title: 'A pack that has lots is not sent without one.' },
  'lot-expired': { status: 409, title: 'The lots that are left are over their date.' },
  'lot-used-up': { status: 409, title: 'There are fewer pieces in the lot.' },
  'lot-blocked': { status: 409, title: 'The lot is blocked.' },
  'lot-has-another-date': { status: 409, title: 'This lot came with another best-before date.' },
  'fewer-than-reserved': {
    status: 409,
    title: 'Orders that are not sent yet have more pieces than are left.',
  },
  'fewer-than-in-lots': { status: 409, title: 'The lots of the pack hold more pieces: count them.' },
  'fewer-in-lot': { status: 409, title: 'There are fewer pieces in the lot.' },
  'fewer-without-lot': { status: 409, title: 'There are fewer pieces without a lot.' },
} as const satisfies Problems<Refused>

/** Why a mail is not tried again (MAIL-18). */
export const mailProblems = {
  'no-such-mail': notFound('mail').problem,
  'sent-already': { status: 409, title: 'This mail was sent.' },
  'under-way': { status: 409, title: 'This mail is being sent, or will be within a minute.' },
  'address-fixed': { status: 409, title: 'Its links are keys, so it goes to no other address.' },
  'invalid-address': {
    status: 400,
    title: 'This is no address of a mailbox.',
    parameter: 'toAddress',
  },
} as const satisfies Problems<Refused>

/** Why a mail of an order is not sent again. */
export const orderMailProblems = {
  'no-such-mail': notFound('mail').problem,
  forgotten: { status: 409, title: 'What this mail said has been forgotten.' },
} as const satisfies Problems<Refused>

/** Why nothing is given back (REFUNDS-3, REFUNDS-5). */
export const refundProblems = {
  'no-such-order': notFound('order').problem,
  'no-such-line': { status: 409, title: 'The order has no such line.' },
  'more-than-invoiced': { status: 409, title: 'So much was not paid, or has gone back already.' },
  'nothing-to-credit': { status: 409, title: 'Nothing of it is left to give back.' },
  'not-paid': { status: 409, title: 'The order is not paid, or has been cancelled.' },
  'more-than-paid': { status: 409, title: 'The payment was not that much, or the bank has taken it back.' },
  'already-sent': { status: 409, title: 'Something of the order has left the house.' },
  'already-cancelled': { status: 409, title: 'The order has been cancelled.' },
  'above-limit': { status: 403, title: 'This is more than your role may give back.' },
  'step-up-needed': { status: 403, title: 'Prove once more who you are.' },
} as const satisfies Problems<Refused<CancelProblem>>
