import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { type Database, statement, type Transaction } from '../../database/index.ts'

export type OrderNote = { orderNoteId: number; at: Date; madeBy: string; words: string }

type NewNote = { orderId: number; words: string; siteIds?: readonly number[]; by: string }

/** What staff tell each other about an order (ORDERS-24). The log keeps that there is one, not its words. */
export async function addNote(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { orderId, words, siteIds, by }: NewNote,
): Promise<Result<OrderNote, 'no-such-order'>> {
  const now = clock()
  const [note] = await transaction.rows(insert, { orderId, words, siteIds: siteIds ?? null, by, now })
  if (!note) return refusal('no-such-order')
  const details = { orderNoteId: note.orderNoteId }
  const { siteId, ...values } = note
  const entry = { actor: by, action: 'order-noted' as const, subject: `order ${orderId}`, details }
  await writeAudit(transaction, { ...entry, siteIds: [siteId], now })
  return success(values)
}

type OwnNote = { orderId: number; orderNoteId: number; siteIds: readonly number[]; by: string }

/** Who wrote a note can take it away; that it was there stays in the log. */
export async function removeNote(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { orderId, orderNoteId, siteIds, by }: OwnNote,
): Promise<Result<{ orderNoteId: number }, 'no-such-note'>> {
  const [removed] = await transaction.rows(remove, { orderId, orderNoteId, siteIds, by })
  if (!removed) return refusal('no-such-note')
  const entry = { actor: by, action: 'order-note-removed' as const, subject: `order ${orderId}` }
  const { siteId } = removed
  await writeAudit(transaction, { ...entry, details: { orderNoteId }, siteIds: [siteId], now: clock() })
  return success({ orderNoteId })
}

/** The latest first. */
export function notesOfOrder(
  { rows }: Pick<Database, 'rows'>,
  query: { orderId: number; siteIds: readonly number[] },
): Promise<OrderNote[]> {
  return rows(list, query)
}

const columns = `order_note_id::int "orderNoteId", at, made_by "madeBy", words`

const insert = statement<
  { orderId: number; words: string; siteIds: readonly number[] | null; by: string; now: Date },
  OrderNote & { siteId: number }
>(
  'orders-note',
  `
    insert into order_note (order_id, at, made_by, words)
    select order_id, :now, :by, :words from shop_order
    where order_id = :orderId and (:siteIds::int[] is null or site_id = any(:siteIds))
    returning ${columns}, (select site_id from shop_order where order_id = :orderId) "siteId"`,
)

const remove = statement<OwnNote, { siteId: number }>(
  'orders-remove-note',
  `
    delete from order_note n using shop_order o
    where n.order_note_id = :orderNoteId and n.order_id = :orderId and n.made_by = :by
      and o.order_id = n.order_id and o.site_id = any(:siteIds)
    returning o.site_id "siteId"`,
)

const list = statement<{ orderId: number; siteIds: readonly number[] }, OrderNote>(
  'orders-notes',
  `
    select ${columns} from order_note
    where order_id = (select order_id from shop_order where order_id = :orderId and site_id = any(:siteIds))
    order by order_note_id desc`,
)
