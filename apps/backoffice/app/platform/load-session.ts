import { StaffApiError } from './api'
import type { Session } from './session'

/** Who is signed in; null when nobody is. */
export async function loadSession(): Promise<Session | null> {
  const response = await fetch('/staff-api/v1/me')
  if (response.status === 401) return null
  if (!response.ok) throw new StaffApiError(response.status, await response.text())
  return (await response.json()) as Session
}
