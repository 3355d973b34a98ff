import type { Block } from '@haverhof/domain/content'
import { adviseFeed, alternativesTo, lastMilkWeek } from '@haverhof/domain/feed-advice'
import { type Schemas, statusOfFailure } from '@haverhof/api-client'
import type { ReadingPage } from './reading-page'
import {
  asFoal,
  type CalculatorInput,
  eaterOf,
  fieldNames,
  horseOf,
  newbornKg,
  readInput,
} from '../../features/feed-calculator/calculator-address'
import type {
  Alternative,
  CalculatorData,
  CalculatorProduct,
  FeedGroup,
} from '../../features/feed-calculator/calculator-data'
import { rationOf } from '../../features/feed-calculator/ration-of'
import type { ShopRequest } from '../../toolkit/shop-request'
import type { LoadedPage } from './page-load'
import { brandOf, readingHead, readingPage } from './reading-head.server'

export type FeedCalculatorData = ReadingPage & {
  body: Block[]
  /** The query the page was made for: another one begins anew. */
  search: string
  calculator: CalculatorData
}

/** A content page that holds the calculator, with the answers its address brings along (CONTENT-10). */
export async function loadFeedCalculator(
  shop: ShopRequest,
  answer: Schemas['ContentPage'],
  url: URL,
): Promise<LoadedPage<FeedCalculatorData>> {
  const page = readingPage(shop, answer)
  const question = readInput(url.searchParams)
  const { feeds, suggestedProductId } = await shop.api.feedCalculator.feeds()
  // What has no dose here gives way to what sells best, and the page says so (FEED-ADVICE-10).
  const chosen = await feedOf(shop, question.productId)
  const product = chosen ?? (await feedOf(shop, fittingFeed(feeds, suggestedProductId, question)))
  const input = inputFor({ ...question, productId: product?.productId ?? null }, product, url.searchParams)
  const calculator = {
    input,
    groups: groupsOf(feeds, product, brandOf(shop).language),
    product,
    alternatives: alternativesOf(feeds, product, input),
    lastMilkWeek,
    isUnknownFeed: url.searchParams.has(fieldNames.productId) && !chosen,
  }
  const body = answer.body.filter(({ type }) => type !== 'tool')
  const data = { ...page, body, search: url.search, calculator }
  return { data, head: readingHead(shop, page), kind: 'feed-calculator', texts: 'calculator horse' }
}

/** Who says what the horse is, and not what it is fed, gets what sells best if that fits, else the first feed that does (HOME-2). */
function fittingFeed(
  feeds: readonly Feed[],
  suggestedId: number | null,
  input: CalculatorInput,
): number | null {
  const horse = horseOf(input)
  const suggested = feeds.find(({ productId }) => productId === suggestedId)
  if (!horse || !suggested || adviseFeed(suggested, horse).ok) return suggestedId
  const [instead] = alternativesTo(feeds, { refused: suggested, reason: 'not-for-work-load' }, horse)
  return instead?.productId ?? suggestedId
}

/** Who asks about milk and says nothing else has a newborn foal (FEED-ADVICE-22). */
function inputFor(
  input: CalculatorInput,
  product: CalculatorProduct | null,
  said: URLSearchParams,
): CalculatorInput {
  if (!product?.dose.feeding?.milk) return input
  return asFoal({
    ...input,
    ...(!said.has(fieldNames.weight) && { weight: String(newbornKg[input.horseType]) }),
  })
}

/** A feed with its rules and packs; null where the site does not sell it or it has no dose. */
async function feedOf(shop: ShopRequest, productId: number | null): Promise<CalculatorProduct | null> {
  if (productId === null) return null
  try {
    return await shop.api.feedCalculator.feed(productId)
  } catch (error) {
    if ([404, 422].includes(statusOfFailure(error))) return null
    throw error
  }
}

type Feed = Schemas['CalculatorFeeds']['feeds'][number]

/** What fits instead, where the answers of the address have no ration (FEED-ADVICE-55). */
function alternativesOf(
  feeds: readonly Feed[],
  refused: CalculatorProduct | null,
  input: CalculatorInput,
): Alternative[] {
  const horse = eaterOf(input)
  const { refusal: reason } = rationOf(refused, input)
  if (!horse || !reason) return []
  const others = feeds.filter(({ productId }) => productId !== refused?.productId)
  return alternativesTo(others, { refused, reason }, horse).map(
    ({ productId, title, url, textLanguage }) => ({ productId, title, url, textLanguage }),
  )
}

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
