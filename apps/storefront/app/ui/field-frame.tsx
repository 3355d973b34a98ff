import type { ReactNode } from 'react'
import { Icon } from './icon'

export type FieldLook = {
  label: ReactNode
  /** A line of help below the label, there before anything goes wrong. */
  hint?: ReactNode | undefined
  /** What is wrong, in words. */
  error?: ReactNode | undefined
  /** The word for a field that may stay empty; fields without it must be filled in. */
  optional?: string | undefined
  /** Where the label is short of room: only screen readers hear that the field may stay empty. */
  isOptionalHidden?: boolean | undefined
  className?: string | undefined
}

type Props = FieldLook & { id: string; children: ReactNode }

/** A field with its label above and its problem below. */
export function FieldFrame(props: Props) {
  const { id, label, hint, error, optional, isOptionalHidden, className = '', children } = props
  return (
    <div className={`flex min-w-0 flex-col ${className}`}>
      <label htmlFor={id} className="pb-1.5 font-medium">
        {label}
        {optional ? (
          <span className={isOptionalHidden ? 'sr-only' : 'text-muted text-sm font-normal'}> {optional}</span>
        ) : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-muted -mt-1 pb-2 text-sm">
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="text-danger flex items-start gap-2 pt-1.5 text-sm font-medium">
      <Icon name="warning" size={18} className="mt-0.5" />
      <span className="min-w-0">{error}</span>
    </p>
  )
}

/** What a screen reader says about a control besides its label. */
export function described(id: string, { hint, error }: Pick<FieldLook, 'hint' | 'error'>) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}
