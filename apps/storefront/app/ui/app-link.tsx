import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/** A link inside the shop, or a plain one when it leads to another host. */
export function AppLink({ to, ...rest }: Props) {
  return isOutside(to) ? <OutsideLink to={to} {...rest} /> : <Link to={to} {...rest} />
}

/** Takes what a plain anchor understands, and leaves out what only the router does. */
function OutsideLink({ to, children, ...rest }: Props) {
  return (
    <a href={to} {...plainProps(rest)}>
      {children}
    </a>
  )
}

const routerProps = new Set([
  'prefetch',
  'preventScrollReset',
  'reloadDocument',
  'discover',
  'relative',
  'replace',
  'state',
  'viewTransition',
])

function plainProps(props: Omit<Props, 'to' | 'children'>): ComponentProps<'a'> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !routerProps.has(name)))
}

function isOutside(address: string): boolean {
  return /^([a-z]+:|\/\/)/i.test(address)
}
