import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { readCards } from '../catalogue/index.ts'
import { feedsOfReport } from './feeds-of-report.ts'
import { readNamedFeeds } from './read-named-feeds.ts'
import { readReport, type Report } from './read-report.ts'
import type { SampleReportView } from './report-schemas.ts'

/**
 * LABORATORY-13: the report of a sample with the products of this site that its advice names. One statement, two more once there is
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
