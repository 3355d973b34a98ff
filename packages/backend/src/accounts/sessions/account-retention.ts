import { deleteRows } from '../../jobs/index.ts'

const expired = 'expires_at < :before'

/** ACCOUNTS-15: what has expired. A used link stays a used link for a day. */
export const accountRetention = [
  deleteRows('expired sessions', 'account_session', expired),
  deleteRows('expired links', 'account_token', expired),
  deleteRows('known browsers', 'account_device', expired),
  deleteRows('used captchas', 'used_captcha', expired),
  deleteRows(
    'unconfirmed registrations',
    'account',
    `
      not is_activated and created_at < :before
      and not exists (select from account_token t where t.user_id = account.user_id and t.expires_at > now())`,
  ),
]
