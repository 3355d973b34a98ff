import { type Database, statement } from '../database/index.ts'

export type PaymentBacklog = { open: number; oldestSeconds: number }

const none: PaymentBacklog = { open: 0, oldestSeconds: 0 }

/** Payments without a final status. A bank transfer may take weeks, so the oldest is one of another kind. */
export async function readPaymentBacklog(
  { rows }: Pick<Database, 'rows'>,
  at: { now: Date },
): Promise<PaymentBacklog> {
  const [backlog] = await rows(readBacklog, at)
  return backlog ?? none
}

const readBacklog = statement<{ now: Date }, PaymentBacklog>(
  'payments-backlog',
  `
    select count(*)::int "open",
      coalesce(extract(epoch from :now::timestamptz - min(created_at) filter (where payment_method_id <> 'banktransfer')), 0)::float8
        "oldestSeconds"
    from payment where status in ('created', 'open')`,
)
