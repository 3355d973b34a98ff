import type { ComponentProps } from 'react'
import { Link } from 'react-router'

const looks = {
  /** The one thing to do on a screen. */
  primary: 'bg-action text-on-action hover:bg-action-deep font-semibold',
  brand: 'bg-brand text-on-brand hover:bg-brand-deep font-semibold',
  quiet: 'border border-line-strong bg-transparent text-ink hover:bg-sunken font-medium',
  text: 'text-brand underline underline-offset-4 decoration-1 hover:decoration-2 font-medium px-0!',
} as const

type Look = keyof typeof looks

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-center leading-tight transition-colors duration-150 disabled:opacity-50'

export function Button({
  look = 'quiet',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={`${shape} ${looks[look]} ${className}`} {...rest} />
}

export function ButtonLink({
  look = 'quiet',
  className = '',
  ...rest
}: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link className={`${shape} ${looks[look]} ${className}`} {...rest} />
}
