import { redirect } from 'react-router'
import { areas } from '../platform/areas'
import { loadSession } from '../platform/load-session'

/** The work begins with the first area that the member may enter: the laboratory has no orders. */
export async function clientLoader() {
  const session = await loadSession()
  const isOpen = ({ permissions }: (typeof areas)[number]) =>
    permissions.some((permission) => session?.permissions[permission] !== undefined)
  throw redirect(areas.find(isOpen)?.path ?? '/today')
}

export default function HomePage() {
  return null
}
