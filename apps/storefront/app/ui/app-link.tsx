import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/** A link inside the shop, or a plain one when it leads to another host. */
export function AppLink({ to, ...rest }: Props) {
  // Without scripts a routed link is a plain one, and drawing that costs the server a tenth.
  const isPlain = isOutside(to) || (import.meta.env.SSR && to.startsWith('/'))
  return isPlain ? <PlainLink to={to} {...rest} /> : <Link to={to} {...rest} />
}

/** Takes what a plain anchor understands, and leaves out what only the router does. */
function PlainLink({
  to,
  prefetch: _prefetch,
  preventScrollReset: _preventScrollReset,
  reloadDocument: _reloadDocument,
  discover: _discover,
  relative: _relative,
  replace: _replace,
  state: _state,
  viewTransition: _viewTransition,
  mask: _mask,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  children,
  ...rest
}: Props) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}

function isOutside(address: string): boolean {
  return /^([a-z]+:|\/\/)/i.test(address)
}
