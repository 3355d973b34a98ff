import type { ComponentProps } from 'react'

const tones = {
  brand: 'bg-brand-soft text-brand-deep',
  action: 'bg-action text-on-action',
  quiet: 'border border-line-strong text-muted',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const

/** A word or two about the thing beside it. */
export function Badge({
  tone = 'brand',
  className = '',
  ...rest
}: ComponentProps<'span'> & { tone?: keyof typeof tones }) {
  return <span className={`badge ${tones[tone]} ${className}`.trimEnd()} {...rest} />
}
