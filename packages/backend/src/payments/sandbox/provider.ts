import { createHash } from 'node:crypto'
import { company } from '@haverhof/domain/sites'
import type { ReportedStatus } from '@haverhof/domain/payments'
import { DAY, MINUTE } from '@haverhof/domain/shared'
import type { Resources } from '../../resources.ts'
import { randomToken } from '../../config/index.ts'
import {
  type NewPayment,
  type PaymentProvider,
  type ProviderMandate,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefusal,
} from '../provider.ts'
import type { PaymentSequence } from '../records.ts'
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
      // A collection needs a mandate that counts.
      if (!row) throw new ProviderRefusal('There is no such mandate')
      return asReported(row, now)
    },
    fetchPayment: async (id) => {
      const now = resources.now()
      await rows(collectDue, { id, now, at: now.toISOString() })
      const [row] = await rows(fetchStatement, { id })
      return row ? asReported(row, now) : null
    },
    createCustomer: ({ idempotencyKey }) =>
      Promise.resolve({
        customerId: `scu_${createHash('sha256').update(idempotencyKey).digest('base64url').slice(0, 24)}`,
      }),
    revokeMandate: async ({ mandateId }) => {
      await rows(revoke, { mandateId })
    },
    cancelPayment: async (id) => {
      const now = resources.now()
      await rows(cancelStatement, { id, step: JSON.stringify([{ at: now, status: 'canceled' }]) })
    },
    refundPayment: async (id, { amountCents, reference, idempotencyKey: key }) => {
      const refundId = `sre_${randomToken(12)}`
      const [refund] = await rows(refundStatement, { id, amountCents, reference, key, refundId })
      if (!refund) throw new ProviderRefusal('There is not that much to refund')
      return refund
    },
    findRefund: async (id, reference) => (await rows(findRefundStatement, { id, reference }))[0] ?? null,
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
  sequence: PaymentSequence | null
  mandate: ProviderMandate | null
  chargedBackCents: number
}

/** A collection takes its time, also here; until then its page can let it fail. */
const collectionMs = MINUTE

function createValues(payment: NewPayment, now: Date) {
  const { sequence } = payment
  const isLong = payment.method === 'banktransfer' || sequence?.kind === 'recurring'
  const lifeMs = isLong ? 14 * DAY : 15 * MINUTE
  const { idempotencyKey, amountCents, description, method, issuer, redirectUrl, webhookUrl, locale } =
    payment
  const values = { idempotencyKey, amountCents, description, method, issuer, redirectUrl, webhookUrl, locale }
  return {
    ...values,
    id: `spm_${randomToken(18)}`,
    now,
    expiresAt: new Date(now.getTime() + lifeMs),
    history: JSON.stringify([{ at: now, status: 'open' }]),
    sequence: sequence?.kind ?? null,
    agreedDays: sequence?.kind === 'first' ? sequence.days : null,
    customerId: sequence?.customerId ?? null,
    mandateId: sequence?.kind === 'recurring' ? sequence.mandateId : null,
    collectAt: sequence?.kind === 'recurring' ? new Date(now.getTime() + collectionMs) : null,
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
    checkoutUrl:
      row.sequence === 'recurring'
        ? null
        : new URL(`/sandbox-payment/${row.sandboxPaymentId}/`, row.redirectUrl).href,
    transfer:
      row.method === 'banktransfer'
        ? { accountName: company.name, iban: company.iban, bic: company.bic, reference: row.description }
        : null,
    mandate: row.sequence === 'first' && row.status === 'paid' ? row.mandate : null,
    chargedBackCents: row.chargedBackCents,
  }
}

const columns = `sandbox_payment_id "sandboxPaymentId", idempotency_key "idempotencyKey", amount_cents "amountCents",
  status, method, description, redirect_url "redirectUrl", expires_at "expiresAt", sequence,
  charged_back_cents "chargedBackCents",
  (select json_build_object('customerId', m.customer_id, 'mandateId', m.sandbox_mandate_id, 'method', m.method, 'label', m.label)
    from sandbox_mandate m where m.sandbox_mandate_id = sandbox_payment.sandbox_mandate_id) mandate`

