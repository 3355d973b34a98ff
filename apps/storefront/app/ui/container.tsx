import type { ComponentProps } from 'react'

/** The width of the page, for every section. */
export function Container({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`measure ${className}`.trimEnd()} {...rest} />
}
