import type { ComponentProps } from 'react'

/** The measure of the page: every section keeps to it. */
export function Container({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`mx-auto w-full max-w-page px-4 sm:px-8 lg:px-12 ${className}`} {...rest} />
}
