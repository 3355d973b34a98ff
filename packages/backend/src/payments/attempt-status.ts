import type { PaymentMethodId, PaymentStatus } from '@haverhof/domain/payments'
import { type Database, statement, type Transaction } from '../database/index.ts'
import type { ProviderPayment } from './provider.ts'
import type { PaymentSequence, ProviderName } from './records.ts'

type Client = Pick<Database, 'rows'>
type StartClaim = { paymentId: string; now: Date; until: Date }

/** One process at a time asks the provider to start a payment; false while another one does, or after it has (PAYMENTS-3). */
export async function claimStart({ rows }: Client, claim: StartClaim): Promise<boolean> {
  return (await rows(claimStatement, claim)).length > 0
}

/** The provider has not started it: the next call may ask again. */
export async function giveUpStart({ rows }: Client, paymentId: string): Promise<void> {
  await rows(giveUp, { paymentId })
}

/** What the provider answered about a started payment. */
export async function keepStarted(
  { rows }: Client,
  { paymentId, now, started }: { paymentId: string; now: Date; started: ProviderPayment },
): Promise<void> {
  const { providerPaymentId, checkoutUrl } = started
  const transfer = started.transfer && JSON.stringify(started.transfer)
  await rows(keepStatement, { paymentId, providerPaymentId, checkoutUrl, transfer, now })
}

/** Where the customer pays, and whether another process is asking the provider for that. */
export async function lookAtStart({ rows }: Client, paymentId: string): Promise<StartState | undefined> {
  const [start] = await rows(look, { paymentId })
  return start
}

/** A waiting customer has the provider asked every two seconds at most. */
export async function mayAskProvider(
  { rows }: Client,
  asked: { paymentId: string; now: Date },
): Promise<boolean> {
  return (await rows(ask, asked)).length > 0
}

/** Locks a payment and reads what is known of it. */
export async function lockStatus(
  { rows }: Transaction,
  paymentId: string,
): Promise<PaymentStatusRow | undefined> {
  const [known] = await rows(readStatus, { paymentId })
  return known
}

/** Whether no later payment of the order exists. */
export async function keepStatus({ rows }: Transaction, kept: NewStatus): Promise<boolean> {
  const [payment] = await rows(writeStatus, kept)
  return payment?.isLatest ?? false
}

type StartState = { checkoutUrl: string | null; isBusy: boolean }
type NewStatus = { paymentId: string; status: PaymentStatus; now: Date }

type PaymentStatusRow = {
  status: PaymentStatus
  paymentMethodId: PaymentMethodId
  provider: ProviderName
  sequence: PaymentSequence | null
  mandateId: number | null
}

const keepStatement = statement<{
  paymentId: string
  providerPaymentId: string
  checkoutUrl: string | null
  transfer: string | null
  now: Date
}>(
  'payments-keep',
  `
    update payment set provider_payment_id = :providerPaymentId, checkout_url = :checkoutUrl, transfer = :transfer,
      status = case when status = 'created' then 'open' else status end, starting_until = null, updated_at = :now
    where payment_id = :paymentId`,
)

const giveUp = statement<{ paymentId: string }>(
  'payments-give-up',
  'update payment set starting_until = null where payment_id = :paymentId',
)

const claimStatement = statement<StartClaim>(
  'payments-claim',
  `
    update payment set starting_until = :until
    where payment_id = :paymentId and provider_payment_id is null and (starting_until is null or starting_until < :now)
    returning payment_id`,
)

const look = statement<{ paymentId: string }, StartState>(
  'payments-look',
  `
    select checkout_url "checkoutUrl", provider_payment_id is null and starting_until is not null "isBusy"
    from payment where payment_id = :paymentId`,
)

const ask = statement<{ paymentId: string; now: Date }>(
  'payments-ask',
  `
    update payment set asked_at = :now
    where payment_id = :paymentId and (asked_at is null or asked_at <= :now::timestamptz - interval '2 seconds')
    returning payment_id`,
)

const readStatus = statement<{ paymentId: string }, PaymentStatusRow>(
  'payments-status',
  `
    select status, payment_method_id "paymentMethodId", provider, sequence, mandate_id "mandateId" from payment where payment_id = :paymentId for update`,
)

const writeStatus = statement<NewStatus, { isLatest: boolean }>(
  'payments-keep-status',
  `
    update payment p set status = :status, reported_status = :status, updated_at = :now where payment_id = :paymentId
    returning not exists (
      select from payment later where later.order_id = p.order_id and later.created_at > p.created_at) "isLatest"`,
)
