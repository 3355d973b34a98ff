import { categoryPath, type SearchTopic } from '@haverhof/domain/catalogue'
import type { EnergyLevel, EnergyThreshold } from '@haverhof/domain/feed-advice'
import type { WorkingDays } from '@haverhof/domain/delivery'
import type { DatedTaxRate, SiteScope } from '@haverhof/domain/sites'
import { type Database, type NoValues, statement } from '../../database/index.ts'
import type { Labels } from '../records.ts'
import { type HelpRow, type QuestionHelp, questionHelp, type ReadingRow } from './question-help.ts'

/** The small tables that nearly every answer needs: names, the category tree, the terms of each site. */
export type Reference = QuestionHelp & {
  categories: readonly Category[]
  category: (id: number) => Category | undefined
  categoryOfKey: (key: string) => Category | undefined
  /** The key of a category and of those above it, from the top. */
  line: (id: number) => Category[]
  wording: (id: number, scope: Wording) => CategoryWords
  path: (id: number, scope: Wording) => string
  facetLabel: (facet: string, scope: LanguageScope) => string
  valueLabel: (facet: string, value: string, scope: LanguageScope) => string
  /** Values of a facet in the order they are shown. */
  values: (facet: string) => readonly string[]
  nutrientLabel: (key: string, scope: LanguageScope) => string
  /** The name in the register, else that of the substance (CATALOGUE-68). */
  additiveName: (additive: { key: string; code: string | null }, scope: LanguageScope) => string
  energyThresholds: readonly EnergyThreshold[]
  energyLabel: (level: EnergyLevel, scope: LanguageScope) => string
  terms: (siteId: number) => SiteTerms
}

export type LanguageScope = Pick<SiteScope, 'languageCode' | 'fallbackLanguageCode'>
export type Wording = Pick<SiteScope, 'languageId' | 'fallbackLanguageId' | 'platform'>
export type Category = {
  id: number
  key: string
  parentId: number | null
  icon: string
  platforms: number[]
  hasPicture: boolean
}
export type CategoryWords = { name: string; slug: string; intro: string }
export type SiteTerms = {
  siteId: number
  currency: string
  exchangeRate: number
  /** Of the country of the site, on every day. */
  taxRates: readonly DatedTaxRate[]
  stockReminder: boolean
  /** Of the country of the site (DELIVERY-7). */
  moreDays: WorkingDays
}

type CategoryRow = Category & {
  texts: {
    platform: number
    languageId: number
    name: string | null
    slug: string | null
    intro: string | null
  }[]
}
type NamedValue = { key: string; labels: Labels }
type EnergyRow = EnergyThreshold & { labels: Labels }
type FacetRow = NamedValue & { values: NamedValue[] | null }

export async function loadReference(database: Database): Promise<Reference> {
  const [categories, facets, nutrients, energy, sites, help, topics, readings] = await Promise.all([
    database.rows(statements.categories),
    database.rows(statements.facets),
    database.rows(statements.nutrients),
    database.rows(statements.energyLevels),
    database.rows(statements.sites),
    database.rows(statements.help),
    database.rows(statements.topics),
    database.rows(statements.readings),
  ])
  const terms = new Map(
    sites.map(({ symbol, ...site }) => [site.siteId, { ...site, currency: currencyOf(symbol) }]),
  )
  return {
    ...categoryTree(categories),
    ...labels(facets, nutrients, energy),
    energyThresholds: energy,
    terms: (siteId) => terms.get(siteId) ?? euroTerms(siteId),
    ...questionHelp(help, topics, readings),
  }
}

/** The sign beside amounts decides the currency (SITES-6). */
function currencyOf(symbol: string): string {
  return { 'Kr.': 'DKK', KR: 'SEK' }[symbol] ?? 'EUR'
}

function euroTerms(siteId: number): SiteTerms {
  return { siteId, currency: 'EUR', exchangeRate: 1, taxRates: [], stockReminder: false, moreDays: [0, 0] }
}

function categoryTree(categories: readonly CategoryRow[]) {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const byKey = new Map(categories.map((category) => [category.key, category]))
  const line = (id: number): Category[] => {
    const ancestors: Category[] = []
    for (let at = byId.get(id); at; at = at.parentId === null ? undefined : byId.get(at.parentId))
      ancestors.unshift(at)
    return ancestors
  }
  const wordings = new Map<string, CategoryWords>()
  const wording = (id: number, { languageId, fallbackLanguageId, platform }: Wording): CategoryWords => {
    const key = `${id} ${languageId} ${platform}`
    let words = wordings.get(key)
    if (!words)
      wordings.set(key, (words = chooseWords(byId.get(id), [languageId, fallbackLanguageId], platform)))
    return words
  }
  return {
    categories,
    category: (id: number) => byId.get(id),
    categoryOfKey: (key: string) => byKey.get(key),
    line,
    wording,
    path: (id: number, scope: Wording) =>
      categoryPath(line(id).map((category) => wording(category.id, scope).slug)),
  }
}

