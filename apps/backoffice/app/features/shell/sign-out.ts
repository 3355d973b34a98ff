import { api } from '../../platform/api'
import { queryClient } from '../../platform/query-client'

/** Ends the session here and at the shop; nothing that was read stays in the browser. */
export async function signOut(): Promise<void> {
  await api.POST('/staff-api/v1/sign-out')
  queryClient.clear()
  location.assign('/sign-in')
}
