import type { ReturnReason, ReturnStatus } from '@haverhof/domain/returns'
import type { OwnWords } from '@haverhof/domain/shared'
import { type Database, statement } from '../database/index.ts'
import type { StoredPhoto } from '../photos/index.ts'

type Reader = Pick<Database, 'rows'>

export type ReturnForStaff = {
  returnId: number
  orderId: number
  siteId: number
  lineNumber: number
  variantId: number
  description: string
  label: string
  customerName: string
  quantity: number
  reason: ReturnReason
  remarks: string
  status: ReturnStatus
  /** RETURNS-10: of the list `return`, or free words of an earlier release. */
  refusal: string | null
  /** The member's own words with their language (REASONS-2). */
  ownWords: OwnWords
  /** Of the order: of what its customer reads. */
  languageId: number
  withdrawalId: number | null
  registeredAt: Date
  changedAt: Date
  hasPhoto: boolean
}

type Page = { siteIds: readonly number[]; afterId: number; limit: number }
type DecidedPage = { siteIds: readonly number[]; before: { at: Date; id: number }; limit: number }

/** RETURNS-11: what waits for staff, the oldest first: to be received, or to be decided. */
export function listWaitingReturns({ rows }: Reader, page: Page): Promise<ReturnForStaff[]> {
  return rows(waiting, page)
}

/** RETURNS-14: what has been decided, the latest decision first: nothing happens to a return after it. */
export function listDecidedReturns(
  { rows }: Reader,
  { siteIds, before, limit }: DecidedPage,
): Promise<ReturnForStaff[]> {
  return rows(decided, { siteIds, at: before.at, id: before.id, limit })
}

/** RETURNS-14: the return that has this number, and those of the order that has it; the newest first. */
export function returnsWithNumber(
  { rows }: Reader,
  asked: { number: number; siteIds: readonly number[] },
): Promise<ReturnForStaff[]> {
  return rows(withNumber, asked)
}

export function returnsOfOrder(
  { rows }: Reader,
  asked: { orderId: number; siteIds: readonly number[] },
): Promise<ReturnForStaff[]> {
  return rows(ofOrder, asked)
}

export async function readReturnForStaff(
  { rows }: Reader,
  asked: { returnId: number; siteIds: readonly number[] },
): Promise<ReturnForStaff | null> {
  const [found] = await rows(one, asked)
  return found ?? null
}

/** RETURNS-5: the photo, for staff of the site of its order. */
export async function readPhotoForStaff(
  { rows }: Reader,
  asked: { returnId: number; siteIds: readonly number[] },
): Promise<StoredPhoto | null> {
  const [photo] = await rows(photoOf, asked)
  return photo ?? null
}

const select = `
  select r.return_id "returnId", r.order_id "orderId", l.site_id "siteId", r.line_number "lineNumber",
    r.variant_id "variantId", l.description, l.product_label label,
    concat(l.billing->>'firstName', ' ', l.billing->>'lastName') "customerName", r.quantity, r.reason, r.remarks, r.status,
    r.refusal, r.own_words "ownWords", l.language_id "languageId", r.withdrawal_id "withdrawalId", r.registered_at "registeredAt", r.changed_at "changedAt",
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
