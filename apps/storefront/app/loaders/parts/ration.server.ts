import type { Schemas } from '@haverhof/api-client'
import type { Block } from '@haverhof/domain/content'
import {
  rationQuery,
  type RationInput,
  readRation,
} from '../../features/feed-calculator/rations/ration-address'
import type { FeedOptionGroup, Ration, RationData } from '../../features/feed-calculator/rations/ration-data'
import type { ShopRequest } from '../../toolkit/shop-request'
import type { LoadedPage } from './page-load'
import { brandOf, readingHead, readingPage } from './reading-head.server'
import type { ReadingPage } from './reading-page'

export type RationPageData = ReadingPage & {
  body: Block[]
  /** The query the page was made for: another one begins anew. */
  search: string
  ration: RationData
}

/** A content page that holds the ration, with the horse and the feeds that its address brings along (RATIONS-14). */
export async function loadRation(
  shop: ShopRequest,
  answer: Schemas['ContentPage'],
  url: URL,
): Promise<LoadedPage<RationPageData>> {
  const page = readingPage(shop, answer)
  const input = readRation(url.searchParams)
  const query = rationQuery(input)
  const [{ feeds }, ration] = await Promise.all([
    shop.api.feedCalculator.feeds(),
    query && shop.api.rations.calculate(query),
  ])
  const groups = groupsOf(feeds, ration, brandOf(shop).language)
  const body = answer.body.filter(({ type }) => type !== 'tool')
  return {
    data: { ...page, body, search: url.search, ration: { input: fedRows(input, ration), groups, ration } },
    head: readingHead(shop, page),
    kind: 'ration',
    texts: 'calculator calculator-answer horse rations',
  }
}

type Feed = Schemas['CalculatorFeeds']['feeds'][number]
type Option = FeedOptionGroup['feeds'][number] & { category: string }

/** Feeds by category. One that was asked for is offered by the packs that were asked for, however little it sells. */
function groupsOf(feeds: readonly Feed[], ration: Ration | null, language: string): FeedOptionGroup[] {
  const groups = new Map<string, FeedOptionGroup>()
  const rationed = new Map(ration?.feeds.map((feed) => [feed.productId, feed]))
  const isListed = new Set(feeds.map(({ productId }) => productId))
  const others = (ration?.feeds ?? []).filter(({ productId }) => !isListed.has(productId))
  const options = [...others.map((feed) => ({ ...feed, category: '…' })), ...feeds].flatMap(
    (feed): Option[] => {
      const { category, productId, productVariantId, title, textLanguage } = feed
      const own = rationed.get(productId)
      const packs = own ? new Set([own.productVariantId, ...countedPacks(own)]) : [productVariantId]
      const lang = textLanguage === language ? {} : { lang: textLanguage }
      return [...packs].map((variantId) => ({ category, productId, variantId, title, ...lang }))
    },
  )
  for (const { category, ...option } of options) {
    const group = groups.get(category) ?? { category, feeds: [] }
    groups.set(category, group)
    group.feeds.push(option)
  }
  return [...groups.values()]
}

/** Without a count the packs are only a proposal. */
function countedPacks({ packs, productVariantId }: Ration['feeds'][number]): number[] {
  const isCounted = packs.some((pack) => pack.productVariantId === productVariantId)
  return isCounted ? packs.map((pack) => pack.productVariantId) : []
}

/** Rows of what is not fed, or not sold here, are told of once and go. */
function fedRows(input: RationInput, ration: Ration | null): RationInput {
  if (!ration) return input
  const packs = new Set(ration.feeds.flatMap((feed) => [feed.productVariantId, ...countedPacks(feed)]))
  const rows = input.rows.filter(({ variantId }) => variantId !== null && packs.has(variantId))
  return { ...input, rows }
}
