import type { ComponentProps } from 'react'
import { Link } from 'react-router'

const looks = {
  /** The one thing to do on a screen. */
  primary: 'button-primary',
  brand: 'button-brand',
  quiet: 'button-quiet',
  text: 'button-text',
} as const

type Look = keyof typeof looks

export function Button({
  look = 'quiet',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={`button ${looks[look]} ${className}`.trimEnd()} {...rest} />
}

export function ButtonLink({
  look = 'quiet',
  className = '',
  ...rest
}: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link className={`button ${looks[look]} ${className}`.trimEnd()} {...rest} />
}
