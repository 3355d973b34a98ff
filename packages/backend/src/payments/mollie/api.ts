import {
  createMollieClient,
  MollieApiError,
  type MollieClient,
  type Payment,
  PaymentMethod,
  PaymentStatus,
} from '@mollie/api-client'
import { lendingMethods, type PaymentMethodId, type ReportedStatus } from '@haverhof/domain/payments'
import { traced } from '../../observability/index.ts'
import {
  type NewPayment,
  type PaymentProvider,
  ProviderAway,
  type ProviderPayment,
  ProviderRefusal,
} from '../provider.ts'
import { createCustomer, mandateGivenBy, sequenceOf } from './mandates.ts'
import { billingAddressOf, centsIn, linesOf, localeOf, money, referenceIn } from './payment-parts.ts'
import { createRefund, findRefund } from './refunds.ts'
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import type { Socket } from 'node:net'

const SECOND = 1000
/** One attempt at connecting, and a whole call with the client's own repetitions. */
const connectMs = SECOND
const callMs = 5 * SECOND

const defaultUrl = 'https://api.mollie.com/v2/'

export type MollieApi = {
  enabledMethods: (regionCode: string) => Promise<ReadonlySet<PaymentMethodId>>
  create: (payment: NewPayment) => Promise<ProviderPayment>
  fetch: (id: string) => Promise<ProviderPayment | null>
  cancel: (id: string) => Promise<void>
  refund: PaymentProvider['refundPayment']
  findRefund: PaymentProvider['findRefund']
  createCustomer: PaymentProvider['createCustomer']
  revokeMandate: PaymentProvider['revokeMandate']
}

export function openMollie(apiKey: string, url = defaultUrl): MollieApi {
  limitRequests(new URL(url), { connectMs, answerMs: callMs })
  const client = createMollieClient({ apiKey, apiEndpoint: url, versionStrings: 'Haverhof/1.0' })
  return {
    enabledMethods: (billingCountry) =>
      calling(async () => {
        const enabled = await client.methods.list({ billingCountry, includeWallets: 'applepay,googlepay' })
        const ids = new Set<string>(enabled.map(({ id }) => id))
        return new Set(paymentMethodIds.filter((method) => ids.has(methods[method])))
      }),
    create: (payment) => calling(async () => asReported(await create(client, payment))),
    fetch: (id) =>
      calling(async () => {
        const payment = await client.payments.get(id)
        return { ...asReported(payment), mandate: await mandateGivenBy(client, payment) }
      }).catch(nullWhenUnknown),
    cancel: async (id) => {
      await calling(() => client.payments.cancel(id)).catch(ignoreRefusal)
    },
    refund: (id, refund) => calling(() => createRefund(client, id, refund)),
    findRefund: (id, reference) => calling(() => findRefund(client, id, reference)).catch(nullWhenUnknown),
    createCustomer: (customer) => calling(() => createCustomer(client, customer)),
    revokeMandate: async ({ customerId, mandateId }) => {
      await calling(() => client.customerMandates.revoke(mandateId, { customerId })).catch(nullWhenUnknown)
    },
  }
}

function create(client: MollieClient, payment: NewPayment): Promise<Payment> {
  return client.payments.create({
    amount: money(payment.amountCents),
    description: payment.description,
    method: methods[payment.method],
    // A collection has no customer to redirect.
    ...(payment.sequence?.kind !== 'recurring' && { redirectUrl: payment.redirectUrl }),
    ...sequenceOf(payment.sequence),
    webhookUrl: payment.webhookUrl,
    locale: localeOf(payment.locale),
    metadata: { reference: payment.idempotencyKey },
    idempotencyKey: payment.idempotencyKey,
    billingAddress: billingAddressOf(payment.purchase),
    // A lender wants to know what the money is for.
    ...(lendingMethods.has(payment.method) && { lines: linesOf(payment.purchase) }),
  })
}

