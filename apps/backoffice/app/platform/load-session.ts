import { StaffApiError, api, read } from './api'
import type { Session } from './session'

/** Who is signed in; null when nobody is. */
export async function loadSession(): Promise<Session | null> {
  try {
    return await read(api.GET('/staff-api/v1/me'))
  } catch (error) {
    if (error instanceof StaffApiError && error.status === 401) return null
    throw error
  }
}
