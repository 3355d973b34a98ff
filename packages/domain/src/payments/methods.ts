import { DAY, MINUTE } from '../shared/index.ts'

type Method = {
  /** How long goods wait for the money. */
  holdMs: number
  costsCents: number
}

/** PAYMENTS-1: what a customer can pay with. Which of them a site offers is data of the site. */
export const paymentMethods = {
  ideal: { holdMs: 15 * MINUTE, costsCents: 0 },
  bancontact: { holdMs: 15 * MINUTE, costsCents: 0 },
  creditcard: { holdMs: 15 * MINUTE, costsCents: 0 },
  paypal: { holdMs: 15 * MINUTE, costsCents: 0 },
  sepa: { holdMs: 15 * MINUTE, costsCents: 0 },
  eps: { holdMs: 15 * MINUTE, costsCents: 0 },
  mobilepay: { holdMs: 15 * MINUTE, costsCents: 0 },
  klarna: { holdMs: 15 * MINUTE, costsCents: 0 },
  banktransfer: { holdMs: 7 * DAY, costsCents: 0 },
} as const satisfies Record<string, Method>

export type PaymentMethodId = keyof typeof paymentMethods

/** A site that lists this lets customers pay with gift cards, alone or together with a method. */
export const giftCardMethodId = 'giftcard'

export function isPaymentMethod(id: string): id is PaymentMethodId {
  return Object.hasOwn(paymentMethods, id)
}

/** Nothing to pay counts as the quickest method: the order is paid within the same moment. */
export function holdMsOf(methodId: PaymentMethodId | null): number {
  return methodId ? paymentMethods[methodId].holdMs : 15 * MINUTE
}
