import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon'
import { FacetValues } from './facet-values'
import { FigureFacet } from './figure-facet'
import type { ListQuery } from './list-address'
import { withPrices, withSugar } from './list-choices'
import { RangeFacet } from './range-facet'

type Facet = Schemas['Facet']

/** A change by ticking counts at once; figures are still being typed or dragged, so they wait a moment. */
export type ChangeFilters = (next: ListQuery, pace: 'at-once' | 'soon') => void

type Props = { facets: readonly Facet[]; query: ListQuery; onChange: ChangeFilters }

const openAtFirst = 4

/** Every facet that leaves something to choose. */
export function FacetPanel({ facets, query, onChange }: Props) {
  return facets.filter(offersChoice).map((facet, place) => (
    <details
      key={facet.facetKey}
      open={place < openAtFirst || isChosen(facet.facetKey, query)}
      className="group border-line border-b py-2"
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {facet.label}
        <Icon name="chevron-down" size={20} className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <FacetControls facet={facet} query={query} onChange={onChange} />
    </details>
  ))
}

function FacetControls({ facet, query, onChange }: Omit<Props, 'facets'> & { facet: Facet }) {
  const t = useTranslations('catalogue')
  if (facet.facetKey === 'price') {
    return (
      <RangeFacet
        facet={facet}
        low={query.minPrice}
        high={query.maxPrice}
        labels={{ low: t('filters.minPrice'), high: t('filters.maxPrice') }}
        onChange={(low, high) => onChange(withPrices(query, low, high), 'soon')}
      />
    )
  }
  if (facet.facetKey === 'sugar') {
    return (
      <FigureFacet
        facet={facet}
        value={query.maxSugar}
        label={t('filters.maxSugar')}
        onChange={(value) => onChange(withSugar(query, value), 'soon')}
      />
    )
  }
  return <FacetValues facet={facet} query={query} onChange={(next) => onChange(next, 'at-once')} />
}

function offersChoice({ values, min, max }: Facet): boolean {
  return values.length > 0 || (min !== null && max !== null && min < max)
}

function isChosen(facetKey: string, query: ListQuery): boolean {
  if (facetKey === 'price') return query.minPrice !== null || query.maxPrice !== null
  return facetKey === 'sugar' ? query.maxSugar !== null : facetKey in query.values
}