// The commit does not wait for the disk: the shop writes down the id of the payment next, and that puts everything before it on the
// disk as well. A payment that is lost before that is made again with the same key.
const createStatement = statement<ReturnType<typeof createValues>, Row>(
  'sandbox-create',
  `
    with unhurried as materialized (select set_config('synchronous_commit', 'off', true)),
    failing as (
      update sandbox_mandate set failures_to_come = failures_to_come - 1
      where sandbox_mandate_id = :mandateId and failures_to_come > 0
        and not exists (select from sandbox_payment where idempotency_key = :idempotencyKey)
      returning 1)
    insert into sandbox_payment (sandbox_payment_id, idempotency_key, amount_cents, description, method, issuer, status,
      redirect_url, webhook_url, locale, created_at, expires_at, history, sequence, customer_id, sandbox_mandate_id, collect_at,
      agreed_days, is_to_fail)
    select :id, :idempotencyKey, :amountCents, :description, :method, :issuer, 'open', :redirectUrl, :webhookUrl, :locale, :now, :expiresAt, :history,
      :sequence, :customerId, :mandateId, :collectAt, :agreedDays::smallint[], exists (select from failing) from unhurried
    where :mandateId::text is null or exists (
      select from sandbox_mandate where sandbox_mandate_id = :mandateId and customer_id = :customerId and not is_revoked)
    on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning ${columns}`,
)

const fetchStatement = statement<{ id: string }, Row>(
  'sandbox-fetch',
  `select ${columns} from sandbox_payment where sandbox_payment_id = :id`,
)

// It ends well, unless its payer's bank was told to let it fail.
const collectDue = statement<{ id: string; now: Date; at: string }>(
  'sandbox-collect',
  `
    update sandbox_payment set status = ended.status,
      history = history || jsonb_build_array(jsonb_build_object('at', :at::text, 'status', ended.status))
    from (select case when is_to_fail then 'failed' else 'paid' end status from sandbox_payment
      where sandbox_payment_id = :id) ended
    where sandbox_payment_id = :id and sandbox_payment.status = 'open' and collect_at <= :now`,
)

const revoke = statement<{ mandateId: string }>(
  'sandbox-revoke-mandate',
  'update sandbox_mandate set is_revoked = true where sandbox_mandate_id = :mandateId',
)

const cancelStatement = statement<{ id: string; step: string }>(
  'sandbox-cancel',
  `
    update sandbox_payment set status = 'canceled', history = history || :step::jsonb
    where sandbox_payment_id = :id and status = 'open'`,
)

const refundStatement = statement<
  { id: string; amountCents: number; reference: string; key: string; refundId: string },
  ProviderRefund
>(
  'sandbox-refund',
  `
    with earlier_refund as (
      select refund->>'refundId' "refundId", (refund->>'amountCents')::int "amountCents"
      from sandbox_payment, jsonb_array_elements(refunds) refund
      where sandbox_payment_id = :id and refund->>'key' = :key),
    new_refund as (
      update sandbox_payment set refunded_cents = refunded_cents + :amountCents,
        refunds = refunds || jsonb_build_object('key', :key::text, 'refundId', :refundId::text, 'amountCents', :amountCents::int,
          'reference', :reference::text)
      where sandbox_payment_id = :id and status = 'paid' and refunded_cents + charged_back_cents + :amountCents <= amount_cents
        and not exists (select from jsonb_array_elements(refunds) refund where refund->>'key' = :key)
      returning :refundId::text "refundId", :amountCents::int "amountCents")
    select * from earlier_refund union all select * from new_refund`,
)

const findRefundStatement = statement<{ id: string; reference: string }, ProviderRefund>(
  'sandbox-find-refund',
  `
    select refund->>'refundId' "refundId", (refund->>'amountCents')::int "amountCents"
    from sandbox_payment, jsonb_array_elements(refunds) refund
    where sandbox_payment_id = :id and refund->>'reference' = :reference limit 1`,
)
