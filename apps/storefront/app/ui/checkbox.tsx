import { type ComponentProps, type ReactNode, useId } from 'react'
import { controlProps, FieldNotes } from './field'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode | undefined
  error?: string | null | undefined
}

/** A tick with its label; the whole line is the target. */
export function Checkbox(props: Props) {
  return <Tick type="checkbox" {...props} />
}

export function Radio(props: Props) {
  return <Tick type="radio" {...props} />
}

function Tick({ label, hint, error, type, className = '', ...rest }: Props & { type: 'checkbox' | 'radio' }) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
        <input
          type={type}
          {...rest}
          {...controlProps(id, hint, error)}
          className="accent-brand mt-0.5 size-5 shrink-0 cursor-pointer disabled:cursor-not-allowed"
        />
        <span className="min-w-0">{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
