import {
  type Forage,
  type Judgement,
  judgeSample,
  type Measurement,
  type SampleStatus,
  sampleStatuses,
  seasonOf,
  type Tally,
} from '@haverhof/domain/laboratory'
import { columnsOf, type Database, type RowOf, statement } from '../database/index.ts'
import { analysisOf } from './analysis.ts'
import { countryOfBillSql } from './lock-sample.ts'
import type { SampleReportView } from './report-schemas.ts'
import type { roughageSample } from './tables.ts'
import { missing, type Missing, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'

const ownColumns = columnsOf<typeof roughageSample.$inferSelect>()([
  'productType',
  'isExample',
  'sampleName',
  'sampleType',
  'takenOn',
  'status',
  'adviserNote',
])

type Row = RowOf<typeof ownColumns> & {
  countryCode: string | null
  /** By status. */
  days: Record<SampleStatus, string | null>
  measurement: Measurement | null
  tallies: (Tally & { forage: Forage })[] | null
  corrections: SampleReportView['corrections'] | null
}

/** The report without the products that its advice names: those are for a context that knows doses. */
export type Report = Omit<SampleReportView, 'products' | 'sum'>

/** What a key opens; null for an unknown key and for a sample of a cancelled order (LABORATORY-13). One statement. */
export async function readReport(
  { rows }: Pick<Database, 'rows'>,
  key: string,
  { isPreview = false }: { isPreview?: boolean } = {},
): Promise<Report | null> {
  const [row] = await rows(read, { key })
  if (!row) return null
  const { isExample, sampleName, sampleType, takenOn, status, days, adviserNote, measurement } = row
  const judgement = judgementOf(row)
  // An adviser reads what the customer is going to read (LABORATORY-24).
  const isAdvised = status === 'advised' || isPreview
  return {
    key,
    type: analysisOf(row.productType),
    isExample,
    sampleName,
    sampleType,
    forage: judgement?.forage ?? null,
    takenOn,
    status,
    steps: sampleStatuses.map((step) => ({ status: step, on: days[step] })),
    values: judgement?.values.map(valueView) ?? [],
    conclusion: judgement?.conclusion ?? null,
    germContent: measurement && germContentOf(measurement),
    notMeasured: judgement?.notMeasured.missing ?? [],
    neverMeasured: [...(judgement?.notMeasured.never ?? [])],
    corrections: row.corrections ?? [],
    advice: isAdvised ? (judgement?.advice ?? []) : [],
    adviserNote: status === 'advised' ? adviserNote : null,
  }
}

function judgementOf(row: Row): Judgement | null {
  const { productType, sampleType, measurement, tallies, takenOn, days, countryCode } = row
  if (!sampleType || !measurement) return null
  const harvestDay = takenOn ?? days.received
  const origin = { countryCode, season: harvestDay === null ? null : seasonOf(harvestDay) }
  return judgeSample({ analysis: analysisOf(productType), sampleType }, measurement, {
    tallies: tallies ?? [],
    origin,
  })
}

function valueView(value: Judgement['values'][number]): Report['values'][number] {
  const { side: _side, germs: _germs, average, source, ...rest } = value
  const averageSamples = average && {
    count: average.samples,
    fromSeason: average.fromSeason,
    toSeason: average.toSeason,
    countryCode: average.countryCode,
  }
  const { name, toBeConfirmedBy, reviewed } = source
  return {
    ...rest,
    average: average?.value ?? null,
    averageSamples,
    source: { name, isConfirmed: toBeConfirmedBy === null, reviewed },
  }
}

const bacteria = ['field-bacteria', 'spoilage-bacteria', 'streptomycetes']

/** All aerobic bacteria together: the groups as one or, before they were told apart, as they were counted (LABORATORY-34). */
function germContentOf(measurement: Measurement): number | null {
  const groups = bacteria.map((code) => measurement[code] ?? null)
  const counted = groups.filter((group) => group !== null)
  if (counted.length < bacteria.length) return measurement['germ-content'] ?? null
  return counted.reduce((sum, group) => sum + group, 0)
}

const daysSql = `
  json_build_object(
    'ordered', coalesce(s.ordered_on, (o.ordered_at at time zone 'Europe/Amsterdam')::date),
    'received', s.received_on, 'measured', s.result_on, 'advised', s.advised_on)`

const measurementSql = `
  select json_object_agg(v.code, v.value) from roughage_value v where v.sample_id = s.sample_id`

const talliesSql = `
  select json_agg(json_build_object('forage', a.forage, 'countryCode', a.country_code, 'season', a.season,
    'code', a.code, 'total', a.total, 'count', a.count))
  from roughage_average a where a.product_type = s.product_type and (a.forage = 'hay') = (s.sample_type = 'hay')`

const correctionsSql = `
  select json_agg(json_build_object('code', c.code, 'before', c.value_before, 'after', c.value_after, 'reason', c.reason,
    'on', (c.corrected_at at time zone 'Europe/Amsterdam')::date) order by c.correction_id)
  from roughage_correction c where c.sample_id = s.sample_id`

const read = statement<{ key: string }, Row>(
  'laboratory-report',
  `
    select ${ownColumns.select('s')}, ${countryOfBillSql} "countryCode", ${daysSql} days,
      (${measurementSql}) measurement, (${talliesSql}) tallies, (${correctionsSql}) corrections
    from roughage_sample s left join shop_order o using (order_id)
    where s.result_key = :key and (s.is_example or o.status <> 'cancelled')`,
)

/** The customer has opened a result; opening it again changes nothing (LABORATORY-4). */
export async function markRead(
  context: AppContext,
  { key, userId }: { key: string; userId: string },
): Promise<Result<null, Missing>> {
  const rows = await context.database.rows(mark, { key, userId, now: context.now() })
  return rows.length > 0 ? success(null) : missing('result')
}

const mark = statement<{ key: string; userId: string; now: Date }>(
  'laboratory-mark-read',
  `
    update roughage_sample s set read_at = coalesce(s.read_at, :now) from shop_order o
    where s.result_key = :key and o.order_id = s.order_id and o.account_id = :userId and o.status <> 'cancelled'
      and s.result_on is not null
    returning s.sample_id`,
)
