import { mayUsePassword } from '@haverhof/domain/backoffice'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import { hashPassword } from '../../accounts/index.ts'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { randomToken } from '../../config/index.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { keepChallenge, takeChallenge } from '../challenges.ts'
import { findFactors } from './find-factors.ts'
import { newTimeCodeSecret, stepOfCode } from './time-codes.ts'

type Who = { memberId: number; emailAddress: string; actor: string }

const setupBytes = 16

/** What an app for time codes has to know; it counts once a code of it has come back with a password (STAFF-19). */
export async function beginPassword(
  context: AppContext,
  { emailAddress, actor }: Omit<Who, 'memberId'>,
): Promise<{ setup: string; secret: string; uri: string }> {
  const timeCode = await newTimeCodeSecret(emailAddress)
  const setup = randomToken(setupBytes)
  const facts = { secret: timeCode.secret }
  await keepChallenge(context, { challenge: setup, purpose: 'new-time-code', subject: actor, facts })
  return { setup, ...timeCode }
}

export async function setPassword(
  context: AppContext,
  { memberId, emailAddress, actor }: Who,
  given: { setup: string; password: string; code: string },
): Promise<Result<null, 'code-wrong' | 'password-not-allowed'>> {
  const challenge = { challenge: given.setup, purpose: 'new-time-code', subject: actor } as const
  const secret = (await takeChallenge(context, challenge))?.['secret']
  const now = context.now()
  const step = secret === undefined ? null : await stepOfCode(secret, given.code, now)
  if (secret === undefined || step === null) return refusal('code-wrong')
  const factors = await findFactors(context.database, emailAddress)
  if (!factors || !mayUsePassword(factors.grants)) return refusal('password-not-allowed')
  const hash = await hashPassword(given.password)
  await inTransaction(context, async (transaction) => {
    await transaction.rows(keep, { memberId, hash, secret, step, now })
    await writeAudit(transaction, { actor, subject: actor, action: 'password-changed', now })
  })
  return success(null)
}

export async function removePassword(
  context: AppContext,
  { memberId, actor }: Omit<Who, 'emailAddress'>,
): Promise<boolean> {
  return inTransaction(context, async (transaction) => {
    const gone = await transaction.rows(remove, { memberId })
    if (gone.length === 0) return false
    await writeAudit(transaction, { actor, subject: actor, action: 'password-removed', now: context.now() })
    return true
  })
}

const keep = statement<{ memberId: number; hash: string; secret: string; step: number; now: Date }>(
  'staff-factor-keep',
  `
    insert into staff_factor (member_id, kind, secret, created_at, last_step)
    values (:memberId, 'password', :hash, :now, 0), (:memberId, 'time-code', :secret, :now, :step)
    on conflict (member_id, kind) do update
      set secret = excluded.secret, created_at = excluded.created_at, last_step = excluded.last_step`,
)

const remove = statement<{ memberId: number }>(
  'staff-factor-remove',
  'delete from staff_factor where member_id = :memberId returning 1',
)
