import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link inside the shop, or a plain one when it leads to another host. */
export function AppLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  if (/^([a-z]+:|\/\/)/i.test(to)) return <a href={to} {...rest} />
  return <Link to={to} {...rest} />
}
