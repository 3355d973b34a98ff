import type { Analysis, Measurement, SampleStatus, SampleType } from '@haverhof/domain/laboratory'
import { andAll, type Database, narrowed, type RowOf, statement } from '../database/index.ts'
import { analysisOf, productTypeOf } from './analysis.ts'
import { sampleColumns } from './lock-sample.ts'

/** A sample at the bench: nothing of it says who sent it in (STAFF-4). */
export type BenchSample = Omit<Row, 'productType'> & { analysis: Analysis }

type Row = RowOf<typeof sampleColumns> & {
  siteId: number
  orderedOn: string
  advisedOn: string | null
  /** The day from which it waits for its next step. */
  waitsSince: string
}

/** What is null does not narrow; without a status it is all that is not advised. */
export type SampleFilter = {
  siteIds: readonly number[]
  status: SampleStatus | null
  analysis: Analysis | null
  sampleType: SampleType | null
  waitsBefore: string | null
}

type Page = { afterId: number | null; limit: number }

/** The oldest first; what is finished with the newest first (LABORATORY-23). */
export async function benchSamples(
  { rows }: Pick<Database, 'rows'>,
  { analysis, ...filter }: SampleFilter & Page,
): Promise<BenchSample[]> {
  const values = { ...filter, productType: analysis && productTypeOf(analysis) }
  const list = filter.status === 'advised' ? finished : filter.status === null ? unfinished : inState
  return (await rows(list(values), values)).map(viewOf)
}

/** Up to ten thousand. */
export async function countSamples(
  { rows }: Pick<Database, 'rows'>,
  { analysis, ...filter }: SampleFilter,
): Promise<number> {
  const values = { ...filter, productType: analysis && productTypeOf(analysis) }
  const count =
    filter.status === 'advised' ? countFinished : filter.status === null ? countUnfinished : countInState
  const [counted] = await rows(count(values), values)
  return counted?.total ?? 0
}

/** The number of the sample that a key opens; null when these sites have none. */
export async function findSample(
  { rows }: Pick<Database, 'rows'>,
  wanted: { key: string; siteIds: readonly number[] },
): Promise<number | null> {
  const [sample] = await rows(byKey, wanted)
  return sample?.sampleId ?? null
}

/** One with all that was measured; null when these sites have none. */
export async function readBenchSample(
  { rows }: Pick<Database, 'rows'>,
  wanted: { sampleId: number; siteIds: readonly number[] },
): Promise<(BenchSample & { values: Measurement; adviserNote: string | null }) | null> {
  const [sample] = await rows(one, wanted)
  if (!sample) return null
  const { values, adviserNote, ...row } = sample
  return { ...viewOf(row), values: values ?? {}, adviserNote }
}

function viewOf({ productType, ...row }: Row): BenchSample {
  return { ...row, analysis: analysisOf(productType) }
}

const orderedOnSql = `(o.ordered_at at time zone 'Europe/Amsterdam')::date`
const waitsSinceSql = `coalesce(s.advised_on, s.result_on, s.received_on, ${orderedOnSql})`

const columns = `${sampleColumns.select('s')}, o.site_id "siteId", ${orderedOnSql} "orderedOn",
  s.advised_on "advisedOn", ${waitsSinceSql} "waitsSince"`

const from = `from roughage_sample s join live_order o on o.order_id = s.order_id`

const filters = {
  productType: 's.product_type = :productType',
  sampleType: 's.sample_type = :sampleType',
  waitsBefore: `${waitsSinceSql} < :waitsBefore::date`,
}
// What is finished waits since that day alone: years of it are passed over before its orders are looked at.
const ofFinished = { ...filters, waitsBefore: 's.advised_on < :waitsBefore::date' }
const upwards = { ...filters, afterId: 's.sample_id > :afterId' }
const downwards = { ...ofFinished, afterId: 's.sample_id < :afterId' }

type Values = {
  siteIds: readonly number[]
  productType: number | null
  sampleType: SampleType | null
  waitsBefore: string | null
}
type InState = Values & { status: SampleStatus | null }

const isUnfinished = `s.status <> 'advised' and o.site_id = any(:siteIds)`
const isInState = 's.status = :status and o.site_id = any(:siteIds)'

const unfinished = narrowed(
  statement<Values & Page, Row>(
    'laboratory-bench-unfinished',
    `select ${columns} ${from} where ${isUnfinished} ${andAll(upwards)} order by s.sample_id limit :limit`,
  ),
  upwards,
)

const inState = narrowed(
  statement<InState & Page, Row>(
    'laboratory-bench-state',
    `select ${columns} ${from} where ${isInState} ${andAll(upwards)} order by s.sample_id limit :limit`,
  ),
  upwards,
)

const finished = narrowed(
  statement<InState & Page, Row>(
    'laboratory-bench-finished',
    `select ${columns} ${from} where ${isInState} ${andAll(downwards)} order by s.sample_id desc limit :limit`,
  ),
  downwards,
)

const countUnfinished = narrowed(
  statement<Values, { total: number }>(
    'laboratory-count-unfinished',
    `select count(*)::int total from (select ${from} where ${isUnfinished} ${andAll(filters)} limit 10000) listed`,
  ),
  filters,
)

const countInState = narrowed(
  statement<InState, { total: number }>(
    'laboratory-count-state',
    `select count(*)::int total from (select ${from} where ${isInState} ${andAll(filters)} limit 10000) listed`,
  ),
  filters,
)

const countFinished = narrowed(
  statement<InState, { total: number }>(
    'laboratory-count-finished',
    `select count(*)::int total from (select ${from} where ${isInState} ${andAll(ofFinished)} limit 10000) listed`,
  ),
  ofFinished,
)

const byKey = statement<{ key: string; siteIds: readonly number[] }, { sampleId: number }>(
  'laboratory-bench-by-key',
  `select s.sample_id "sampleId" ${from} where s.result_key = :key and o.site_id = any(:siteIds)`,
)

const one = statement<
  { sampleId: number; siteIds: readonly number[] },
  Row & { values: Measurement | null; adviserNote: string | null }
>(
  'laboratory-bench-one',
  `
    select ${columns}, (select json_object_agg(v.code, v.value) from roughage_value v where v.sample_id = s.sample_id) "values",
      s.adviser_note "adviserNote"
    ${from} where s.sample_id = :sampleId and o.site_id = any(:siteIds)`,
)
