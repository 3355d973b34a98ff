import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'id'> & { label: ReactNode; hint?: ReactNode | undefined }

/** A tick with its label, which is part of the target, and a line about it below. */
export function Checkbox({ label, hint, className = '', ...rest }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          {...rest}
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="accent-brand mt-0.5 size-5 shrink-0 cursor-pointer disabled:cursor-not-allowed"
        />
        <span className="min-w-0 font-medium">{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-muted -mt-1 pl-8 text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
