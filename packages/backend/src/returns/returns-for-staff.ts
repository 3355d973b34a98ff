import { columnsOf, type Database, type RowOf, statement } from '../database/index.ts'
import type { StoredPhoto } from '../photos/index.ts'
import { returnColumns } from './return-columns.ts'
import type { productReturn } from './tables.ts'

type Reader = Pick<Database, 'rows'>

const decisionColumns = columnsOf<typeof productReturn.$inferSelect>()([
  'refusal',
  'ownWords',
  'withdrawalId',
])

export type ReturnForStaff = RowOf<typeof returnColumns> &
  RowOf<typeof decisionColumns> & {
    siteId: number
    description: string
    label: string
    customerName: string
    /** Of the order: of what its customer reads. */
    languageId: number
    hasPhoto: boolean
  }

type Page = { siteIds: readonly number[]; afterId: number; limit: number }
type DecidedPage = { siteIds: readonly number[]; before: { at: Date; id: number }; limit: number }

/** What waits for staff, the oldest first: to be received, or to be decided (RETURNS-11). */
export function listWaitingReturns({ rows }: Reader, page: Page): Promise<ReturnForStaff[]> {
  return rows(waiting, page)
}

/** What has been decided, the latest decision first: nothing happens to a return after it (RETURNS-14). */
export function listDecidedReturns(
  { rows }: Reader,
  { siteIds, before, limit }: DecidedPage,
): Promise<ReturnForStaff[]> {
  return rows(decided, { siteIds, at: before.at, id: before.id, limit })
}

/** The return that has this number, and those of the order that has it; the newest first (RETURNS-14). */
export function returnsWithNumber(
  { rows }: Reader,
  query: { number: number; siteIds: readonly number[] },
): Promise<ReturnForStaff[]> {
  return rows(withNumber, query)
}

export function returnsOfOrder(
  { rows }: Reader,
  query: { orderId: number; siteIds: readonly number[] },
): Promise<ReturnForStaff[]> {
  return rows(ofOrder, query)
}

export async function readReturnForStaff(
  { rows }: Reader,
  query: { returnId: number; siteIds: readonly number[] },
): Promise<ReturnForStaff | null> {
  const [row] = await rows(one, query)
  return row ?? null
}

/** The photo, for staff of the site of its order (RETURNS-5). */
export async function readPhotoForStaff(
  { rows }: Reader,
  query: { returnId: number; siteIds: readonly number[] },
): Promise<StoredPhoto | null> {
  const [photo] = await rows(photoOf, query)
  return photo ?? null
}

const select = `
  select ${returnColumns.select('r')}, ${decisionColumns.select('r')}, l.site_id "siteId", l.description,
    l.product_label label, concat(l.billing->>'firstName', ' ', l.billing->>'lastName') "customerName",
    l.language_id "languageId",
    exists (select from return_photo p where p.return_id = r.return_id) "hasPhoto"
  from product_return r join ordered_line l using (order_id, line_number)
  where l.site_id = any(:siteIds)`

const waiting = statement<Page, ReturnForStaff>(
  'returns-list-waiting',
  `
    ${select} and r.status in ('registered', 'received') and r.return_id > :afterId
    order by r.return_id limit :limit`,
)

const decided = statement<
  { siteIds: readonly number[]; at: Date; id: number; limit: number },
  ReturnForStaff
>(
  'returns-list-decided',
  `
    ${select} and r.status in ('refunded', 'refused') and (r.changed_at, r.return_id) < (:at, :id)
    order by r.changed_at desc, r.return_id desc limit :limit`,
)

const withNumber = statement<{ number: number; siteIds: readonly number[] }, ReturnForStaff>(
  'returns-list-with-number',
  `${select} and (r.return_id = :number or r.order_id = :number) order by r.return_id desc`,
)

const ofOrder = statement<{ orderId: number; siteIds: readonly number[] }, ReturnForStaff>(
  'returns-list-of-order',
  `${select} and r.order_id = :orderId order by r.return_id desc`,
)

const one = statement<{ returnId: number; siteIds: readonly number[] }, ReturnForStaff>(
  'returns-read-for-staff',
  `${select} and r.return_id = :returnId`,
)

const photoOf = statement<{ returnId: number; siteIds: readonly number[] }, StoredPhoto>(
  'returns-photo-for-staff',
  `
    select p.media_type "mediaType", p.content
    from return_photo p join product_return r using (return_id)
    where p.return_id = :returnId and (select o.site_id from order_summary o where o.order_id = r.order_id) = any(:siteIds)`,
)
