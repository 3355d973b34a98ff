import { queryClient } from '../../platform/query-client'

/** Ends the session here and at the shop; nothing that was read stays in the browser. */
export async function signOut(): Promise<void> {
  await fetch('/staff-api/v1/sign-out', { method: 'POST' })
  queryClient.clear()
  location.assign('/sign-in')
}
