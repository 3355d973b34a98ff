import type { Facet } from './card'
import { FigureInput } from './figure-input'

type Props = {
  facet: Facet
  value: number | null
  onChange: (value: number | null) => void
}

const step = 0.5

/** An upper limit, to type or to drag. At the highest there is, it is no limit. */
export function FigureFacet({ facet, value, onChange }: Props) {
  const { label } = facet
  const bounds = { min: floorTo(facet.min ?? 0), max: Math.ceil((facet.max ?? 0) / step) * step }
  return (
    <fieldset className="pb-4">
      <legend className="sr-only">{label}</legend>
      <input
        type="range"
        step={step}
        {...bounds}
        aria-label={label}
        value={value ?? bounds.max}
        onChange={(event) => {
          const next = Number(event.target.value)
          onChange(next >= bounds.max ? null : next)
        }}
        className="accent-brand h-11 w-full noscript:hidden"
      />
      <FigureInput
        name={facet.facetKey}
        label={label}
        unit={facet.unit ?? null}
        value={value}
        bounds={bounds}
        onChange={onChange}
      />
    </fieldset>
  )
}

function floorTo(value: number): number {
  return Math.floor(value / step) * step
}
