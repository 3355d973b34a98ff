import type { Measurement, SampleType } from '@haverhof/domain/laboratory'
import { analysisOf } from './analysis.ts'
import type { SampleResultView } from './schemas.ts'
import { type Database, type RowOf, statement } from '../database/index.ts'
import { sampleColumns } from './lock-sample.ts'

type ExportedRow = Row & {
  advisedOn: string | null
  adviserNote: string | null
  values: Record<string, number> | null
  corrections: Record<string, unknown>[] | null
}

type Row = RowOf<typeof sampleColumns> & { key: string; orderId: number; orderedAt: Date; isUnread: boolean }

/** The samples of a customer's orders at these sites; what is unread first, then the latest order (LABORATORY-3). */
export async function listResults(
  { rows }: Pick<Database, 'rows'>,
  { userId, siteIds }: { userId: string; siteIds: readonly number[] },
): Promise<SampleResultView[]> {
  const samples = await rows(list, { userId, siteIds })
  return samples.map(({ sampleId: _sampleId, ...sample }) => viewOf(sample))
}

/** The same with the numbers by which staff know them (CUSTOMERS-9). */
export async function samplesOfCustomer(
  { rows }: Pick<Database, 'rows'>,
  { userId, siteIds }: { userId: string; siteIds: readonly number[] },
): Promise<(SampleResultView & { sampleId: number })[]> {
  const samples = await rows(list, { userId, siteIds })
  return samples.map(viewOf)
}

/** The same with everything that was measured and advised (CUSTOMERS-4). */
export async function exportSamples(
  { rows }: Pick<Database, 'rows'>,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const samples = await rows(exported, { userId })
  return samples.map(({ sampleId: _sampleId, ...sample }) => viewOf(sample))
}

/** A sample whose nutrition is known. */
export type MeasuredForage = {
  sampleId: number
  sampleName: string
  sampleType: SampleType
  measuredOn: string
  values: Measurement
}

/** The forage of a customer that a quickscan has measured, the latest first; one statement (RATIONS-8). */
export async function measuredForages(
  { rows }: Pick<Database, 'rows'>,
  userId: string,
): Promise<MeasuredForage[]> {
  const samples = await rows(exported, { userId })
  return samples
    .flatMap(({ sampleId, sampleName, sampleType, resultOn: measuredOn, values, productType }) =>
      analysisOf(productType) === 'Rqs' && sampleType && measuredOn && values
        ? [{ sampleId, sampleName, sampleType, measuredOn, values }]
        : [],
    )
    .toSorted((a, b) => b.measuredOn.localeCompare(a.measuredOn) || b.sampleId - a.sampleId)
}

function viewOf<Sample extends Pick<Row, 'productType' | 'orderedAt'>>({
  productType,
  orderedAt,
  ...row
}: Sample) {
  return { ...row, type: analysisOf(productType), orderedAt: orderedAt.toISOString() }
}

/** How many results the customer has not opened yet (LABORATORY-4). */
export async function countUnreadResults({ rows }: Pick<Database, 'rows'>, userId: string): Promise<number> {
  const [row] = await rows(countUnread, { userId })
  return row?.count ?? 0
}

/** s is the sample, o its order. */
const ofCustomerSql = `o.account_id = :userId and o.status <> 'cancelled'`
const unreadSql = `(s.result_on is not null and s.read_at is null)`

const columnsSql = `
  ${sampleColumns.select('s')}, s.result_key "key", o.order_id "orderId", o.ordered_at "orderedAt",
  ${unreadSql} "isUnread"`

const samplesSql = (which = '') => `
  from roughage_sample s join shop_order o using (order_id)
  where ${ofCustomerSql} ${which}
  order by ${unreadSql} desc, o.ordered_at desc, s.order_id desc, s.variant_id, s.sequence`

const list = statement<{ userId: string; siteIds: readonly number[] }, Row>(
  'laboratory-list',
  `select ${columnsSql} ${samplesSql('and o.site_id = any(:siteIds)')}`,
)

const exported = statement<{ userId: string }, ExportedRow>(
  'laboratory-export',
  `
    select ${columnsSql}, s.advised_on "advisedOn", s.adviser_note "adviserNote",
      (select json_object_agg(v.code, v.value order by v.code) from roughage_value v where v.sample_id = s.sample_id) "values",
      (select json_agg(json_build_object('code', c.code, 'valueBefore', c.value_before, 'valueAfter', c.value_after,
        'reason', c.reason, 'correctedAt', c.corrected_at) order by c.correction_id)
       from roughage_correction c where c.sample_id = s.sample_id) corrections
    ${samplesSql()}`,
)

const countUnread = statement<{ userId: string }, { count: number }>(
  'laboratory-count-unread',
  `
    select count(*) from roughage_sample s join shop_order o using (order_id)
    where ${ofCustomerSql} and ${unreadSql}`,
)
