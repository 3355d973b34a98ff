import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field'

export const controlLook =
  'block w-full min-h-12 rounded-control border border-line-strong bg-surface px-4 py-2.5 text-base text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:border-2 disabled:opacity-60'

type Around = {
  label: ReactNode
  optional?: string | undefined
  hint?: ReactNode | undefined
  error?: string | null | undefined
  fieldClassName?: string
}

export function TextField({
  label,
  optional,
  hint,
  error,
  fieldClassName,
  className = '',
  ...rest
}: Around & ComponentProps<'input'>) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error} className={fieldClassName ?? ''}>
      {(control) => <input type="text" {...rest} {...control} className={`${controlLook} ${className}`} />}
    </Field>
  )
}

export function TextArea({
  label,
  optional,
  hint,
  error,
  fieldClassName,
  className = '',
  ...rest
}: Around & ComponentProps<'textarea'>) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error} className={fieldClassName ?? ''}>
      {(control) => <textarea rows={5} {...rest} {...control} className={`${controlLook} ${className}`} />}
    </Field>
  )
}

export function Select({
  label,
  optional,
  hint,
  error,
  fieldClassName,
  className = '',
  children,
  ...rest
}: Around & ComponentProps<'select'>) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error} className={fieldClassName ?? ''}>
      {(control) => (
        <select {...rest} {...control} className={`select-arrow ${controlLook} pr-11 ${className}`}>
          {children}
        </select>
      )}
    </Field>
  )
}
