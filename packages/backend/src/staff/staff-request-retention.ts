import { deleteRows } from '../jobs/index.ts'

/** STAFF-7: after that no caller repeats a request. */
export const staffRequestRetention = deleteRows(
  'answers to staff requests',
  'staff_request',
  'requested_at < :before',
)
