import { statement } from '../../database/index.ts'
import type { Retention } from '../../jobs/index.ts'

type Old = { before: Date; atOnce: number }

/** ACCOUNTS-15: what has expired is of no use to anyone, least of all to us. A used link stays a used link for a day. */
export const accountRetention: readonly Retention[] = [
  {
    what: 'expired sessions',
    table: 'account_session',
    keptDays: 0,
    batch: statement<Old, { gone: number }>(
      'accounts-forget-sessions',
      expired('account_session', 'session_hash'),
    ),
  },
  {
    what: 'expired links',
    table: 'account_token',
    keptDays: 1,
    batch: statement<Old, { gone: number }>('accounts-forget-tokens', expired('account_token', 'token_hash')),
  },
  {
    what: 'known browsers',
    table: 'account_device',
    keptDays: 0,
    batch: statement<Old, { gone: number }>(
      'accounts-forget-old-devices',
      expired('account_device', 'device_hash'),
    ),
  },
  {
    what: 'used captchas',
    table: 'used_captcha',
    keptDays: 0,
    batch: statement<Old, { gone: number }>(
      'accounts-forget-captchas',
      expired('used_captcha', 'solution_hash'),
    ),
  },
  {
    what: 'answered questions to passkeys',
    table: 'used_passkey_challenge',
    keptDays: 0,
    batch: statement<Old, { gone: number }>(
      'accounts-forget-passkey-challenges',
      expired('used_passkey_challenge', 'challenge_hash'),
    ),
  },
  {
    what: 'registrations that nobody confirmed',
    table: 'account',
    keptDays: 30,
    batch: statement<Old, { gone: number }>(
      'accounts-forget-waiting',
      `
        with old as (
          select user_id from account a where not is_activated and created_at < :before
            and not exists (select from account_token t where t.user_id = a.user_id and t.expires_at > now())
          limit :atOnce for update skip locked),
        gone as (delete from account a using old where a.user_id = old.user_id returning 1)
        select count(*)::int gone from gone`,
    ),
  },
]

function expired(table: string, key: string): string {
  return `
    with old as (select ${key} from ${table} where expires_at < :before limit :atOnce for update skip locked),
    gone as (delete from ${table} t using old where t.${key} = old.${key} returning 1)
    select count(*)::int gone from gone`
}
