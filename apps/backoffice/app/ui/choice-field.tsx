import { useId } from 'react'

type Props<Value extends string> = {
  label: string
  value: Value | null
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  isLabelHidden?: boolean
}

/** A choice among a few visible options: one press, or the arrow keys. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChange, isLabelHidden } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={isLabelHidden ? 'sr-only' : 'pb-1 font-medium'}>{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="border-line-strong has-checked:border-brand has-checked:bg-brand-soft hover:bg-sunken has-focus-visible:outline-brand inline-flex min-h-8 items-center rounded-full border px-3 has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-1"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
