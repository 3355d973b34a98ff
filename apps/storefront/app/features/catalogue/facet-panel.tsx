import { useState } from 'react'
import { useTranslations } from '#texts'
import { Disclosure } from '../../ui/disclosure'
import type { Facet } from './card'
import { FacetValues } from './facet-values'
import { FigureFacet } from './figure-facet'
import type { ListQuery } from './list-address'
import { withPrices, withSugar } from './list-choices'
import { RangeFacet } from './range-facet'

/** A change by ticking counts at once; figures are still being typed or dragged, so they wait a moment. */
export type ChangeFilters = (next: ListQuery, pace: 'at-once' | 'soon') => void

type Props = {
  facets: readonly Facet[]
  query: ListQuery
  onChange: ChangeFilters
  /** What is closed is drawn when it is opened. A plain form needs all of it (LISTS-6), a dialog does not. */
  isLazy?: boolean
}

const openAtFirst = 3

/** Every facet that leaves something to choose. */
export function FacetPanel({ facets, query, onChange, isLazy = false }: Props) {
  return facets
    .filter(offersChoice)
    .map((facet, index) => (
      <FacetGroup
        key={facet.facetKey}
        isFirst={index < openAtFirst}
        {...{ facet, query, onChange, isLazy }}
      />
    ))
}

type GroupProps = Omit<Props, 'facets'> & { facet: Facet }

function FacetGroup({ isFirst, ...props }: GroupProps & { isFirst: boolean }) {
  // Decided once: what the visitor opens or closes later is up to them.
  const [isOpen] = useState(isFirst || isChosen(props.facet.facetKey, props.query))
  const [isDrawn, setIsDrawn] = useState(isOpen || !props.isLazy)
  return (
    <Disclosure
      summary={props.facet.label}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setIsDrawn(true)}
    >
      {isDrawn && <FacetControls {...props} />}
    </Disclosure>
  )
}

function FacetControls({ facet, query, onChange }: GroupProps) {
  const t = useTranslations('lists')
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
        onChange={(value) => onChange(withSugar(query, value), 'soon')}
      />
    )
  }
  return <FacetValues facet={facet} query={query} onChange={(next) => onChange(next, 'at-once')} />
}

function offersChoice({ values, min, max }: Facet): boolean {
  return values.length > 0 || (min ?? 0) < (max ?? 0)
}

function isChosen(facetKey: string, query: ListQuery): boolean {
  if (facetKey === 'price') return query.minPrice !== null || query.maxPrice !== null
  return facetKey === 'sugar' ? query.maxSugar !== null : facetKey in query.values
}
