import { StaffApiError, api, read } from './api'
import type { Session } from './session'

/** The signed-in member; null without a session. */
export async function loadSession(): Promise<Session | null> {
  try {
    return await read(api.GET('/staff-api/v1/me'))
  } catch (error) {
    if (error instanceof StaffApiError && error.status === 401) return null
    throw error
  }
}
