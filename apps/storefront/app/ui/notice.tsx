import type { ComponentProps } from 'react'
import { Icon } from './icon'

const tones = {
  info: { icon: 'info', look: 'border-brand bg-brand-soft/50' },
  success: { icon: 'check', look: 'border-success bg-brand-soft/50' },
  warning: { icon: 'warning', look: 'border-warning bg-warning-soft' },
  danger: { icon: 'warning', look: 'border-danger bg-danger-soft' },
} as const

/** Something to know before going on. */
export function Notice({
  tone = 'info',
  className = '',
  children,
  ...rest
}: ComponentProps<'div'> & { tone?: keyof typeof tones }) {
  const { icon, look } = tones[tone]
  return (
    <div
      className={`rounded-control flex items-start gap-3 border-l-4 px-4 py-3.5 ${look} ${className}`}
      {...rest}
    >
      <Icon name={icon} size={22} className="mt-0.5" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
