import { refusal } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { writeCreditNote, type Written } from '../invoice/write-credit-note.ts'

/**
 * WITHDRAWAL-5: who has withdrawn from the whole contract is credited all that is left of the invoice, the costs of delivery too
 * (Directive 2011/83/EU, Art. 13(1)).
 */
export function creditWithdrawal(
  context: AppContext,
  { withdrawalId, by }: { withdrawalId: number; by: string },
): Promise<Written> {
  return inTransaction(context, async (transaction) => {
    const [found] = await transaction.rows(find, { withdrawalId })
    if (!found?.orderId) return refusal('no-such-order')
    const { orderId } = found
    return writeCreditNote(context, transaction, { orderId, reason: 'withdrawal', credit: 'everything', by })
  })
}

const find = statement<{ withdrawalId: number }, { orderId: number | null }>(
  'withdrawals-order',
  'select order_id "orderId" from withdrawal where withdrawal_id = :withdrawalId',
)
