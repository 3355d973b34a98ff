import { type Database, statement } from '../database/index.ts'
import type { Customer } from '../http/index.ts'
import type { OwnMailbox } from '../newsletter/index.ts'

/** The mailbox of the customer who is signed in. An account that was deleted a moment ago has none. */
export async function mailboxOf(
  { rows }: Pick<Database, 'rows'>,
  { userId }: Customer,
): Promise<OwnMailbox | null> {
  const [account] = await rows(read, { userId })
  return account ?? null
}

const read = statement<{ userId: string }, OwnMailbox>(
  'customers-mailbox',
  'select site_id "siteId", email_address "emailAddress" from account where user_id = :userId',
)
