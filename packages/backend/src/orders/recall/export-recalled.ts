import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { csvFile } from '../../csv/index.ts'
import type { Transaction } from '../../database/index.ts'
import { readLot } from '../stock/change-lot.ts'
import { listRecalled } from './list-recalled.ts'

type Wish = { lotId: number; siteIds: readonly number[]; by: string }

const header = [
  'order',
  'site',
  'lot',
  'best_before',
  'product',
  'pieces',
  'sent_at',
  'first_name',
  'last_name',
  'email',
  'phone',
]

/** The list of a recall as a file; the export of customers' data is written to the audit (LOTS-4, IMPORT-6). */
export async function exportRecalled(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { lotId, siteIds, by }: Wish,
): Promise<Result<string, 'no-such-lot'>> {
  const lot = await readLot(transaction, lotId)
  if (!lot) return refusal('no-such-lot')
  const { lotNumber, bestBefore } = lot
  const orders = await listRecalled(transaction, { lotId, siteIds })
  const details = { lotNumber, orders: orders.length }
  const subject = `lot ${lotId}`
  await writeAudit(transaction, {
    actor: by,
    action: 'recall-exported',
    subject,
    details,
    siteIds,
    now: clock(),
  })
  const rows = orders.map((order) => [
    order.orderId,
    order.siteId,
    lotNumber,
    bestBefore,
    order.description,
    order.pieces,
    order.sentAt.toISOString(),
    order.firstName,
    order.lastName,
    order.emailAddress,
    order.phoneNumber,
  ])
  return success(csvFile(header, rows))
}
