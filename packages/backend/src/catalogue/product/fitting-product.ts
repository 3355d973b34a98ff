/** The values of a filter that a product has, as an array; the arguments are SQL expressions. */
function valuesSql(productId: string, facetKey: string, which = 'true'): string {
  return `array(select value_key from product_facet where product_id = ${productId} and facet_key = '${facetKey}' and ${which})`
}

/** Whom a feed is made for: it suits everybody that the gone one suits. Without values it suits all. */
function suitsSql(facetKey: string): string {
  const [own, gone] = [valuesSql('p.product_id', facetKey), valuesSql('g.product_id', facetKey)]
  return `(cardinality(${own}) = 0 or (cardinality(${gone}) > 0 and ${gone} <@ ${own}))`
}

/** What a horse may not stand; how a feed is labelled for its GMO is another matter. */
const freeOf = `value_key like '%-free' and value_key <> 'gmo-free'`

/**
 * Whether a feed `p` can be proposed in the place of a feed `g`:
 * fed in the same way, for the same animals, ages and work, free of
 * what that is free of, and forbidden to no horse that may have that one (SEARCH-7, CATALOGUE-65).
 */
export const fitsSql = `
  p.type = g.type
  and p.dose->'feeding'->>'kind' = g.dose->'feeding'->>'kind'
  and p.dose->'feeding'->>'use' = g.dose->'feeding'->>'use'
  and p.dose->'feeding'->'isMineralised' = g.dose->'feeding'->'isMineralised'
  and coalesce(p.dose->'feeding'->'notFor', '[]') <@ coalesce(g.dose->'feeding'->'notFor', '[]')
  and ${['horse-type', 'age-group', 'labour'].map(suitsSql).join('\n  and ')}
  and ${valuesSql('g.product_id', 'ingredient', freeOf)} <@ ${valuesSql('p.product_id', 'ingredient', freeOf)}
  and not exists (
    select from search_topic t where not t.unfit_ids @> array[g.product_id]
      and (t.unfit_ids @> array[p.product_id]
        or (t.product_ids @> array[g.product_id] and not t.product_ids @> array[p.product_id])))`
