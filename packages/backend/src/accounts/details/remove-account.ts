import { statement, type Transaction } from '../../database/index.ts'

export type AccountOwner = {
  userId: string
  siteId: number
  languageId: number
  emailAddress: string
  firstName: string
}

/** Orders that are being placed refer to the account and need not wait for this lock; undefined when it is gone already. */
export async function lockAccount({ rows }: Transaction, userId: string): Promise<AccountOwner | undefined> {
  const [owner] = await rows(lock, { userId })
  return owner
}

/** Sessions and links go with the account. */
export async function removeAccount({ rows }: Transaction, userId: string): Promise<void> {
  await rows(remove, { userId })
}

const lock = statement<{ userId: string }, AccountOwner>(
  'accounts-lock-for-removal',
  `
    select user_id "userId", site_id "siteId", language_id "languageId", email_address "emailAddress",
      first_name "firstName"
    from account where user_id = :userId for no key update`,
)

const remove = statement<{ userId: string }>('accounts-remove', 'delete from account where user_id = :userId')
