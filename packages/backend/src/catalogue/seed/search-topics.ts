import { type SearchTopic, topicsWarnedOf } from '@haverhof/domain/catalogue'
import {
  adviseFeed,
  bodyConditions,
  feedingOf,
  type FeedRules,
  healthProblems,
  type Horse,
  horseTypes,
  type LifeStage,
  lifeStages,
  type RefusalReason,
  unknownDetails,
  usualWeightsKg,
  workLoads,
} from '@haverhof/domain/feed-advice'
import { languageCodes, platformNames } from '@haverhof/domain/shared'
import { z } from 'zod'
import { dataFiles, readData } from '../../seed/read-data.ts'
import type { ProductFile } from './product-file.ts'

export const topicKey = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

export const TopicWords = z.record(z.enum(languageCodes), z.array(z.string().min(2)).min(1))

/** The shape of data/catalogue/search-topics.yaml. */
export const SearchTopicsFile = z.record(
  topicKey,
  z.strictObject({
    /** The horse that is meant: what its rules refuse to such a one is not shown. */
    horse: z
      .strictObject({
        health: z.enum(healthProblems).optional(),
        lifeStage: z.enum(lifeStages).optional(),
        bodyCondition: z.enum(bodyConditions).optional(),
      })
      .default({}),
    /** Whether a text that names it with a “not” forbids the product. */
    heedsWarnings: z.boolean().default(false),
    /** Whether articles come first (SEARCH-12). */
    kind: z.enum(['advice', 'goods']).default('advice'),
    advice: z.array(topicKey).default([]),
    category: topicKey.optional(),
    products: z.array(z.int().positive()),
    /** Nothing but these products is shown (SEARCH-13). */
    closed: z.boolean().default(false),
    words: TopicWords,
    /** Words that lead to it as well; beside a “not” they warn of nothing. */
    broader: TopicWords.optional(),
  }),
)
export type SearchTopicsFile = z.infer<typeof SearchTopicsFile>
type Topic = SearchTopicsFile[string]
type Product = z.infer<typeof ProductFile>

/** Topics as they are kept: what a product's rules or own text forbid is found out here (SEARCH-17). */
export function searchTopics(file: SearchTopicsFile, products: readonly Product[]): SearchTopic[] {
  const warnings = warnedProducts(file, products)
  return Object.entries(file).map(([name, topic]) => ({
    key: name,
    kind: topic.kind,
    words: allWords(topic),
    advice: topic.advice,
    categoryKey: topic.category ?? null,
    productIds: topic.products,
    isClosed: topic.closed,
    unfitIds: products
      .filter((product) => isRefused(topic, product) || warnings.get(name)?.has(product))
      .map(({ id }) => id),
    isStage: topic.horse.lifeStage !== undefined,
  }))
}

function allWords({ words, broader }: Topic): SearchTopic['words'] {
  return Object.fromEntries(
    languageCodes.map((language) => [language, [...words[language], ...(broader?.[language] ?? [])]]),
  )
}

const Article = z.object({ key: topicKey, platforms: z.array(z.enum(platformNames)) })
type Article = z.infer<typeof Article>

export function readArticles(dataDir: string): Article[] {
  return dataFiles(dataDir, 'content/advice-articles').map((file) => readData(dataDir, file, Article))
}

const shops = platformNames.filter((name) => name !== 'corporate')

type CatalogueKeys = {
  products: readonly Product[]
  categories: ReadonlySet<string>
  articles: readonly Article[]
}

/** Every name is known, nothing is said to fit that is forbidden, and both brands have an article (SEARCH-17, SEARCH-9). */
export function topicProblems(topics: readonly SearchTopic[], catalogue: CatalogueKeys): string[] {
  const ids = new Set(catalogue.products.map(({ id }) => id))
  return topics.flatMap(({ key: name, ...topic }) => [
    ...topic.productIds
      .filter((id) => !ids.has(id))
      .map((id) => `${name}.products: there is no product ${id}`),
    ...topic.productIds
      .filter((id) => topic.unfitIds.includes(id))
      .map((id) => `${name}.products: ${id} is forbidden by its rules or its own text`),
    ...adviceProblems(topic, catalogue).map((problem) => `${name}.advice: ${problem}`),
    ...(topic.categoryKey === null || catalogue.categories.has(topic.categoryKey)
      ? []
      : [`${name}.category: there is no category ${topic.categoryKey}`]),
  ])
}

