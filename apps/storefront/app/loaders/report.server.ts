import { reportCalls } from '@haverhof/api-client/reports'
import { reportedKinds } from '@haverhof/domain/reports'
import { answerNotFound } from '../shared/shop/answer-with'
import { textsOf } from '../shared/shop/locale'
import type { ShopRequest } from '../toolkit/shop-request'
import { sellsOrNotFound } from './parts/sells-or-not-found.server'

type Params = { kind: string; id: string }

/** What the address names; 404 for a hidden text (REPORTS-10). */
export function reportedOf(shop: ShopRequest, { kind, id }: Params) {
  sellsOrNotFound(shop)
  const reportKind = reportedKinds.find((each) => each === kind)
  if (!reportKind || !/^[1-9]\d{0,9}$/.test(id)) answerNotFound()
  return { kind: reportKind, id: Number(id) }
}

export async function loadReport(shop: ShopRequest, params: Params) {
  const about = await shop.api.extended(reportCalls).about(reportedOf(shop, params))
  const t = textsOf(shop.locale, 'report')
  return {
    texts: 'forms reasons report',
    about,
    head: { title: t('title'), description: t('intro'), hidden: true },
  }
}
