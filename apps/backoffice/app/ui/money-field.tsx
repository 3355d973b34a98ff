import { type ReactNode, useId, useState } from 'react'
import { centsOfText } from '../platform/cents-of-text'
import { useFormats } from '../platform/formats'
import { controlLook } from './control-look'

type Props = {
  label: string
  /** Null while the input is no amount. */
  cents: number | null
  onChange: (cents: number | null) => void
  hint?: ReactNode
  /** What is wrong with an amount that can be read. */
  error?: string | undefined
  /** Said when it is no amount at all. */
  unreadable: string
  autoFocus?: boolean
  isLabelHidden?: boolean
}

/** Euros, typed with a comma or a point; calls back on every key. */
export function MoneyField(props: Props) {
  const { label, cents, onChange, hint, error, unreadable, autoFocus = false, isLabelHidden } = props
  const { amount } = useFormats()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isUnreadable = typed !== null && centsOfText(typed) === null
  const problem = isUnreadable ? unreadable : error
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium'}>
        {label}
      </label>
      <div className="relative w-32">
        <span aria-hidden="true" className="text-muted absolute top-1/2 left-2.5 -translate-y-1/2">
          €
        </span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? amount(cents ?? 0)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first thing to fill in
          autoFocus={autoFocus}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTyped(event.target.value)
            onChange(centsOfText(event.target.value))
          }}
          onBlur={() => (isUnreadable ? undefined : setTyped(null))}
          className={`${controlLook} pl-6! text-right`}
        />
      </div>
      <p id={`${id}-hint`} className={`text-sm ${problem ? 'text-danger font-medium' : 'text-muted'}`}>
        {problem ?? hint}
      </p>
    </div>
  )
}
