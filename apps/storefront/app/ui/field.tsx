import { type ReactNode, useId } from 'react'
import { Icon } from './icon'

type FieldProps = {
  label: ReactNode
  /** Beside the label when the field may stay empty, in the page's language. */
  optional?: string | undefined
  hint?: ReactNode | undefined
  error?: string | null | undefined
  /** Draws the control; the attributes tie it to label, hint and error. */
  children: (control: ControlProps) => ReactNode
  className?: string
}

type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** A label, a control, and room for a hint and for what is wrong, in words beside the field. */
export function Field({ label, optional, hint, error, children, className = '' }: FieldProps) {
  const id = useId()
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
        {optional ? <span className="text-muted ml-2 text-sm font-normal">{optional}</span> : null}
      </label>
      {children(controlProps(id, hint, error))}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export function controlProps(id: string, hint: ReactNode, error: string | null | undefined): ControlProps {
  const notes = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return { id, ...(notes && { 'aria-describedby': notes }), ...(error && { 'aria-invalid': true as const }) }
}

export function FieldNotes({
  id,
  hint,
  error,
}: {
  id: string
  hint?: ReactNode
  error?: string | null | undefined
}) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="text-muted mt-1.5 text-sm">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-danger mt-1.5 flex items-start gap-2 text-sm font-medium">
          <Icon name="warning" size={18} className="mt-0.5" />
          <span>{error}</span>
        </p>
      ) : null}
    </>
  )
}
