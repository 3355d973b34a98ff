import { data } from 'react-router'
import { textsOf } from '../shared/shop/locale'
import type { ShopRequest } from '../toolkit/shop-request'
import { alternatesOf } from './parts/alternates.server'
import { sellsOrNotFound } from './parts/sells-or-not-found.server'

/** The page of a statement that needs no account; its path is the same in every language. */
export async function loadStatementPage(shop: ShopRequest, area: 'ending' | 'withdrawal', path: string) {
  sellsOrNotFound(shop)
  const t = textsOf(shop.locale, area)
  const head = { title: t('title'), description: t('intro') }
  return { texts: area, head, alternates: await alternatesOf(shop, path) }
}

/** What came of a form that the browser posted without scripts: 422 where a field is refused. */
export function answeredStage<Stage extends { name: string; isJudged?: boolean }>(stage: Stage) {
  return data(stage, { status: stage.name === 'form' && stage.isJudged ? 422 : 200 })
}
