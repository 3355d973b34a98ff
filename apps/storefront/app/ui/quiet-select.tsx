import { type ComponentProps, useId } from 'react'
import { described, FieldError } from './field-frame'
import { Icon } from './icon'

type Props = Omit<ComponentProps<'select'>, 'id' | 'className'> & {
  /** For screen readers only: the visible label is above it. */
  label: string
  icon: string
  error?: string | null
}

/** A native select, as `SelectField`, that looks like a line of text. */
export function QuietSelect({ label, icon, error, children, ...rest }: Props) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="relative flex w-fit max-w-full items-center">
        <Icon name={icon} size={18} className="text-brand pointer-events-none absolute left-0" />
        <select
          {...rest}
          id={id}
          required
          className="text-ink -my-0.5 min-h-11 max-w-full min-w-0 appearance-none truncate bg-transparent [field-sizing:content] pr-7 pl-6.5 text-base font-medium underline decoration-1 underline-offset-4 hover:decoration-2 sm:text-sm"
          {...described(id, { error })}
        >
          {children}
        </select>
        <Icon name="chevron-down" size={18} className="text-muted pointer-events-none absolute right-1.5" />
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
