import { ApiError, statusOfFailure } from '@haverhof/api-client'
import { referenceWeightKg, unknownDetails } from '@haverhof/domain/feed-advice'
import { roughageTypeOf } from '@haverhof/domain/laboratory'
import { inputSearch } from '../../features/feed-calculator/calculator-address'
import { readBeside } from '../../features/laboratory/beside'
import { type Findings, findingsOf } from '../../features/laboratory/findings'
import { type AnalysisType, isAwaited, type SampleReport } from '../../features/laboratory/report'
import type { ShopRequest } from '../../toolkit/shop-request'
import { textsOf } from '../../shared/shop/locale'
import type { LoadedPage, PageLoad } from './page-load'
import { brandOf } from './reading-head.server'

export type ResultData = {
  report: SampleReport
  findings: Findings
  /** Other results of the same analysis, to lay beside the first. */
  beside: SampleReport[]
  /** How many more were asked for, and are not there. */
  missing: number
  /** What to ask the calculator about each feed, by its pack. */
  feeds: Record<number, string>
}

type Route = { kind: string; key: string }

/** The result that a key opens, under the path of its own analysis alone; and those to lay beside it (LABORATORY-PAGES-16). */
export function resultLoad(type: AnalysisType): PageLoad<ResultData, Route> {
  return async (shop, { key }, url) => {
    const report = await reportOf(shop, type, key)
    if (!report) throw new ApiError(404, '', {})
    const keys = readBeside(url.searchParams.get('with'), key)
    const reports = await Promise.all(keys.map((other) => reportOf(shop, type, other)))
    const beside = reports.filter((other) => other !== null)
    return loaded(shop, { report, beside, missing: keys.length - beside.length, feeds: feedsOf(report) })
  }
}

function loaded(shop: ShopRequest, data: Omit<ResultData, 'findings'>): LoadedPage<ResultData> {
  const t = textsOf(shop.locale, 'laboratory')
  const { type, sampleName, isExample } = data.report
  const { language } = brandOf(shop)
  const findings = findingsOf(data.report, {
    findings: textsOf(shop.locale, 'findings'),
    laboratory: t,
    language,
  })
  return {
    data: { ...data, findings },
    head: { title: `${sampleName}, ${t(`types.${type}`)}`, description: findings.closing, hidden: true },
    // Only a sample that is still to come in has a form (LABORATORY-PAGES-12).
    ...(isAwaited(data.report)
      ? { kind: 'awaited-result', texts: 'laboratory forms' }
      : { kind: 'result', texts: 'laboratory' }),
    ...(data.beside.length + data.missing > 0 && { kind: 'results-beside' }),
    isSecret: !isExample,
  }
}

/** Null for what does not exist here: another analysis, an unknown key, a site that sells nothing. */
async function reportOf(shop: ShopRequest, type: AnalysisType, key: string): Promise<SampleReport | null> {
  if (shop.locale.startsWith('corporate')) return null
  try {
    const report = await shop.api.results.report(key)
    return report.type === type ? report : null
  } catch (error) {
    if ([400, 404].includes(statusOfFailure(error))) return null
    throw error
  }
}

/** What the calculator is asked about each feed: the reference horse in light work, on roughage like this. */
function feedsOf(report: SampleReport): ResultData['feeds'] {
  const roughageType = roughageTypeOf(report.forage, report.values)
  const horse = {
    ...unknownDetails,
    weeks: null,
    horseType: 'horse',
    weight: String(referenceWeightKg),
    workLoad: 'light',
    roughageType,
  } as const
  return Object.fromEntries(
    report.products.map(({ card: { productId, productVariantId } }) => [
      productVariantId,
      inputSearch({ ...horse, productId }),
    ]),
  )
}
