import type { Permission } from '@haverhof/domain/backoffice'
import { type ReactNode, createContext, useCallback, useContext } from 'react'
import type { StaffSchemas } from './api'

/** Who works here, and where they may do what. */
export type Session = StaffSchemas['Me']

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Every screen but those of signing in has one. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('This screen needs somebody who is signed in')
  return session
}

/** `const can = useCan()`, `can('orders.ship')`: whether to offer something. The API refuses it in any case. */
export function useCan(): (permission: Permission, siteId?: number) => boolean {
  const { permissions } = useSession()
  return useCallback(
    (permission, siteId) => {
      const sites = permissions[permission]
      return sites !== undefined && (siteId === undefined || sites.includes(siteId))
    },
    [permissions],
  )
}

/** What staff call a site. */
export function useSiteName(): (siteId: number) => string {
  const { sites } = useSession()
  return useCallback(
    (siteId) => sites.find((site) => site.siteId === siteId)?.host ?? String(siteId),
    [sites],
  )
}

/** Each site once, by the host of its first language. */
export function useSites(): { siteId: number; host: string }[] {
  const { sites } = useSession()
  return sites.filter(({ siteId }, index) => sites.findIndex((site) => site.siteId === siteId) === index)
}
