import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { readCards } from '../catalogue/index.ts'
import { feedsOfReport } from './feeds-of-report.ts'
import { readNamedFeeds } from './read-named-feeds.ts'
import { readReport, type Report } from './read-report.ts'
import type { SampleReportView } from './report-schemas.ts'
import { statement } from '../database/index.ts'

/**
 * The report of a sample with the products of this site that its advice names (LABORATORY-13). One statement, two more once there is
 * advice: which products with their doses, and their cards.
 */
export async function readSampleReport(
  context: AppContext,
  scope: SiteScope,
  key: string,
): Promise<SampleReportView | null> {
  const report = await readReport(context.database, key)
  return report && withFeeds(context, scope, report)
}

/** The products that the advice of a report names. */
export async function withFeeds(
  context: AppContext,
  scope: SiteScope,
  report: Report,
): Promise<SampleReportView> {
  const named = report.advice.length > 0 ? await readNamedFeeds(context.database, report.advice) : []
  const cards = await readCards(context, scope, [...new Set(named.map(({ productId }) => productId))])
  return { ...report, ...feedsOfReport(report, named, cards) }
}

/**
 * The report as the customer is going to read it, with the advice
 * that follows from the values; null when these sites have none (LABORATORY-24).
 */
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
