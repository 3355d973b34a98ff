import type { Refused, WrongFields } from '@haverhof/domain/shared'
import { cartProblems, type CartRefused } from '../cart/index.ts'
import type { Problems } from '../http/index.ts'
import { giftCardProblems, type GiftCardRefused } from '../payments/index.ts'

/** What has to be done first (CHECKOUT-3). */
export type StepClosed = Refused<'step-closed', { missingStep: string }>

/** A Dutch address is served by the Dutch shop of the same brand (CHECKOUT-12). */
export type DutchAddress = Refused<'dutch-address', { host?: string }>

export type CheckoutRefused = CartRefused | WrongFields | GiftCardRefused | StepClosed | DutchAddress

const ownProblems: Problems<StepClosed | DutchAddress> = {
  'step-closed': ({ missingStep }) => ({
    status: 409,
    title: 'Another step of checkout comes first.',
    missingStep,
  }),
  'dutch-address': ({ host }) => ({
    status: 422,
    title: 'An order with a Dutch address is possible on the Dutch site only.',
    ...(host !== undefined && { detail: host }),
  }),
}

export const checkoutProblems = { ...cartProblems, ...giftCardProblems, ...ownProblems }
