import { type ReactNode, useId } from 'react'

type Props = {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  label: ReactNode
  isDisabled?: boolean
  className?: string
}

/** A checkbox with its label. */
export function Checkbox({ isSelected, onChange, label, isDisabled = false, className = '' }: Props) {
  const id = useId()
  return (
    <div className={`flex items-start gap-2 ${className}`}>
      <input
        id={id}
        type="checkbox"
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        className="accent-brand mt-0.5 size-4 shrink-0"
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
