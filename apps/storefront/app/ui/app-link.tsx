import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/** A link inside the shop, or a plain one when it leads to another host. */
export function AppLink({ to, ...rest }: Props) {
  return isOutside(to) ? <OutsideLink to={to} {...rest} /> : <Link to={to} {...rest} />
}

/** Without what only the router understands. */
function OutsideLink({ to, children, ...rest }: Props) {
  const {
    prefetch,
    preventScrollReset,
    reloadDocument,
    discover,
    relative,
    replace,
    state,
    viewTransition,
    ...plain
  } = rest
  return (
    <a href={to} {...plain}>
      {children}
    </a>
  )
}

export function isOutside(address: string): boolean {
  return /^([a-z]+:|\/\/)/i.test(address)
}
