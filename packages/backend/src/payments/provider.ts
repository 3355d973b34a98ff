import type { PaymentMethodId, ReportedStatus } from '@haverhof/domain/payments'
import type { BankTransferRecord, MandateMethod, ProviderName } from './records.ts'

/** All that the shop asks of a payment provider (PAYMENTS-2). */
export type PaymentProvider = {
  name: ProviderName
  /** The same key gives the same payment, however often it is asked for. */
  createPayment: (payment: NewPayment) => Promise<ProviderPayment>
  /** Null when the provider knows no such payment. */
  fetchPayment: (providerPaymentId: string) => Promise<ProviderPayment | null>
  /** Makes sure that an unpaid payment can no longer be paid, where the provider can. */
  cancelPayment: (providerPaymentId: string) => Promise<void>
  /** The same key gives the same refund, as long as the provider keeps its keys. */
  refundPayment: (providerPaymentId: string, refund: NewRefund) => Promise<ProviderRefund>
  /** Null when the provider has accepted no refund with this reference (REFUNDS-10). */
  findRefund: (providerPaymentId: string, reference: string) => Promise<ProviderRefund | null>
  /** The methods that our account has enabled for buyers of a country; null for all (PAYMENTS-13). */
  enabledMethods: (regionCode: string) => Promise<ReadonlySet<PaymentMethodId> | null>
  /** The payer who begins a mandate is a customer at the provider (REPEAT-31). */
  createCustomer: (customer: NewCustomer) => Promise<{ customerId: string }>
  /** Nothing can be collected by it any more; one that is gone already is no failure (REPEAT-15). */
  revokeMandate: (mandate: MandateIds) => Promise<void>
  /** Banks to choose from before the customer leaves for the provider. */
  issuersOf: (method: PaymentMethodId) => readonly Issuer[]
}

export type Issuer = { issuerId: string; name: string }

export type NewPayment = {
  idempotencyKey: string
  amountCents: number
  description: string
  method: PaymentMethodId
  issuer: string | null
  redirectUrl: string
  webhookUrl: string
  /** `nl-NL` */
  locale: string
  purchase: Purchase
  /** Null for a payment that stands alone (REPEAT-31). */
  sequence: FirstOfSeveral | ({ kind: 'recurring' } & MandateIds) | null
}

/** Who pays agrees that something comes every so many days; one for each interval. */
export type FirstOfSeveral = { kind: 'first'; days: readonly number[] } & Pick<MandateIds, 'customerId'>

export type NewRefund = {
  amountCents: number
  /** Whose refund this is, whatever its amount. */
  reference: string
  /** Of this refund with this amount. */
  idempotencyKey: string
}

export type ProviderRefund = { refundId: string; amountCents: number }

export type NewCustomer = { idempotencyKey: string; name: string; emailAddress: string; locale: string }

export type MandateIds = { customerId: string; mandateId: string }

/** What a first payment gave: what is collected with later, and the last characters of its number. */
export type ProviderMandate = MandateIds & { method: MandateMethod; label: string | null }

/** What is paid for: some methods lend the money and want to know. */
export type Purchase = {
  buyer: {
    firstName: string
    lastName: string
    emailAddress: string
    companyName: string | null
    streetAndNumber: string
    zipcode: string
    city: string
    /** Two letters. */
    country: string
  }
  /** Negative amounts are discounts and gift cards; together they are the amount of the payment. */
  lines: {
    kind: 'goods' | 'shipping' | 'discount' | 'gift-card'
    description: string
    totalCents: number
    vatPercent: number
  }[]
}

export type ProviderPayment = {
  providerPaymentId: string
  status: ReportedStatus
  amountCents: number
  currency: string
  /** The idempotency key it was created with: whose payment this is. */
  reference: string | null
  checkoutUrl: string | null
  transfer: BankTransferRecord | null
  /** Of a first payment that was paid. */
  mandate: ProviderMandate | null
  /** What the bank took back (REPEAT-13). */
  chargedBackCents: number
}

/** The provider does not answer, or not in time: what became of the call is not known. */
export class ProviderAway extends Error {}

/** The provider answered that it will not do it. */
export class ProviderRefusal extends Error {}
