import type { ReactNode } from 'react'
import { Icon } from './icon'

/** An empty page or list, with what to do about it. */
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
    <div className="empty-state">
      {picture}
      <div>
        {icon ? <Icon name={icon} size={40} /> : null}
        <p>{title}</p>
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  )
}
