import { type ReactNode, useId } from 'react'
import { controlLook } from './control-look'

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  hint?: ReactNode
  isLabelHidden?: boolean
  className?: string
}

/** One of a few. The browser's own list: quick with keys and on touch screens. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChange, hint, isLabelHidden, className = '' } = props
  const id = useId()
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className={controlLook}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint ? (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
