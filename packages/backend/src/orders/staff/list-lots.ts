import type { OwnWords } from '@haverhof/domain/shared'
import { type Database, statement } from '../../database/index.ts'
import type { LotReason } from '../lot-reasons.ts'
import { lotColumns, type LotRow } from '../stock/change-lot.ts'
import { leftOfLineSql, unsentSql } from '../stock/unsent-sql.ts'
import { toSendSql } from '../to-send-sql.ts'

export type ListedLot = LotRow & { receivedAt: Date; blockedReason: string | null }

/** One at a time; without any, all lots. */
export type LotFilter = { variantId: number } | { lotNumber: string } | { isBlocked: true } | null
type Page = { afterId: number; limit: number }

/** Lots by their number: all, of one pack, with one printed number, or the blocked ones (STAFF-8). */
export function listLots(
  { rows }: Pick<Database, 'rows'>,
  filter: LotFilter,
  page: Page,
): Promise<ListedLot[]> {
  if (filter === null) return rows(all, page)
  if ('variantId' in filter) return rows(ofPack, { ...filter, ...page })
  if ('lotNumber' in filter) return rows(byNumber, { ...filter, ...page })
  return rows(blocked, page)
}

/** What is printed on some lots; those that do not exist are left out. */
export async function readLotNumbers(
  { rows }: Pick<Database, 'rows'>,
  lotIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  return new Map((await rows(numbers, { lotIds })).map(({ lotId, lotNumber }) => [lotId, lotNumber]))
}

const numbers = statement<{ lotIds: readonly number[] }, Pick<LotRow, 'lotId' | 'lotNumber'>>(
  'lots-numbers',
  'select lot_id "lotId", lot_number "lotNumber" from stock_lot where lot_id = any(:lotIds)',
)

const columns = `${lotColumns.select('l')}, l.withheld, l.received_at "receivedAt", l.blocked_reason "blockedReason"`

const listSql = (condition: string) =>
  `select ${columns} from stock_lot l where ${condition} and l.lot_id > :afterId order by l.lot_id limit :limit`

const all = statement<Page, ListedLot>('lots-list-all', listSql('true'))
const ofPack = statement<Page & { variantId: number }, ListedLot>(
  'lots-list-of-pack',
  listSql('l.variant_id = :variantId'),
)
const byNumber = statement<Page & { lotNumber: string }, ListedLot>(
  'lots-list-by-number',
  listSql('l.lot_number = :lotNumber'),
)
const blocked = statement<Page, ListedLot>('lots-list-blocked', listSql(`l.state = 'blocked'`))

export type StaffLot = ListedLot & { orders: number; movements: LotMovement[]; recalls: LotRecall[] }

/** Letters that went out because of a lot (LOTS-4). */
type LotRecall = {
  recallId: number
  reason: string
  ownWords: OwnWords
  actor: string
  at: string
  letters: number
}

type LotMovement = {
  movementId: number
  change: number
  reason: LotReason
  orderId: number | null
  actor: string
  at: string
}

/** A lot, where its pieces went (the last 200 movements) and its recalls, the newest first (LOTS-4). */
export async function readStaffLot(
  { rows }: Pick<Database, 'rows'>,
  lotId: number,
): Promise<StaffLot | null> {
  const [lot] = await rows(one, { lotId })
  return lot ?? null
}

const momentSql = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const one = statement<{ lotId: number }, StaffLot>(
  'lots-read-for-staff',
  `
    select ${columns}, (select count(distinct p.order_id) from order_line_lot p where p.lot_id = l.lot_id)::int orders,
      coalesce((select json_agg(json_build_object('movementId', m.lot_movement_id, 'change', m.change, 'reason', m.reason,
          'orderId', m.order_id, 'actor', m.actor,
          'at', ${momentSql('m.at')}) order by m.lot_movement_id desc)
        from (select * from lot_movement where lot_id = l.lot_id order by lot_movement_id desc limit 200) m), '[]') movements,
      coalesce((select json_agg(json_build_object('recallId', r.recall_id, 'reason', r.reason, 'ownWords', r.own_words, 'actor', r.started_by,
          'at', ${momentSql('r.started_at')}, 'letters', r.letters) order by r.recall_id desc)
        from lot_recall r where r.lot_id = l.lot_id), '[]') recalls
    from stock_lot l where l.lot_id = :lotId`,
)

/** A paid order whose pieces of a pack are in the house, but blocked (LOTS-3). */
export type UnfilledOrder = { orderId: number; siteId: number; paidAt: Date | null; pieces: number }

/** Orders of a lot's pack that can no longer be filled: those that paid first get what can be sent (LOTS-3). */
export function listUnfilled(
  { rows }: Pick<Database, 'rows'>,
  lot: { lotId: number; siteIds: readonly number[] },
): Promise<UnfilledOrder[]> {
  return rows(unfilled, lot)
}

const unfilled = statement<{ lotId: number; siteIds: readonly number[] }, UnfilledOrder>(
  'lots-unfilled-orders',
  `
    with pack as (select variant_id from stock_lot where lot_id = :lotId),
    lots as (
      select sum(amount) filter (where state = 'blocked') - sum(withheld) owed from stock_lot join pack using (variant_id)),
    unsent as (
      select coalesce(sum(quantity), 0) pieces from (${unsentSql('taken.variant_id in (select variant_id from pack)')}) piece),
    waiting as (
      select o.order_id, o.site_id, o.paid_at, sum(${leftOfLineSql('l')})::int pieces
      from shop_order o join order_line l using (order_id) join pack using (variant_id)
      where o.status in ${toSendSql} group by o.order_id),
    queued as (
      select *, sum(pieces) over (order by paid_at, order_id) so_far from waiting where pieces > 0)
    select order_id "orderId", site_id "siteId", paid_at "paidAt", queued.pieces
    from queued, lots, unsent
    where lots.owed > 0 and so_far > unsent.pieces - lots.owed and site_id = any(:siteIds)
    order by paid_at, order_id limit 500`,
)
