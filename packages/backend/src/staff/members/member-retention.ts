import { deleteRows } from '../../jobs/index.ts'

export const memberRetention = [
  deleteRows('ended staff sessions', 'staff_session', 'ends_at < :before'),
  deleteRows('unanswered passkey challenges of staff', 'staff_challenge', 'expires_at < :before'),
  deleteRows('ended invitations', 'staff_invitation', 'expires_at < :before'),
]
