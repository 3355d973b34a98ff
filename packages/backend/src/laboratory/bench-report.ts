import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'
import { readReport } from './read-report.ts'
import { withFeeds } from './read-sample-report.ts'
import type { SampleReportView } from './report-schemas.ts'

/** LABORATORY-24: the report as the customer is going to read it, with the advice that follows from the values; null when these sites have none. */
export async function readBenchReport(
  context: AppContext,
  wanted: { sampleId: number; siteIds: readonly number[] },
): Promise<SampleReportView | null> {
  const [sample] = await context.database.rows(find, wanted)
  if (!sample) return null
  const { siteId, languageId } = sample
  const scopes = await context.sites.scopes()
  const scope = scopes.find((each) => each.siteId === siteId && each.languageId === languageId)
  const report = scope && (await readReport(context.database, sample.key, { isPreview: true }))
  return report ? withFeeds(context, scope, report) : null
}

const find = statement<
  { sampleId: number; siteIds: readonly number[] },
  { key: string; siteId: number; languageId: number }
>(
  'laboratory-bench-report',
  `
    select s.result_key "key", o.site_id "siteId", o.language_id "languageId"
    from roughage_sample s join live_order o on o.order_id = s.order_id
    where s.sample_id = :sampleId and o.site_id = any(:siteIds)`,
)
