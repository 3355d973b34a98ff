import { ApiError, type Schemas } from '@haverhof/api-client'
import { languageOfId } from '@haverhof/domain/shared'
import { comparePath } from '../features/compare/compare-address'
import { readAddress } from '../features/compare/compare-list'
import type { ShopRequest } from '../toolkit/shop-request'
import { textsOf } from '../shared/shop/locale'
import { alternatesOf } from './parts/alternates.server'

/** The address names the list, so that the page is the same for everybody it is sent to (COMPARE-2). */
export async function loadCompare(shop: ShopRequest, url: URL) {
  const ids = readAddress(url.searchParams.get('ids'))
  const comparison = ids.length > 0 ? await comparisonOf(shop, ids) : null
  const suggestions = comparison ? [] : await shop.api.products.bestsellers().catch(() => [])
  const t = textsOf(shop.locale, 'compare')
  const own = comparePath(languageOfId(shop.languageId) ?? 'en')
  // The page answers under the word of every language; it is listed under that of its host alone (COMPARE-5).
  const hidden = ids.length > 0 || url.pathname !== own
  const head = { title: t('title'), description: t('description'), hidden }
  return { comparison, suggestions, texts: 'compare', head, alternates: await alternatesOf(shop, own) }
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