function adviceProblems({ advice }: Pick<SearchTopic, 'advice'>, { articles }: CatalogueKeys): string[] {
  const named = articles.filter((article) => advice.includes(article.key))
  const unknown = advice.filter((name) => !named.some((article) => article.key === name))
  if (unknown.length > 0) return unknown.map((name) => `there is no article ${name}`)
  return shops
    .filter((shop) => !named.some(({ platforms }) => platforms.includes(shop)))
    .map((shop) => `none of its articles is published at ${shop}`)
}

/** Refused whatever the work, for what it is or for whom it is made. */
const forbidding = new Set<RefusalReason | null>(['too-much-sugar', 'too-fat', 'not-for-life-stage'])

/**
 * By the rules of the calculator there is no
 * work at which such a horse gets it, or there is one at which its
 * starch is too much (FEED-ADVICE-18, FEED-ADVICE-19).
 */
function isRefused({ horse }: Topic, product: Product): boolean {
  const feed = rulesOf(product)
  if (!feed || Object.keys(horse).length === 0) return false
  // The calculator would ask how old the foal is; only foals drink it.
  if (feedingOf(feed.dose).milk) return horse.lifeStage !== 'foal'
  const refusalsAt = (stages: readonly LifeStage[]) =>
    horsesFor(feed, horse, stages).map((variant) => {
      const advice = adviseFeed(feed, variant)
      return advice.ok ? null : advice.reason
    })
  const asSaid = refusalsAt([horse.lifeStage ?? 'unknown'])
  // A feed for foals or mares alone: the calculator would ask how old the horse is, so that every stage counts.
  const refusals = asSaid.includes('needs-life-stage') ? refusalsAt(knownStages) : asSaid
  return refusals.includes('too-much-starch') || refusals.every((reason) => forbidding.has(reason))
}

const knownStages = lifeStages.filter((stage) => stage !== 'unknown')

/** Every animal and work that the feed is made for, at these stages, with what is said of the horse. */
function horsesFor(
  { suits }: FeedRules,
  { health, bodyCondition }: Topic['horse'],
  stages: readonly LifeStage[],
): Horse[] {
  const among = <Value extends string>(all: readonly Value[], named: readonly string[]) =>
    named.length === 0 ? all : all.filter((value) => named.includes(value))
  return among(horseTypes, suits.horseTypes).flatMap((horseType) =>
    among(workLoads, suits.workLoads).flatMap((workLoad) =>
      stages.map((lifeStage) => ({
        lifeStage,
        bodyCondition: bodyCondition ?? unknownDetails.bodyCondition,
        health: health ? [health] : unknownDetails.health,
        horseType,
        workLoad,
        weightKg: usualWeightsKg[horseType],
        roughageType: 'hay' as const,
      })),
    ),
  )
}

/** What the calculator goes by, as it stands in the data. */
export function rulesOf({
  dose,
  facets,
  nutrition,
}: Pick<Product, 'dose' | 'facets' | 'nutrition'>): FeedRules | null {
  if (!dose) return null
  const of = (facet: 'horse-type' | 'labour' | 'age-group') => facets[facet] ?? []
  return {
    dose,
    suits: { horseTypes: of('horse-type'), workLoads: of('labour'), ages: of('age-group') },
    composition: {
      starch: nutrition?.starchGPerKg ?? null,
      sugar: nutrition?.sugarGPerKg ?? null,
      selenium: nutrition?.traceElements?.['selenium'] ?? null,
    },
  }
}

/** By topic the products of which a text, in whatever language, says that they are not for this (SEARCH-8). */
function warnedProducts(
  file: SearchTopicsFile,
  products: readonly Product[],
): ReadonlyMap<string, ReadonlySet<Product>> {
  const heeding = Object.entries(file)
    .filter(([, { heedsWarnings }]) => heedsWarnings)
    .map(([name, { words }]) => ({ ...nothingMore, key: name, words }))
  const productsByTopic = new Map(heeding.map((topic) => [topic.key, new Set<Product>()]))
  for (const product of products) {
    for (const [language, { summary, description, feedingAdvice = '' }] of Object.entries(product.texts)) {
      const text = [summary, description, feedingAdvice].join('\n')
      for (const topic of topicsWarnedOf(text, language, heeding))
        productsByTopic.get(topic.key)?.add(product)
    }
  }
  return productsByTopic
}

const nothingMore = {
  kind: 'advice',
  advice: [],
  categoryKey: null,
  productIds: [],
  isClosed: false,
  unfitIds: [],
  isStage: false,
} satisfies Partial<SearchTopic>
