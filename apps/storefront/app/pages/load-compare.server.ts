import { ApiError, type Schemas } from '@haverhof/api-client'
import { readCompared } from '../features/compare/compare-list'
import type { ShopRequest } from '../platform/shop-request'
import { textsOf } from '../site/locale'

/** COMPARE-2: the address names the list, so that the page is the same for everybody it is sent to. */
export async function loadCompare(shop: ShopRequest, url: URL) {
  const ids = readCompared(url.searchParams.get('ids'))
  const comparison = ids.length > 0 ? await comparisonOf(shop, ids) : null
  const suggestions = comparison ? [] : await shop.api.products.bestsellers().catch(() => [])
  const t = textsOf(shop.locale, 'compare')
  const head = { title: t('title'), description: t('description'), hidden: ids.length > 0 }
  return { comparison, suggestions, head }
}

/** Products that are no longer sold leave an empty place, not an error. */
async function comparisonOf(
  shop: ShopRequest,
  ids: readonly number[],
): Promise<Schemas['Comparison'] | null> {
  try {
    const comparison = await shop.api.products.compare(ids)
    return comparison.products.length > 0 ? comparison : null
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null
    throw error
  }
}
