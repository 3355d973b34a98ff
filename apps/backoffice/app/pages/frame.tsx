import { useEffect } from 'react'
import { Outlet, redirect, useNavigate } from 'react-router'
import { OfficeFrame } from '../features/shell/office-frame'
import { RunningTasks } from '../features/tasks/running-tasks'
import { StepUpDialog } from '../features/sign-in/step-up-dialog'
import { loadSession } from '../platform/load-session'
import { onSignedOut } from '../platform/signed-out'
import { SessionProvider } from '../platform/session'
import type { Route } from './+types/frame'

/** A signed-out member signs in and comes back here (OFFICE-4). */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const session = await loadSession()
  if (session) return session
  const { pathname, search } = new URL(request.url)
  throw redirect(signInPath(pathname + search))
}

export function shouldRevalidate() {
  return false
}

export default function Frame({ loaderData: session }: Route.ComponentProps) {
  const navigate = useNavigate()
  useEffect(
    () => onSignedOut(() => void navigate(signInPath(location.pathname + location.search))),
    [navigate],
  )
  return (
    <SessionProvider session={session}>
      <OfficeFrame tools={<RunningTasks />}>
        <Outlet />
      </OfficeFrame>
      <StepUpDialog />
    </SessionProvider>
  )
}

function signInPath(back: string): string {
  return back === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ back }).toString()}`
}
