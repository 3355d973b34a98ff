import { company } from '@haverhof/domain/sites'
import type { ReportedStatus } from '@haverhof/domain/payments'
import { DAY, MINUTE } from '@haverhof/domain/shared'
import type { Resources } from '../../resources.ts'
import { randomToken } from '../../config/index.ts'
import { type NewPayment, type PaymentProvider, type ProviderPayment, ProviderRefusal } from '../provider.ts'
import { sandboxBanks } from './banks.ts'
import { statement } from '../../database/index.ts'

/** The embedded provider. It keeps books of its own and knows nothing of orders. */
export function sandboxProvider(resources: Resources): PaymentProvider {
  const { rows } = resources.database
  return {
    name: 'sandbox',
    enabledMethods: () => Promise.resolve(null),
    issuersOf: (method) => sandboxBanks[method] ?? [],
    createPayment: async (payment) => {
      const now = resources.now()
      const [row] = await rows(createStatement, createValues(payment, now))
      if (!row) throw new Error('The sandbox could not create a payment')
      return asReported(row, now)
    },
    fetchPayment: async (id) => {
      const [row] = await rows(fetchStatement, { id })
      return row ? asReported(row, resources.now()) : null
    },
    cancelPayment: async (id) => {
      const now = resources.now()
      await rows(cancelStatement, { id, step: JSON.stringify([{ at: now, status: 'canceled' }]) })
    },
    refundPayment: async (id, amountCents, key) => {
      const refundId = `sre_${randomToken(12)}`
      const [refund] = await rows(refundStatement, { id, amountCents, key, refundId })
      if (!refund) throw new ProviderRefusal('There is not that much to refund')
      return refund
    },
  }
}

type Row = {
  sandboxPaymentId: string
  idempotencyKey: string
  amountCents: number
  status: ReportedStatus
  method: string
  description: string
  redirectUrl: string
  expiresAt: Date
}

function createValues(payment: NewPayment, now: Date) {
  const lifeMs = payment.method === 'banktransfer' ? 14 * DAY : 15 * MINUTE
  const { idempotencyKey, amountCents, description, method, issuer, redirectUrl, webhookUrl, locale } =
    payment
  const asked = { idempotencyKey, amountCents, description, method, issuer, redirectUrl, webhookUrl, locale }
  return {
    ...asked,
    id: `spm_${randomToken(18)}`,
    now,
    expiresAt: new Date(now.getTime() + lifeMs),
    history: JSON.stringify([{ at: now, status: 'open' }]),
  }
}

function asReported(row: Row, now: Date): ProviderPayment {
  const hasExpired = row.status === 'open' && row.expiresAt <= now
  return {
    providerPaymentId: row.sandboxPaymentId,
    status: hasExpired ? 'expired' : row.status,
    amountCents: row.amountCents,
    currency: 'EUR',
    reference: row.idempotencyKey,
    checkoutUrl: new URL(`/sandbox-payment/${row.sandboxPaymentId}/`, row.redirectUrl).href,
    transfer:
      row.method === 'banktransfer'
        ? { accountName: company.name, iban: company.iban, bic: company.bic, reference: row.description }
        : null,
  }
}

const columns = `sandbox_payment_id "sandboxPaymentId", idempotency_key "idempotencyKey", amount_cents "amountCents",
  status, method, description, redirect_url "redirectUrl", expires_at "expiresAt"`

// Nobody waits for the disk here: the shop writes down the id of the payment next, and that puts everything before it on the
// disk as well. A payment that is lost before that is made again with the same key.
const createStatement = statement<ReturnType<typeof createValues>, Row>(
  'sandbox-create',
  `
    with unhurried as materialized (select set_config('synchronous_commit', 'off', true))
    insert into sandbox_payment (sandbox_payment_id, idempotency_key, amount_cents, description, method, issuer, status,
      redirect_url, webhook_url, locale, created_at, expires_at, history)
    select :id, :idempotencyKey, :amountCents, :description, :method, :issuer, 'open', :redirectUrl, :webhookUrl, :locale, :now, :expiresAt, :history from unhurried
    on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning ${columns}`,
)

const fetchStatement = statement<{ id: string }, Row>(
  'sandbox-fetch',
  `select ${columns} from sandbox_payment where sandbox_payment_id = :id`,
)

const cancelStatement = statement<{ id: string; step: string }>(
  'sandbox-cancel',
  `
    update sandbox_payment set status = 'canceled', history = history || :step::jsonb
    where sandbox_payment_id = :id and status = 'open'`,
)

const refundStatement = statement<
  { id: string; amountCents: number; key: string; refundId: string },
  { refundId: string }
>(
  'sandbox-refund',
  `
    with known as (
      select refund->>'refundId' "refundId" from sandbox_payment, jsonb_array_elements(refunds) refund
      where sandbox_payment_id = :id and refund->>'key' = :key),
    made as (
      update sandbox_payment set refunded_cents = refunded_cents + :amountCents,
        refunds = refunds || jsonb_build_object('key', :key::text, 'refundId', :refundId::text, 'amountCents', :amountCents::int)
      where sandbox_payment_id = :id and status = 'paid' and refunded_cents + :amountCents <= amount_cents
        and not exists (select from jsonb_array_elements(refunds) refund where refund->>'key' = :key)
      returning :refundId::text "refundId")
    select * from known union all select * from made`,
)
