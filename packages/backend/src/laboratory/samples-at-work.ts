import type { Analysis, SampleStatus, SampleType } from '@haverhof/domain/laboratory'
import type { AppContext } from '../app-context.ts'
import { analysisOf } from './analysis.ts'
import { statement } from '../database/index.ts'

export type SampleAtWork = {
  sampleId: number
  analysis: Analysis
  sampleName: string
  orderId: number
  status: SampleStatus
  sampleType: SampleType | null
  /** ISO dates. */
  takenOn: string | null
  receivedOn: string | null
}

const most = 200

/** LABORATORY-1: what the laboratory still has to do something with, the oldest first. */
export async function samplesAtWork({ database }: AppContext): Promise<SampleAtWork[]> {
  const found = await database.rows(list, { most })
  return found.map(({ productType, ...sample }) => ({ ...sample, analysis: analysisOf(productType) }))
}

const list = statement<{ most: number }, Omit<SampleAtWork, 'analysis'> & { productType: number }>(
  'laboratory-at-work',
  `
    select s.sample_id "sampleId", s.product_type "productType", s.sample_name "sampleName", o.order_id "orderId", s.status,
      s.sample_type "sampleType", s.taken_on::text "takenOn", s.received_on::text "receivedOn"
    from roughage_sample s join shop_order o using (order_id)
    where s.status <> 'advised' and o.status <> 'cancelled' order by s.sample_id limit :most`,
)
