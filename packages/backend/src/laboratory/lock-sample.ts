import { dateInZone } from '@haverhof/domain/sites'
import { columnsOf, type RowOf, statement, type Transaction } from '../database/index.ts'
import type { roughageSample } from './tables.ts'

/** What customers and the bench see of a sample. */
export const sampleColumns = columnsOf<typeof roughageSample.$inferSelect>()([
  'sampleId',
  'productType',
  'sampleName',
  'sampleType',
  'status',
  'takenOn',
  'receivedOn',
  'resultOn',
])

const ownColumns = columnsOf<typeof roughageSample.$inferSelect>()([
  'sampleId',
  'productType',
  'sampleName',
  'resultKey',
  'sampleType',
  'status',
])

/** A sample that is at the laboratory, and who is told about it. */
export type LockedSample = RowOf<typeof ownColumns> & {
  orderedOn: string
  /** When it was taken, as far as that is known. */
  harvestDay: string
  /** Of the bill; where the roughage comes from. */
  countryCode: string
  orderId: number
  siteId: number
  languageId: number
  /** Of the account; of the order where there is none. */
  emailAddress: string
}

/** Of these sites; null for all (STAFF-2). */
export type WantedSample = { sampleId: number; siteIds?: readonly number[] | null | undefined }

const laboratoryZone = 'Europe/Amsterdam'

/** The country of the bill of order o. */
export const countryOfBillSql = `(
  select c.region_code from country_terms c where c.country_id = (o.billing->'address'->>'countryId')::int)`

/** The day that says which harvest sample s is of. */
const harvestDaySql = `coalesce(s.taken_on, s.received_on, (o.ordered_at at time zone '${laboratoryZone}')::date)`

/**
 * Two who enter something for one sample come one after the other (LABORATORY-6). Examples and cancelled orders have nothing
 * to enter.
 */
export async function lockSample(
  { rows }: Transaction,
  { sampleId, siteIds = null }: WantedSample,
): Promise<LockedSample | null> {
  const [sample] = await rows(lock, { sampleId, siteIds })
  return sample ?? null
}

const lock = statement<{ sampleId: number; siteIds: readonly number[] | null }, LockedSample>(
  'laboratory-lock',
  `
    select ${ownColumns.select('s')}, (o.ordered_at at time zone '${laboratoryZone}')::date "orderedOn",
      ${harvestDaySql} "harvestDay", ${countryOfBillSql} "countryCode", o.order_id "orderId", o.site_id "siteId", o.language_id "languageId",
      coalesce(a.email_address, o.email_address) "emailAddress"
    from roughage_sample s join shop_order o using (order_id) left join account a on a.user_id = o.account_id
    where s.sample_id = :sampleId and o.status <> 'cancelled'
      and (:siteIds::int[] is null or o.site_id = any(:siteIds)) for update of s`,
)

/** The day at the laboratory at the moment :now. */
export const todaySql = `(:now::timestamptz at time zone '${laboratoryZone}')::date`

/** The same as an ISO date. */
export function todayAtLaboratory(now: Date): string {
  return dateInZone(now, laboratoryZone)
}
