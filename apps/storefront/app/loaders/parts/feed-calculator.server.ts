import type { Block } from '@haverhof/domain/content'
import { type Schemas, statusOfFailure } from '@haverhof/api-client'
import type { ReadingPage } from './reading-page'
import { readInput } from '../../features/feed-calculator/calculator-address'
import {
  type CalculatorData,
  type CalculatorProduct,
  type FeedGroup,
  referenceQuestion,
} from '../../features/feed-calculator/calculator-data'
import type { ShopRequest } from '../../toolkit/shop-request'
import type { LoadedPage } from './page-load'
import { brandOf, readingHead, readingPage } from './reading-head.server'

export type FeedCalculatorData = ReadingPage & {
  body: Block[]
  /** The query the page was made for: another one begins anew. */
  search: string
  calculator: CalculatorData
}

/** CONTENT-10: a content page that holds the calculator, with the answers its address brings along. */
export async function loadFeedCalculator(
  shop: ShopRequest,
  answer: Schemas['ContentPage'],
  url: URL,
): Promise<LoadedPage<FeedCalculatorData>> {
  const page = readingPage(shop, answer)
  const input = readInput(url.searchParams)
  const { feeds, suggestedProductId } = await shop.api.feedCalculator.feeds()
  // FEED-ADVICE-10: what has no dose here gives way to what sells best.
  const product = (await feedOf(shop, input.productId)) ?? (await feedOf(shop, suggestedProductId))
  const calculator = {
    input: { ...input, productId: product?.productId ?? null },
    groups: groupsOf(feeds, product, brandOf(shop).language),
    product,
  }
  const body = answer.body.filter(({ type }) => type !== 'tool')
  const data = { ...page, body, search: url.search, calculator }
  return { data, head: readingHead(shop, page), kind: 'feed-calculator', texts: 'calculator' }
}

/** A feed with its rules and packs; null where the site does not sell it or it has no dose. */
async function feedOf(shop: ShopRequest, productId: number | null): Promise<CalculatorProduct | null> {
  if (productId === null) return null
  try {
    const found = await shop.api.feedCalculator.calculate({ productId, ...referenceQuestion })
    const { title, brand, url, textLanguage, images, dose, energyLevel, packs } = found
    return { productId, title, brand, url, textLanguage, images, dose, energyLevel, packs }
  } catch (error) {
    if ([404, 422].includes(statusOfFailure(error))) return null
    throw error
  }
}

type Feed = Schemas['CalculatorFeeds']['feeds'][number]

/** Feeds by category. A feed that is chosen is among them, however little it sells. */
function groupsOf(feeds: readonly Feed[], chosen: CalculatorProduct | null, language: string): FeedGroup[] {
  const isListed = feeds.some(({ productId }) => productId === chosen?.productId)
  const all = chosen && !isListed ? [{ ...chosen, category: chosen.brand }, ...feeds] : feeds
  const groups = new Map<string, FeedGroup>()
  for (const { category, productId, title, textLanguage } of all) {
    const group = groups.get(category) ?? { category, feeds: [] }
    groups.set(category, group)
    group.feeds.push({ productId, title, ...(textLanguage !== language && { lang: textLanguage }) })
  }
  return [...groups.values()]
}
