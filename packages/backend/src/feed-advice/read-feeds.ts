import type { SearchTopic } from '@haverhof/domain/catalogue'
import { type DoseRule, feedCases, type MadeFor } from '@haverhof/domain/feed-advice'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { productUrl, soldHere } from '../catalogue/index.ts'
import { suitabilityOf } from './feed-rules.ts'
import type { CalculatorFeeds } from './schemas.ts'
import { statement } from '../database/index.ts'

type Row = {
  productId: number
  productVariantId: number
  title: string
  textLanguage: string
  homeId: number
  slug: string
  dose: DoseRule | null
  starch: number | null
  sugar: number | null
  selenium: number | null
  facets: [string, string][] | null
}

/** More than a visitor reads in a list; what sells best is among them. */
const mostFeeds = 200

/** The feeds one can calculate with, by category and title; one statement (FEED-ADVICE-10). */
export async function readFeeds(
  context: AppContext,
  scope: SiteScope,
): Promise<z.infer<typeof CalculatorFeeds>> {
  const reference = await context.catalogue.reference()
  const variantIds = await context.searchEngine.featured(scope, mostFeeds)
  const rows = await context.database.reader.rows(feeds, {
    variantIds,
    siteId: scope.siteId,
    languageId: scope.languageId,
  })
  const suggested = rows.find(({ homeId }) => reference.line(homeId)[0]?.key === 'feed') ?? rows[0]
  const order = new Map(reference.categories.map(({ id }, index) => [id, index]))
  const { compare } = new Intl.Collator(scope.languageCode)
  const sorted = rows.toSorted(
    (a, b) => (order.get(a.homeId) ?? 0) - (order.get(b.homeId) ?? 0) || compare(a.title, b.title),
  )
  return {
    feeds: sorted.flatMap(({ homeId, slug, dose, starch, sugar, selenium, facets, ...feed }) =>
      dose === null
        ? []
        : {
            ...feed,
            dose,
            url: productUrl(
              { homeId, slug, position: 0, article: '' },
              { reference, scope, now: context.now() },
            ),
            category: reference.wording(homeId, scope).name,
            suits: suitabilityOf(facets ?? []),
            composition: { starch, sugar, selenium },
            madeFor: madeFor(feed.productId, reference.topics),
          },
    ),
    suggestedProductId: suggested?.productId ?? null,
  }
}

/** The one list of what is made for a case is that of search (SEARCH-7, FEED-ADVICE-55). */
function madeFor(productId: number, topics: readonly SearchTopic[]): MadeFor {
  const named = feedCases.flatMap((each) => {
    const rank = topics.find(({ key }) => key === each)?.productIds.indexOf(productId) ?? -1
    return rank < 0 ? [] : [[each, rank] as const]
  })
  return Object.fromEntries(named)
}

const feeds = statement<{ variantIds: readonly number[]; siteId: number; languageId: number }, Row>(
  'feed-advice-feeds',
  `
    select p.product_id "productId", v.variant_id "productVariantId", t.title, t.slug, l.code "textLanguage",
      c.category_id "homeId", p.dose, (p.nutrition->>'starchGPerKg')::float8 starch,
      (p.nutrition->>'sugarGPerKg')::float8 sugar,
      (p.nutrition->'traceElements'->>'selenium')::float8 selenium,
      (select json_agg(json_build_array(f.facet_key, f.value_key)) from product_facet f
        where f.product_id = p.product_id and f.facet_key in ('horse-type', 'labour', 'age-group')) facets
    from unnest(:variantIds::int[]) with ordinality as asked(variant_id, place)
    join product_variant v on v.variant_id = asked.variant_id
    join product p on p.product_id = v.product_id and p.dose is not null
    join publication pub on ${soldHere({ productId: 'p.product_id' })}
    join product_text t on t.product_id = p.product_id and t.language_id = pub.text_language_id
    join language l on l.language_id = pub.text_language_id
    join product_category c on c.product_id = p.product_id and c.position = 0
    order by asked.place`,
)
