import { HOUR, refusal, type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { type Database, inTransaction, statement, type Transaction } from '../../database/index.ts'
import type { Customer } from '../../http/index.ts'
import { countAttempt } from '../../limits/index.ts'
import {
  type KeyOptions,
  type NewKey,
  newKeyOptions,
  type OwnPasskey,
  ownPasskeyColumns,
  type PasskeyRefused,
  verifyNewKey,
} from '../../webauthn/index.ts'
import { queueAccountMail } from '../mails/account-mail.ts'
import { newKeyQuestion } from './questions.ts'

/** More than a customer has devices (ACCOUNTS-21). */
const mostPasskeys = 10
const perHour = { limit: 20, windowMs: HOUR }

type Client = Pick<Database, 'rows'>

export function listPasskeys({ rows }: Client, userId: string): Promise<OwnPasskey[]> {
  return rows(list, { userId })
}

/** The browser makes a passkey of it (ACCOUNTS-19). */
export async function newPasskeyOptions(
  context: AppContext,
  { userId }: Customer,
  scope: SiteScope,
): Promise<Result<KeyOptions, TooManyAttempts>> {
  const counted = await countAttempt(context, `passkey-options:${userId}`, perHour)
  if (!counted.ok) return counted
  const [owner] = await context.database.rows(readOwner, { userId })
  const keyOwner = {
    userID: new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex')),
    userName: owner?.emailAddress ?? '',
    own: await listPasskeys(context.database, userId),
  }
  return success(await newKeyOptions(context, await newKeyQuestion(context, scope, userId), keyOwner))
}

type NewPasskey = { name: string; response: RegistrationResponseJSON }

/** Keeps the public half of a key, and mails its owner (ACCOUNTS-21). */
export async function addPasskey(
  context: AppContext,
  { customer: { userId }, scope }: { customer: Customer; scope: SiteScope },
  { name, response }: NewPasskey,
): Promise<Result<null, PasskeyRefused>> {
  const newKey = await verifyNewKey(context, await newKeyQuestion(context, scope, userId), response)
  if (!newKey.ok) return newKey
  const key = { ...newKey.value, userId, name, transports: JSON.stringify(newKey.value.transports) }
  return inTransaction(context, (transaction) => keepPasskey(context, transaction, key))
}

type Key = Omit<NewKey, 'transports'> & { userId: string; name: string; transports: string }

async function keepPasskey(
  context: AppContext,
  transaction: Transaction,
  key: Key,
): Promise<Result<null, PasskeyRefused>> {
  const now = context.now()
  const [owner] = await transaction.rows(lockOwner, { userId: key.userId })
  const [row] = await transaction.rows(keep, { ...key, now, mostPasskeys })
  if (!owner || !row) return refusal('passkey-refused')
  const who = `account:${key.userId}`
  await writeAudit(transaction, { actor: who, action: 'passkey-added', subject: who, now })
  const { firstName, siteId, languageId, emailAddress: toAddress } = owner
  const kind = 'account-passkey-added'
  await queueAccountMail(transaction, { kind, facts: { firstName }, siteId, languageId, toAddress, now })
  return success(null)
}

/** False when the customer has no such passkey. The password and the mailed link stay, so the last one may go, too. */
export async function removePasskey(
  { rows }: Client,
  passkey: { userId: string; passkeyId: number },
): Promise<boolean> {
  return (await rows(remove, passkey)).length > 0
}

/** A customer who resets the password by mail lost a device, or wants a stranger out (ACCOUNTS-53). */
export async function removeAllPasskeys({ rows }: Transaction, userId: string): Promise<void> {
  await rows(removeAll, { userId })
}

const list = statement<{ userId: string }, OwnPasskey>(
  'accounts-passkey-list',
  `select ${ownPasskeyColumns} from account_passkey where user_id = :userId order by passkey_id`,
)

type Owner = { firstName: string; siteId: number; languageId: number; emailAddress: string }

const ownerColumns =
  'first_name "firstName", site_id "siteId", language_id "languageId", email_address "emailAddress"'

const readOwner = statement<{ userId: string }, Owner>(
  'accounts-passkey-owner',
  `select ${ownerColumns} from account where user_id = :userId`,
)

// Two that are added at once are counted one after the other.
const lockOwner = statement<{ userId: string }, Owner>(
  'accounts-passkey-owner-lock',
  `select ${ownerColumns} from account where user_id = :userId for no key update`,
)

const keep = statement<Key & { now: Date; mostPasskeys: number }>(
  'accounts-passkey-keep',
  `
    insert into account_passkey (user_id, credential_id, public_key, counter, transports, name, created_at)
    select :userId, :credentialId, :publicKey, :counter, :transports, :name, :now
    where (select count(*) from account_passkey where user_id = :userId) < :mostPasskeys
    on conflict do nothing returning 1`,
)

const remove = statement<{ userId: string; passkeyId: number }>(
  'accounts-passkey-remove',
  'delete from account_passkey where passkey_id = :passkeyId and user_id = :userId returning 1',
)

const removeAll = statement<{ userId: string }>(
  'accounts-passkey-remove-all',
  'delete from account_passkey where user_id = :userId',
)
