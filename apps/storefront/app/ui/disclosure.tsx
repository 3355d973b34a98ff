import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon'

type Props = Omit<ComponentProps<'details'>, 'children'> & {
  summary: ReactNode
  children: ReactNode
  summaryClassName?: string
}

/** More on demand; works without scripts. */
export function Disclosure({ summary, children, className = '', summaryClassName, ...rest }: Props) {
  return (
    <details className={`disclosure ${className}`.trimEnd()} {...rest}>
      <summary className={summaryClassName}>
        <span>{summary}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div>{children}</div>
    </details>
  )
}
