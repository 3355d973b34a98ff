import { type KeyboardEvent, useState } from 'react'
import { Icon } from './icon'

type Props = {
  value: number
  max: number
  onChange: (value: number) => void
  /** Labels of the field and its two buttons for screen readers. */
  labels: { field: string; less: string; more: string }
  describedBy?: string | undefined
}

/** A whole number from 1 on, to step through or to type. What is typed counts when the field is left, or on Enter. */
export function Quantity({ value, max, onChange, labels, describedBy }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const take = (next: number) => {
    setDraft(null)
    const allowed = Math.min(Math.max(next, 1), max)
    if (allowed !== value) onChange(allowed)
  }
  const finish = () => {
    if (draft === null) return
    take(/^\d+$/.test(draft.trim()) ? Number(draft) : value)
  }
  const onKeyDown = (press: KeyboardEvent) => {
    if (press.key === 'Enter') finish()
    else if (press.key === 'ArrowUp') take(value + 1)
    else if (press.key === 'ArrowDown') take(value - 1)
    else return
    press.preventDefault()
  }
  return (
    <div className="border-line-strong rounded-control bg-surface focus-within:border-brand inline-flex w-fit items-stretch border">
      <Step icon="minus" label={labels.less} isPossible={value > 1} onClick={() => take(value - 1)} />
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(max).length}
        aria-label={labels.field}
        aria-describedby={describedBy}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value.replaceAll(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={finish}
        onKeyDown={onKeyDown}
        className="w-11 bg-transparent text-center font-semibold tabular-nums"
      />
      <Step icon="plus" label={labels.more} isPossible={value < max} onClick={() => take(value + 1)} />
    </div>
  )
}

type StepProps = { icon: 'minus' | 'plus'; label: string; isPossible: boolean; onClick: () => void }

/** Stays in the tab order at its end, so that the focus is not lost with the last step. */
function Step({ icon, label, isPossible, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-disabled={!isPossible}
      onClick={() => isPossible && onClick()}
      className="hover:bg-sunken rounded-control aria-disabled:text-muted grid size-11 shrink-0 place-items-center aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:opacity-50"
    >
      <Icon name={icon} size={18} label={label} />
    </button>
  )
}
