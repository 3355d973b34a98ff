type Props = {
  name: string
  label: string
  unit: string | null
  value: number | null
  bounds: { min: number; max: number }
  onChange: (value: number | null) => void
}

const decimals = 2

/** A figure to type; empty means: no limit. */
export function FigureInput({ name, label, unit, value, bounds, onChange }: Props) {
  return (
    <label className="min-w-0 flex-1 text-sm">
      <span className="text-muted block">{label}</span>
      <span className="border-line-strong bg-surface rounded-control focus-within:outline-brand flex items-center border focus-within:outline-2">
        <input
          type="number"
          inputMode="decimal"
          name={name}
          min={0}
          step="any"
          placeholder={String(bounds[name.endsWith('min') ? 'min' : 'max'])}
          value={value ?? ''}
          onChange={(event) => onChange(readFigure(event.target.value))}
          className="min-h-11 w-full min-w-0 bg-transparent px-3 outline-none"
        />
        {unit && <span className="text-muted pr-3">{unit}</span>}
      </span>
    </label>
  )
}

function readFigure(text: string): number | null {
  const figure = Number(text)
  return text === '' || Number.isNaN(figure) || figure < 0 ? null : Number(figure.toFixed(decimals))
}
