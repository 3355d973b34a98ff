import { Children, type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-frame'

/** A choice among a few options with a line or two each. */
export function RadioCards({
  legend,
  isLegendHidden = false,
  error,
  children,
}: {
  legend: ReactNode
  isLegendHidden?: boolean
  error?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'pb-2 font-medium'}>{legend}</legend>
      <div className="border-line-strong rounded-card divide-line bg-surface divide-y overflow-clip border">
        {children}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

type CardProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'className' | 'title' | 'children'> & {
  title: ReactNode
  text?: ReactNode
  /** Its price, at the end of the line. */
  aside?: ReactNode
  /** Fields that the choice requires. */
  children?: ReactNode
}

/** Two absent children are an array, which would count as content. */
function hasContent(children: ReactNode): boolean {
  return Children.toArray(children).length > 0
}

export function RadioCard({ title, text, aside, children, ...rest }: CardProps) {
  const id = useId()
  return (
    <div className="has-[>label>input:checked]:bg-brand-soft/40 has-[>label>input:checked]:inset-ring-brand has-[>label>input:checked]:inset-ring-2 first:rounded-t-card last:rounded-b-card">
      <label
        htmlFor={id}
        className="has-focus-visible:outline-brand has-disabled:text-muted flex min-h-14 items-start gap-x-3 px-4 py-4 -outline-offset-4 has-focus-visible:outline-3 sm:px-5"
      >
        <input type="radio" {...rest} id={id} className="accent-brand mt-0.5 size-5 shrink-0 outline-none" />
        {/* With large letters the price takes a line of its own. */}
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          <span className="min-w-0 flex-1 basis-[16rem]">
            <span className="block leading-snug font-semibold">{title}</span>
            {text ? <span className="text-muted mt-0.5 block text-sm">{text}</span> : null}
          </span>
          {aside ? <span className="leading-snug font-semibold tabular-nums">{aside}</span> : null}
        </span>
      </label>
      {hasContent(children) ? <div className="px-4 pb-5 sm:pr-5 sm:pl-13">{children}</div> : null}
    </div>
  )
}
