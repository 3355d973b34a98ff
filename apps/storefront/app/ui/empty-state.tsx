import type { ReactNode } from 'react'
import { Icon } from './icon'

/** Nothing here yet: says so, and what to do about it. */
export function EmptyState({
  icon,
  title,
  children,
}: {
  icon?: string
  title: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="border-line flex flex-col items-start gap-3 border-y py-10">
      {icon ? <Icon name={icon} size={40} className="text-brand" /> : null}
      <p className="font-display text-2xl font-semibold">{title}</p>
      {children ? <div className="text-muted max-w-prose">{children}</div> : null}
    </div>
  )
}
