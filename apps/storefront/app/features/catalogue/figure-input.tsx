type Props = {
  name: string
  label: string
  unit: string | null
  value: number | null
  bounds: { min: number; max: number }
  onChange: (value: number | null) => void
}

const decimals = 2

/** A figure to type (styles/facet-values.css); empty means: no limit. */
export function FigureInput({ name, label, unit, value, bounds, onChange }: Props) {
  return (
    <label className="figure-input">
      <span>{label}</span>
      <span>
        <input
          type="number"
          inputMode="decimal"
          name={name}
          min={0}
          step="any"
          placeholder={String(bounds[name.endsWith('min') ? 'min' : 'max'])}
          value={value ?? ''}
          onChange={(event) => onChange(readFigure(event.target.value))}
        />
        {unit && <span>{unit}</span>}
      </span>
    </label>
  )
}

function readFigure(text: string): number | null {
  const figure = Number(text)
  return text === '' || Number.isNaN(figure) || figure < 0 ? null : Number(figure.toFixed(decimals))
}
