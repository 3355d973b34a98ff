import { StaffApiError, createStaffClient } from '@haverhof/api-client/staff'
import { signedOut } from './signed-out'

export { StaffApiError, type StaffQuery, type StaffSchemas, read } from '@haverhof/api-client/staff'

/** `read(api.GET('/staff-api/v1/orders/{id}', { params: { path: { id } } }))` */
export const api = createStaffClient(typeof location === 'undefined' ? 'http://localhost' : location.origin, {
  send: async (request) => {
    const response = await fetch(request)
    // The session ended: the sign-in screen opens, and leads back to this address.
    if (response.status === 401 && !/\/staff-api\/v1\/(sign-in|invitations)/.test(request.url)) signedOut()
    return response
  },
})

export function isRefused(error: unknown, code: string): boolean {
  return error instanceof StaffApiError && error.code === code
}
