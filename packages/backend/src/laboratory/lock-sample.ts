import type { SampleStatus, SampleType } from '@haverhof/domain/laboratory'
import { dateInZone } from '@haverhof/domain/sites'
import { statement, type Transaction } from '../database/index.ts'

/** A sample that is at the laboratory, and who is told about it. */
export type LockedSample = {
  sampleId: number
  productType: number
  sampleName: string
  resultKey: string
  /** As the customer says; null until then. */
  sampleType: SampleType | null
  orderedOn: string
  /** When it was taken, as far as that is known. */
  harvestDay: string
  /** Of the bill; where the roughage comes from. */
  countryCode: string
  status: SampleStatus
  orderId: number
  siteId: number
  languageId: number
  /** Of the account; of the order where there is none. */
  emailAddress: string
}

/** STAFF-2: of these sites; null for all. */
export type WantedSample = { sampleId: number; siteIds?: readonly number[] | null | undefined }

const laboratoryZone = 'Europe/Amsterdam'

/** The country of the bill of order o. */
export const countryOfBillSql = `(
  select c.region_code from country_terms c where c.country_id = (o.billing->'address'->>'countryId')::int)`

/** The day that says which harvest sample s is of. */
const harvestDaySql = `coalesce(s.taken_on, s.received_on, (o.ordered_at at time zone '${laboratoryZone}')::date)::text`

/** LABORATORY-6: two who enter something for one sample come one after the other. Examples and cancelled orders have nothing to enter. */
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
    select s.sample_id "sampleId", s.product_type "productType", s.sample_name "sampleName", s.result_key "resultKey",
      s.sample_type "sampleType", (o.ordered_at at time zone '${laboratoryZone}')::date::text "orderedOn",
      ${harvestDaySql} "harvestDay", ${countryOfBillSql} "countryCode",
      s.status, o.order_id "orderId", o.site_id "siteId", o.language_id "languageId",
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
