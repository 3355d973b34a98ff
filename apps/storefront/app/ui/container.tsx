import type { ComponentProps } from 'react'

/** The measure of the page: every section keeps to it. */
export function Container({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`measure ${className}`.trimEnd()} {...rest} />
}
