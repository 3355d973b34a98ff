import type { ReactNode } from 'react'
import { Icon } from './icon'

/** Nothing here yet: says so, and what to do about it. */
export function EmptyState({
  icon,
  picture,
  title,
  children,
}: {
  icon?: string
  /** A drawing beside the words, on small screens above them. */
  picture?: ReactNode
  title: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="border-line flex flex-col gap-x-16 gap-y-6 border-y py-10 sm:flex-row-reverse sm:items-center sm:justify-end">
      {picture}
      <div className="flex min-w-0 flex-col items-start gap-3">
        {icon ? <Icon name={icon} size={40} className="text-brand" /> : null}
        <p className="font-display text-2xl font-semibold">{title}</p>
        {children ? <div className="text-muted max-w-prose">{children}</div> : null}
      </div>
    </div>
  )
}
