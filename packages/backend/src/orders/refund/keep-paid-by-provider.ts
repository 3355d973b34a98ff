import type { AppContext } from '../../app-context.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { keepPaid, type Owed } from './keep-paid.ts'

/** What the provider has accepted, and when it was asked for that. */
type Accepted = { refundId: string; amountCents: number; paidAt: Date }

/** Kept with the amount that the provider paid, which may be more than is owed since the bank took money back (REFUNDS-19). */
export async function keepPaidByProvider(
  context: AppContext,
  owed: Owed,
  { refundId: providerRefundId, amountCents, paidAt }: Accepted,
): Promise<void> {
  const paid = { ...owed, owedCents: amountCents }
  const way = { providerRefundId, paidAt }
  const { refundId } = owed
  if (await inTransaction(context, (transaction) => keepPaid(context, transaction, paid, way))) return
  const [row] = await context.database.rows(readKept, { refundId })
  if (row?.providerRefundId === providerRefundId)
    context.log.info({ refundId }, 'a refund had been kept as paid before')
  else
    context.log.error({ refundId, providerRefundId }, 'a refund was paid by the provider and in another way')
}

const readKept = statement<{ refundId: number }, { providerRefundId: string | null }>(
  'refunds-read-kept',
  'select provider_refund_id "providerRefundId" from refund where refund_id = :refundId',
)