const methods: Record<PaymentMethodId, PaymentMethod> = {
  ideal: PaymentMethod.ideal,
  applepay: PaymentMethod.applepay,
  googlepay: PaymentMethod.googlepay,
  bancontact: PaymentMethod.bancontact,
  creditcard: PaymentMethod.creditcard,
  paypal: PaymentMethod.paypal,
  sepa: PaymentMethod.directdebit,
  eps: PaymentMethod.eps,
  mobilepay: PaymentMethod.mobilepay,
  klarna: PaymentMethod.klarna,
  in3: PaymentMethod.in3,
  billie: PaymentMethod.billie,
  banktransfer: PaymentMethod.banktransfer,
}

const paymentMethodIds = Object.keys(methods) as PaymentMethodId[]

/** Money that is authorised or on its way has not arrived. */
const statuses: Record<PaymentStatus, ReportedStatus> = {
  [PaymentStatus.open]: 'open',
  [PaymentStatus.pending]: 'open',
  [PaymentStatus.authorized]: 'open',
  [PaymentStatus.paid]: 'paid',
  [PaymentStatus.canceled]: 'canceled',
  [PaymentStatus.expired]: 'expired',
  [PaymentStatus.failed]: 'failed',
}

function asReported(payment: Payment): ProviderPayment {
  return {
    providerPaymentId: payment.id,
    status: statuses[payment.status],
    amountCents: centsIn(payment.amount),
    currency: payment.amount.currency,
    reference: referenceIn(payment.metadata),
    checkoutUrl: payment.getCheckoutUrl(),
    transfer: transferIn(payment.details),
    mandate: null,
    chargedBackCents: payment.amountChargedBack ? centsIn(payment.amountChargedBack) : 0,
  }
}

function transferIn(details: Payment['details']): ProviderPayment['transfer'] {
  if (!details || !('bankAccount' in details)) return null
  const { bankName, bankAccount, bankBic, transferReference } = details
  return { accountName: bankName, iban: bankAccount, bic: bankBic, reference: transferReference }
}

/** One span for the call with its repetitions (OBSERVABILITY-5). */
function calling<Result>(call: () => Promise<Result>): Promise<Result> {
  return traced({ kind: 'fetch', name: 'mollie' }, () => inTime(call))
}

/** The client repeats failed calls by itself; altogether a caller waits five seconds and no longer. */
async function inTime<Result>(call: () => Promise<Result>): Promise<Result> {
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(() => tooLate.reject(new ProviderAway('Mollie does not answer in time')), callMs)
  try {
    return await Promise.race([call(), tooLate.promise])
  } catch (error) {
    throw translated(error)
  } finally {
    clearTimeout(timer)
  }
}

function translated(error: unknown): Error {
  if (error instanceof ProviderAway) return error
  if (error instanceof MollieApiError) {
    const status = error.statusCode ?? 0
    const message = `Mollie answered ${status || 'nothing'}: ${error.message.slice(0, 200)}`
    // 409 and 429 pass: the same call is under way, or there were too many.
    if (status >= 400 && status < 500 && status !== 409 && status !== 429)
      return new RefusedByMollie(message, status)
    return new ProviderAway(message)
  }
  return new ProviderAway(error instanceof Error ? error.message : String(error))
}

class RefusedByMollie extends ProviderRefusal {
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof RefusedByMollie && (error.status === 404 || error.status === 410)) return null
  throw error
}

/** Many methods cannot be cancelled; such a payment runs out by itself. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ProviderRefusal)) throw error
}

type Limits = { connectMs: number; answerMs: number }

const limited = new Set<string>()

/** The published client sets no time limits and takes none, so they are set on the requests it makes to this host. */
function limitRequests({ host }: URL, { connectMs, answerMs }: Limits): void {
  if (limited.has(host)) return
  limited.add(host)
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest }
    if (request.getHeader('host') !== host) return
    const connecting = setTimeout(() => request.destroy(new Error('connecting took too long')), connectMs)
    const answering = setTimeout(() => request.destroy(new Error('the answer took too long')), answerMs)
    const whenConnected = (socket: Socket) => {
      if (socket.connecting) socket.once('connect', () => clearTimeout(connecting))
      else clearTimeout(connecting)
    }
    if (request.socket) whenConnected(request.socket)
    else request.once('socket', whenConnected)
    request.once('close', () => {
      clearTimeout(connecting)
      clearTimeout(answering)
    })
  })
}
