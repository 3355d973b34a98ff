import type { AppContext } from '../app-context.ts'
import { type Database, statement, type Transaction } from '../database/index.ts'
import { workOff } from '../jobs/index.ts'
import type { ProviderMandate } from './provider.ts'
import type { MandateMethod, ProviderName } from './records.ts'

/** What a later payment is collected by. */
export type Mandate = {
  mandateId: number
  provider: ProviderName
  providerCustomerId: string
  providerMandateId: string
  paymentMethodId: MandateMethod
  label: string | null
}

type FirstPayment = { paymentId: string; provider: ProviderName; mandate: ProviderMandate; now: Date }

/** What a first payment gave, kept once however often it is told (REPEAT-31). */
export async function keepMandate(
  { rows }: Transaction,
  { paymentId, provider, mandate, now }: FirstPayment,
): Promise<number> {
  const { customerId, mandateId, method, label } = mandate
  const [row] = await rows(keep, { paymentId, provider, customerId, mandateId, method, label, now })
  if (!row) throw new Error('The mandate was not kept')
  return row.mandateId
}

export async function readMandate(
  { rows }: Pick<Database, 'rows'>,
  mandateId: number,
): Promise<Mandate | null> {
  const [mandate] = await rows(read, { mandateId })
  return mandate ?? null
}

/** Marks mandates as unneeded; the worker revokes them at their providers (REPEAT-15). */
export async function giveUpMandates(
  { rows }: Transaction,
  mandateIds: readonly number[],
  now: Date,
): Promise<void> {
  if (mandateIds.length > 0) await rows(giveUp, { mandateIds, now })
}

/** Locks those of these mandates that are not given up; one that another transaction uses or locks is left out. */
export async function lockMandates({ rows }: Transaction, mandateIds: readonly number[]): Promise<number[]> {
  return (await rows(lock, { mandateIds })).map(({ mandateId }) => mandateId)
}

const perBatch = 100

/** A provider that is away is asked again in a minute (REPEAT-15, REPEAT-20). */
export async function revokeUnneeded(context: AppContext): Promise<void> {
  const unneeded = await context.database.rows(findUnneeded, { perBatch })
  await workOff(
    context,
    unneeded,
    (mandate) => revoke(context, mandate),
    ({ mandateId }) => ({ level: 'warn', details: { mandateId }, text: 'a mandate could not be revoked' }),
  )
}

async function revoke({ database, paymentProviders, now }: AppContext, mandate: Mandate): Promise<void> {
  const { mandateId, provider, providerCustomerId: customerId, providerMandateId } = mandate
  await paymentProviders.of(provider).revokeMandate({ customerId, mandateId: providerMandateId })
  await database.rows(keepRevoked, { mandateId, now: now() })
}

const columns = `mandate_id "mandateId", provider, provider_customer_id "providerCustomerId",
  provider_mandate_id "providerMandateId", payment_method_id "paymentMethodId", label`

const keep = statement<
  {
    paymentId: string
    provider: string
    customerId: string
    mandateId: string
    method: string
    label: string | null
    now: Date
  },
  { mandateId: number }
>(
  'payments-keep-mandate',
  `
    with mandate_row as (
      insert into payment_mandate (provider, provider_customer_id, provider_mandate_id, payment_method_id, label, created_at)
      values (:provider, :customerId, :mandateId, :method, :label, :now)
      on conflict (provider, provider_mandate_id) do update set label = excluded.label
      returning mandate_id),
    named_payment as (update payment set mandate_id = mandate_row.mandate_id from mandate_row where payment_id = :paymentId)
    select mandate_id "mandateId" from mandate_row`,
)

const read = statement<{ mandateId: number }, Mandate>(
  'payments-mandate',
  `select ${columns} from payment_mandate where mandate_id = :mandateId and unneeded_at is null`,
)

const lock = statement<{ mandateIds: readonly number[] }, { mandateId: number }>(
  'payments-lock-mandates',
  `
    select mandate_id "mandateId" from payment_mandate
    where mandate_id = any(:mandateIds) and unneeded_at is null for update skip locked`,
)

const giveUp = statement<{ mandateIds: readonly number[]; now: Date }>(
  'payments-give-up-mandates',
  `
    update payment_mandate set unneeded_at = :now, label = null
    where mandate_id = any(:mandateIds) and unneeded_at is null`,
)

const findUnneeded = statement<{ perBatch: number }, Mandate>(
  'payments-unneeded-mandates',
  `
    select ${columns} from payment_mandate where unneeded_at is not null and revoked_at is null
    order by unneeded_at limit :perBatch`,
)

const keepRevoked = statement<{ mandateId: number; now: Date }>(
  'payments-revoked-mandate',
  'update payment_mandate set revoked_at = :now where mandate_id = :mandateId',
)
