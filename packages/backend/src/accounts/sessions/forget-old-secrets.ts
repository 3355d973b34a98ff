import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'

/** ACCOUNTS-15: what has expired is of no use to anyone, least of all to us. */
export async function forgetOldSecrets({ database }: AppContext): Promise<void> {
  await database.rows(forget)
}

// A used token is kept until it would have expired, so that its second use stays a second use.
const forget = statement(
  'accounts-forget-old',
  `
    with sessions as (delete from account_session where expires_at < now()),
      tokens as (delete from account_token where expires_at < now() - interval '1 day'),
      devices as (delete from account_device where expires_at < now()),
      waiting as (
        delete from account where not is_activated and created_at < now() - interval '30 days'
          and not exists (select 1 from account_token t where t.user_id = account.user_id and t.expires_at > now()))
    delete from used_captcha where expires_at < now()`,
)
