import { MINUTE, refusal, type Result, success } from '@haverhof/domain/shared'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { AppContext } from '../app-context.ts'
import { backofficeHost, backofficeOrigin } from '../config/index.ts'
import { type Database, statement, type Transaction } from '../database/index.ts'
import {
  counterMovesOn,
  type NewKey,
  type OwnPasskey,
  ownPasskeyColumns,
  type PasskeyRefused,
  type Question,
  verifyKey,
} from '../webauthn/index.ts'

/** A passkey is made for the host of the back office and works at its origin alone; an answer counts for five minutes (STAFF-12). */
export function passkeyQuestion(
  { env }: AppContext,
  purpose: 'sign-in' | 'step-up' | 'new-passkey',
  /** The member who must answer; null: any member with a passkey. */
  subject: string | null,
): Question {
  const [id, origin] = [backofficeHost(env), backofficeOrigin(env)]
  if (id === null || origin === null) throw new Error('the back office has no host')
  const party = { id, name: 'Haverhof', origins: [origin] }
  return { purpose: `staff-${purpose}`, subject, party, lifeMs: 5 * MINUTE }
}

/** Refused when the passkey is registered already. */
export async function addPasskey(
  { rows }: Transaction,
  passkey: NewKey & { memberId: number; name: string; now: Date },
): Promise<Result<null, PasskeyRefused>> {
  return (await rows(add, passkey)).length > 0 ? success(null) : refusal('passkey-refused')
}

type Passkey = Omit<NewKey, 'transports'> & { passkeyId: number; memberId: number }

/** The member whose passkey answered; null whatever is wrong with the answer (STAFF-12). */
export async function verifyPasskey(
  context: AppContext,
  question: Question,
  response: AuthenticationResponseJSON,
): Promise<number | null> {
  const { rows } = context.database
  const [key] = await rows(find, { credentialId: response.id })
  const proved = await verifyKey(context, question, { response, key })
  if (!proved) return null
  const { passkeyId, memberId, newCounter } = proved
  const [counted] = await rows(count, { passkeyId, newCounter, now: context.now() })
  return counted ? memberId : null
}

type Client = Pick<Database, 'rows'>

export function listPasskeys({ rows }: Client, memberId: number): Promise<OwnPasskey[]> {
  return rows(list, { memberId })
}

/** Not the last one: it is the way in. */
export async function removePasskey(
  { rows }: Client,
  passkey: { memberId: number; passkeyId: number },
): Promise<boolean> {
  return (await rows(remove, passkey)).length > 0
}

const add = statement<NewKey & { memberId: number; name: string; now: Date }>(
  'staff-passkey-add',
  `
    insert into staff_passkey (member_id, credential_id, public_key, counter, transports, name, created_at)
    values (:memberId, :credentialId, :publicKey, :counter, :transports, :name, :now)
    on conflict do nothing returning 1`,
)

const find = statement<{ credentialId: string }, Passkey>(
  'staff-passkey-find',
  `
    select passkey_id "passkeyId", member_id "memberId", credential_id "credentialId", public_key "publicKey", counter
    from staff_passkey where credential_id = :credentialId`,
)

const count = statement<{ passkeyId: number; newCounter: number; now: Date }>(
  'staff-passkey-count',
  `
    update staff_passkey set counter = :newCounter, last_used_at = :now
    where passkey_id = :passkeyId and ${counterMovesOn} returning 1`,
)

const list = statement<{ memberId: number }, OwnPasskey>(
  'staff-passkey-list',
  `select ${ownPasskeyColumns} from staff_passkey where member_id = :memberId order by passkey_id`,
)

const remove = statement<{ memberId: number; passkeyId: number }>(
  'staff-passkey-remove',
  `
    with own as (select passkey_id from staff_passkey where member_id = :memberId for update)
    delete from staff_passkey where passkey_id = :passkeyId and member_id = :memberId
      and (select count(*) from own) > 1
    returning 1`,
)
