import { track } from '../../toolkit/data-layer'
import type { Facet } from './card'
import type { ListQuery } from './list-address'
import { withToggled } from './list-choices'

type Props = { facet: Facet; query: ListQuery; onChange: (next: ListQuery) => void }

/** A value that would leave nothing stays to be seen, but cannot be chosen (LISTS-3). */
export function FacetValues({ facet, query, onChange }: Props) {
  const { facetKey, values, label } = facet
  const chosen = query.values[facetKey] ?? []
  // One value at a time among several is a choice of one; a single value is simply on or off.
  const type = facet.kind === 'single-select' && values.length > 1 ? 'radio' : 'checkbox'
  return (
    // The look of the values is in styles/facet-values.css: a list has dozens of them.
    <fieldset className="facet-values">
      <legend className="sr-only">{label}</legend>
      {values.map(({ key, label: name, count }) => {
        const isChosen = chosen.includes(key)
        const isEmpty = count === 0 && !isChosen
        return (
          <label key={key}>
            <input
              type={type}
              name={facetKey}
              value={key}
              checked={isChosen}
              disabled={isEmpty}
              onChange={() => {
                if (!isChosen)
                  track('filter_products', { filter_name: facetKey.replaceAll('-', ' '), filter_value: key })
                onChange(withToggled(query, facetKey, key))
              }}
            />
            <span>{name}</span>
            <span>{count}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
