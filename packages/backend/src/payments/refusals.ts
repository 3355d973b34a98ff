import type { Refused } from '@haverhof/domain/shared'
import type { Problems } from '../http/index.ts'

/** Number, pin, balance or date are wrong (PAYMENTS-8). The card is right, but does not hold what the cart comes to (PAYMENTS-9). */
export type GiftCardRefused =
  | Refused<'gift-card-refused'>
  | Refused<'gift-card-too-small', { dueAmount: number }>

export const giftCardProblems: Problems<GiftCardRefused> = {
  'gift-card-refused': {
    status: 422,
    title: 'The details of the gift card are wrong, or its balance is 0.',
  },
  'gift-card-too-small': ({ dueAmount }) => ({
    status: 422,
    title: 'The gift card does not cover the total. Choose a method for the rest.',
    detail: `${dueAmount.toFixed(2)} euros are left to pay.`,
    parameter: 'paymentMethodId',
    minimumAmount: dueAmount,
  }),
}

export const sandboxProblems: Problems<Refused<'not-collected' | 'payment-ended'>> = {
  'not-collected': { status: 409, title: 'Only a collection that was paid can be taken back.' },
  'payment-ended': { status: 409, title: 'This payment has come to an end already.' },
}
