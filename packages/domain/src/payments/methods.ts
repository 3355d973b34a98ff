import { DAY, MINUTE } from '../shared/index.ts'

type Method = {
  /** How long goods wait for the money. */
  holdMs: number
  costsCents: number
  /** What a first payment with it allows to collect with later, as Mollie has it (docs.mollie.com/docs/recurring-payments). */
  mandate?: 'sepa' | 'creditcard'
}

/** What a customer can pay with (PAYMENTS-1). Which of them a site offers is data of the site. */
export const paymentMethods = {
  ideal: { holdMs: 15 * MINUTE, costsCents: 0, mandate: 'sepa' },
  applepay: { holdMs: 15 * MINUTE, costsCents: 0 },
  googlepay: { holdMs: 15 * MINUTE, costsCents: 0 },
  bancontact: { holdMs: 15 * MINUTE, costsCents: 0, mandate: 'sepa' },
  creditcard: { holdMs: 15 * MINUTE, costsCents: 0, mandate: 'creditcard' },
  paypal: { holdMs: 15 * MINUTE, costsCents: 0 },
  sepa: { holdMs: 15 * MINUTE, costsCents: 0 },
  eps: { holdMs: 15 * MINUTE, costsCents: 0, mandate: 'sepa' },
  mobilepay: { holdMs: 15 * MINUTE, costsCents: 0 },
  klarna: { holdMs: 15 * MINUTE, costsCents: 0 },
  in3: { holdMs: 15 * MINUTE, costsCents: 0 },
  billie: { holdMs: 15 * MINUTE, costsCents: 0 },
  banktransfer: { holdMs: 7 * DAY, costsCents: 0 },
} as const satisfies Record<string, Method>

export type PaymentMethodId = keyof typeof paymentMethods

/** Methods that lend the money: the lender wants to know what it is for. */
export const lendingMethods: ReadonlySet<string> = new Set<PaymentMethodId>(['klarna', 'in3', 'billie'])

/** A site that lends nothing offers none of them, whatever it lists (PAYMENTS-18). */
export function offeredMethods(site: { payLater: boolean; paymentMethods: readonly string[] }): string[] {
  return site.paymentMethods.filter((id) => site.payLater || !lendingMethods.has(id))
}

/** Lends to companies alone. */
const companyMethods: ReadonlySet<string> = new Set<PaymentMethodId>(['billie'])

/** Which methods this customer can pay with (PAYMENTS-14). */
export function methodsFor<Method extends { paymentMethodId: string }>(
  methods: readonly Method[],
  { isCompany }: { isCompany: boolean },
): Method[] {
  return methods.filter(({ paymentMethodId }) => isCompany || !companyMethods.has(paymentMethodId))
}

/**
 * What is chosen beforehand: the customer's last method, or else the first of the site; never one that costs more than
 * another, nor one that lends (PAYMENTS-15).
 */
export function preselectedMethod(
  methods: readonly { paymentMethodId: string; costs: number }[],
  lastMethodId: string | null,
): string | null {
  const plain = methods.filter(({ paymentMethodId }) => !lendingMethods.has(paymentMethodId))
  const least = Math.min(...plain.map(({ costs }) => costs))
  const cheap = plain.filter(({ costs }) => costs === least)
  const last = cheap.find(({ paymentMethodId }) => paymentMethodId === lastMethodId)
  return (last ?? cheap[0])?.paymentMethodId ?? null
}

/** A site that lists this lets customers pay with gift cards, alone or together with a method. */
export const giftCardMethodId = 'giftcard'

export function isPaymentMethod(id: string): id is PaymentMethodId {
  return Object.hasOwn(paymentMethods, id)
}

/** Nothing to pay counts as the quickest method: the order is paid within the same moment. */
export function holdMsOf(methodId: PaymentMethodId | null): number {
  return methodId ? paymentMethods[methodId].holdMs : 15 * MINUTE
}

/** Which method collects later what was begun with this one; null when it begins nothing (REPEAT-31). */
export function mandateOf(methodId: PaymentMethodId): 'sepa' | 'creditcard' | null {
  const method: Method = paymentMethods[methodId]
  return method.mandate ?? null
}