/** A brand's own word first, in each language before the next. */
function chooseWords(
  category: CategoryRow | undefined,
  languageIds: number[],
  platform: number,
): CategoryWords {
  const rows = languageIds.flatMap((languageId) =>
    [platform, 0].flatMap(
      (brand) =>
        category?.texts.find((text) => text.platform === brand && text.languageId === languageId) ?? [],
    ),
  )
  const first = (field: 'name' | 'slug' | 'intro') => rows.find((row) => row[field] !== null)?.[field] ?? ''
  return { name: first('name'), slug: first('slug'), intro: first('intro') }
}

function labels(facets: readonly FacetRow[], nutrients: readonly NamedValue[], energy: readonly EnergyRow[]) {
  const facetLabels = new Map(facets.map((facet) => [facet.key, facet.labels]))
  const valueLabels = new Map(
    facets.map((facet) => [facet.key, new Map(facet.values?.map((value) => [value.key, value.labels]))]),
  )
  const nutrientLabels = new Map(nutrients.map((row) => [row.key, row.labels]))
  const energyLabels = new Map(energy.map((row) => [row.level, row.labels]))
  const say = (texts: Labels | undefined, scope: LanguageScope, key: string) =>
    texts?.[scope.languageCode] ?? texts?.[scope.fallbackLanguageCode] ?? key
  return {
    facetLabel: (facet: string, scope: LanguageScope) => say(facetLabels.get(facet), scope, facet),
    valueLabel: (facet: string, value: string, scope: LanguageScope) =>
      say(valueLabels.get(facet)?.get(value), scope, value),
    values: (facet: string) => [...(valueLabels.get(facet)?.keys() ?? [])],
    nutrientLabel: (key: string, scope: LanguageScope) => say(nutrientLabels.get(key), scope, key),
    additiveName: ({ key, code }: { key: string; code: string | null }, scope: LanguageScope) =>
      say(nutrientLabels.get(code ?? '') ?? nutrientLabels.get(key), scope, key),
    energyLabel: (level: EnergyLevel, scope: LanguageScope) => say(energyLabels.get(level), scope, level),
  }
}

const statements = {
  categories: statement<NoValues, CategoryRow>(
    'catalogue-categories',
    `
      select category_id id, key, parent_id "parentId", icon, platforms, picture is not null "hasPicture", (
        select json_agg(json_build_object('platform', t.platform, 'languageId', t.language_id,
          'name', t.name, 'slug', t.slug, 'intro', t.intro))
        from category_text t where t.category_id = c.category_id) texts
      from category c order by position`,
  ),
  facets: statement<NoValues, FacetRow>(
    'catalogue-facets',
    `
      select key, labels, (
        select json_agg(json_build_object('key', v.key, 'labels', v.labels) order by v.position)
        from facet_value v where v.facet_key = f.key) "values"
      from facet f order by position`,
  ),
  nutrients: statement<NoValues, NamedValue>('catalogue-nutrients', 'select key, labels from nutrient'),
  energyLevels: statement<NoValues, EnergyRow>(
    'catalogue-energy-levels',
    'select level, from_mj_per_kg "fromMjPerKg", labels from energy_level',
  ),
  sites: statement<NoValues, Omit<SiteTerms, 'currency'> & { symbol: string }>(
    'catalogue-site-terms',
    `
      select site_id "siteId", currency_symbol symbol, exchange_rate "exchangeRate",
        c.tax_rates "taxRates", enable_stock_reminder_feature "stockReminder",
        c.more_days "moreDays"
      from site join country_terms c using (country_id)`,
  ),
  help: statement<NoValues, HelpRow>(
    'catalogue-search-help',
    'select language_id "languageId", groups, compounds from search_help',
  ),
  readings: statement<NoValues, ReadingRow>(
    'catalogue-search-readings',
    `
      select site_id "siteId", language_id "languageId", "key", kind, title, url, intro, picture from reading
      order by site_id, language_id, kind, position, ref`,
  ),
  topics: statement<NoValues, SearchTopic>(
    'catalogue-search-topics',
    `
      select key, kind, words, advice, category_key "categoryKey", product_ids "productIds", is_closed "isClosed",
        unfit_ids "unfitIds", is_stage "isStage"
      from search_topic order by position`,
  ),
}
