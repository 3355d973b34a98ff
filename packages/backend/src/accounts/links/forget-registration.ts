import type { Profile } from '@haverhof/domain/accounts'
import { statement, type Transaction } from '../../database/index.ts'
import { emptyProfile, profileColumns } from '../details/profile-columns.ts'
import { nobodysHash } from '../password/passwords.ts'

/**
 * The reader of the mailbox may never have seen what was registered: another's password would open the account, and
 * another's address would get the goods (ACCOUNTS-25). An account that works is left as it is.
 */
export async function forgetRegistration({ rows }: Transaction, userId: string): Promise<void> {
  await rows(forget, { userId, nobodysHash, ...emptyProfile })
}

const forget = statement<{ userId: string; nobodysHash: string } & Profile>(
  'accounts-forget-registration',
  `
    with forgotten as (
      delete from account_address e using account a where e.user_id = a.user_id and a.user_id = :userId and not a.is_activated)
    update account set password_hash = :nobodysHash, ${profileColumns.set}, vat_number_valid = null, address = null, billing_contact = null, shipping = null,
      alternative_shipping_address = false, newsletter_wish = false
    where user_id = :userId and not is_activated`,
)
