import { statement, type Database, type Transaction } from '../../database/index.ts'

export type OwnPasskey = {
  passkeyId: number
  credentialId: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

type Client = Pick<Database, 'rows'>

export function listPasskeys({ rows }: Client, userId: string): Promise<OwnPasskey[]> {
  return rows(list, { userId })
}

/** False when the customer has no such passkey. The password and the mailed link stay, so the last one may go, too. */
export async function removePasskey(
  { rows }: Client,
  asked: { userId: string; passkeyId: number },
): Promise<boolean> {
  return (await rows(remove, asked)).length > 0
}

/** ACCOUNTS-21: a customer who resets the password by mail lost a device, or wants a stranger out. */
export async function removeAllPasskeys({ rows }: Transaction, userId: string): Promise<void> {
  await rows(removeAll, { userId })
}

const list = statement<{ userId: string }, OwnPasskey>(
  'accounts-passkey-list',
  `
    select passkey_id "passkeyId", credential_id "credentialId", name, created_at "createdAt", last_used_at "lastUsedAt"
    from account_passkey where user_id = :userId order by passkey_id`,
)

const remove = statement<{ userId: string; passkeyId: number }>(
  'accounts-passkey-remove',
  'delete from account_passkey where passkey_id = :passkeyId and user_id = :userId returning 1',
)

const removeAll = statement<{ userId: string }>(
  'accounts-passkey-remove-all',
  'delete from account_passkey where user_id = :userId',
)
