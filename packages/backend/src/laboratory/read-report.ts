import {
  type Averages,
  judgeSample,
  type Judgement,
  type Measurement,
  type SampleStatus,
  sampleStatuses,
  type SampleType,
} from '@haverhof/domain/laboratory'
import { type Database, statement } from '../database/index.ts'
import { analysisOf } from './analysis.ts'
import type { SampleReportView } from './report-schemas.ts'

type Row = {
  key: string
  productType: number
  isExample: boolean
  sampleName: string
  sampleType: SampleType | null
  takenOn: string | null
  status: SampleStatus
  /** By status. */
  days: Record<SampleStatus, string | null>
  adviserNote: string | null
  measurement: Measurement | null
  averages: AverageRow[] | null
}

type AverageRow = { code: string } & Record<'average' | 'count' | 'total' | 'own', number | null>

/** The report without the products that its advice names: those are for a context that knows doses. */
export type Report = Omit<SampleReportView, 'products'>

/** LABORATORY-13: what a key opens; null for an unknown key and for a sample of a cancelled order. One statement. */
export async function readReport({ rows }: Pick<Database, 'rows'>, key: string): Promise<Report | null> {
  const [row] = await rows(read, { key })
  if (!row) return null
  const judgement = judgementOf(row)
  const { isExample, sampleName, sampleType, takenOn, status, days, adviserNote } = row
  return {
    key,
    type: analysisOf(row.productType),
    isExample,
    sampleName,
    sampleType,
    takenOn,
    status,
    steps: sampleStatuses.map((step) => ({ status: step, on: days[step] })),
    values: judgement.values.map(({ side: _side, isCount: _isCount, ...value }) => value),
    verdict: judgement.verdict,
    germContent: judgement.values.find(({ code }) => code === 'germ-content')?.value ?? null,
    advice: status === 'advised' ? judgement.advice : [],
    adviserNote: status === 'advised' ? adviserNote : null,
  }
}

function judgementOf({ productType, sampleType, measurement, averages }: Row): Judgement {
  if (!sampleType || !measurement) return { values: [], verdict: null, advice: [] }
  return judgeSample(
    { analysis: analysisOf(productType), sampleType },
    measurement,
    averagesOf(averages ?? []),
  )
}

function averagesOf(found: readonly AverageRow[]): Averages {
  return new Map(
    found.map(({ code, average, count, total, own }) => [
      code,
      {
        reference: average !== null && count !== null ? { average, count } : null,
        tally: total !== null && own !== null ? { total, count: own } : null,
      },
    ]),
  )
}

const daysSql = `
  json_build_object(
    'ordered', coalesce(s.ordered_on, (o.ordered_at at time zone 'Europe/Amsterdam')::date),
    'received', s.received_on, 'measured', s.result_on, 'advised', s.advised_on)`

const measurementSql = `
  select json_object_agg(v.code, v.value) from roughage_value v where v.sample_id = s.sample_id`

const averagesSql = `
  select json_agg(json_build_object('code', v.code, 'average', r.average, 'count', r.count, 'total', t.total, 'own', t.count))
  from roughage_value v
  left join roughage_reference r on r.product_type = s.product_type and r.sample_type = s.sample_type and r.code = v.code
  left join roughage_tally t on t.product_type = s.product_type and t.sample_type = s.sample_type and t.code = v.code
  where v.sample_id = s.sample_id`

const read = statement<{ key: string }, Row>(
  'laboratory-report',
  `
    select s.result_key "key", s.product_type "productType", s.is_example "isExample", s.sample_name "sampleName",
      s.sample_type "sampleType", s.taken_on::text "takenOn", s.status, ${daysSql} days, s.adviser_note "adviserNote",
      (${measurementSql}) measurement, (${averagesSql}) averages
    from roughage_sample s left join shop_order o using (order_id)
    where s.result_key = :key and (s.is_example or o.status <> 'cancelled')`,
)
