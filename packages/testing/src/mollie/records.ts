import type { MollieAnswer } from './answer.ts'

export type MollieStatus = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired'

export type MollieMoney = { currency: string; value: string }

export type MolliePayment = {
  id: string
  status: MollieStatus
  amount: MollieMoney
  amountRefunded: MollieMoney
  /** What the payer's bank took back; absent until it has. */
  amountChargedBack?: MollieMoney
  metadata: unknown
  method: string
  isCancelable: boolean
  sequenceType: 'oneoff' | 'first' | 'recurring'
  customerId?: string
  /** Of a first payment from its creation on; the mandate counts once it is paid. */
  mandateId?: string
  /** The body of the call that made it. */
  sent: Record<string, unknown>
}

export type MollieCall = { method: string; url: string; body: Record<string, unknown>; key: string }

export type MollieBooks = {
  payments: Map<string, MolliePayment>
  customers: Map<string, MollieCustomer>
  mandates: Map<string, MollieMandate>
  refunds: MollieRefund[]
  /** What the account has enabled. */
  methods: string[]
  perform: (call: MollieCall) => MollieAnswer
  /** Mollie keeps the keys of calls for a while, and then does a call again. */
  forgetKeys: () => void
}

export type MollieRefund = { id: string; paymentId: string; value: string; key: string; metadata: unknown }

export type MollieCustomer = { id: string; name: unknown; email: unknown; locale: unknown }

/** `revoked` is our word for one that was deleted: Mollie says that it is gone. */
export type MollieMandate = {
  id: string
  customerId: string
  method: 'directdebit' | 'creditcard'
  status: 'pending' | 'valid' | 'invalid' | 'revoked'
}
