import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon'

type Props = Omit<ComponentProps<'details'>, 'children'> & {
  summary: ReactNode
  children: ReactNode
  summaryClassName?: string
}

/** More on demand; works before any script does. */
export function Disclosure({ summary, children, className = '', summaryClassName = '', ...rest }: Props) {
  return (
    <details className={`group border-line border-b ${className}`} {...rest}>
      <summary
        className={`flex min-h-12 list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden ${summaryClassName}`}
      >
        <span className="min-w-0">{summary}</span>
        <Icon
          name="chevron-down"
          size={20}
          className="transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
