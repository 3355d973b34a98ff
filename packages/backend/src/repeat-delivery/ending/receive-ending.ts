import { mailboxForLimits } from '@haverhof/domain/accounts'
import { foldEmailAddress } from '@haverhof/domain/checkout'
import {
  contractNumberOf,
  type EndingFields,
  endingKindOf,
  endingProblems,
  endsAtOnce,
  tidyEnding,
} from '@haverhof/domain/repeat-delivery'
import {
  HOUR,
  parseDate,
  type Result,
  success,
  type TooManyAttempts,
  wrongFields,
  type WrongFields,
} from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import { createHash } from 'node:crypto'
import type { AppContext } from '../../app-context.ts'
import { newSecret } from '../../config/index.ts'
import { inTransaction, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { countAttempt, isWithinLimit } from '../../limits/index.ts'
import { queueMail } from '../../mail/index.ts'
import { confirmUrlOf, findEnding, keepEnding, type KeptEnding } from '../../orders/index.ts'
import { endLocked } from '../end.ts'
import { todayAt } from '../store/today.ts'
import { holdBack, lockDeclared } from './hold-back.ts'
import { lockMeant } from './lock-meant.ts'

/** Receipts of declarations that match nothing, per mailbox, and declarations per caller (ENDING-5). */
const mailLimit = { limit: 3, windowMs: HOUR }
const callerLimit = { limit: 20, windowMs: HOUR }

type Call = { scope: SiteScope; clientIp: string | null; fields: EndingFields }

/**
 * Takes the declaration, whether or not a repeat delivery matches it, and sends the receipt (ENDING-10).
 * The answer is the same either way, so it reveals no delivery.
 */
export async function receiveEnding(
  context: AppContext,
  { scope, clientIp, fields }: Call,
): Promise<Result<KeptEnding, WrongFields | TooManyAttempts>> {
  const declared = tidyEnding(fields)
  const wrong = wrongFields(endingProblems(declared))
  if (wrong) return wrong
  const now = context.now()
  const mailbox = foldEmailAddress(declared.emailAddress)
  const declarationHash = hashOf(declared, { siteId: scope.siteId, mailbox, day: todayAt(scope, now) })
  const earlier = await findEnding(context.database, declarationHash)
  if (earlier) return success(earlier)
  const counted = clientIp
    ? await countAttempt(context, `ending-caller:${clientIp}`, callerLimit)
    : success(null)
  if (!counted.ok) return counted
  const isMailed = await isWithinLimit(context, `ending-mail:${mailboxForLimits(mailbox)}`, mailLimit)
  const ending = await inTransaction(context, (transaction) =>
    keepAndEnd(context, transaction, { scope, declarationHash, declared, mailbox, isMailed, now }),
  )
  const first = ending ?? (await findEnding(context.database, declarationHash))
  if (!first) throw new Error('an ending was not kept')
  return success(first)
}

type Declared = {
  scope: SiteScope
  declarationHash: string
  declared: EndingFields
  mailbox: string
  /** Past the limit only who identifies what ends gets a receipt by mail at once; the others get it later. */
  isMailed: boolean
  now: Date
}

/** Null when the same declaration was kept meanwhile: then nothing is done here. */
async function keepAndEnd(
  context: AppContext,
  transaction: Transaction,
  { scope, declarationHash, declared, mailbox, isMailed, now }: Declared,
): Promise<KeptEnding | null> {
  const { siteId, languageId } = scope
  const { contract, fullName, emailAddress, reason } = declared
  const kind = endingKindOf(declared.kind) ?? 'ending'
  const day = parseDate(declared.endsOn)
  const facts = { contract, fullName, kind, reason, endsOn: day.ok ? day.value : null }
  const number = contractNumberOf(contract)
  const today = todayAt(scope, now)
  await lockDeclared(transaction, mailbox)
  const meant = await lockMeant(transaction, { number, mailbox })
  const repeats = meant?.repeats ?? []
  const over = repeats.filter((repeat) => endsAtOnce(repeat, facts.endsOn, today))
  const { secret, hash } = newSecret(192)
  const row = await keepEnding(transaction, {
    ...facts,
    siteId,
    languageId,
    emailAddress,
    orderId: meant?.firstOrderId ?? null,
    number,
    mailbox,
    declarationHash,
    confirmHash: isMailed ? hash : null,
    state: meant && over.length === repeats.length ? 'accepted' : 'waiting',
    now,
  })
  if (!row) return null
  for (const repeat of over) await endLocked(transaction, repeat, { isByCustomer: true, now })
  const { endingId, isToBeConfirmed } = row
  if (!isToBeConfirmed) await holdBack(transaction, mailbox, today)
  if (isToBeConfirmed && !isMailed) return row
  const confirmUrl = confirmUrlOf(context, scope, secret)
  const mail = {
    kind: 'ending-receipt' as const,
    causeKey: `ending-receipt:${endingId}`,
    siteId,
    languageId,
    toAddress: emailAddress,
    facts: { ...facts, endingId, receivedAt: now.toISOString(), ...(isToBeConfirmed && { confirmUrl }) },
  }
  await queueMail(transaction, mail, now)
  await addJob(transaction, 'send-mail', {})
  return row
}

/** A form that is sent twice, by whatever browser, says the same on the same day (ENDING-3). */
function hashOf(
  { fullName, contract, kind, reason, endsOn }: EndingFields,
  { siteId, mailbox, day }: { siteId: number; mailbox: string; day: string },
): string {
  const words = JSON.stringify([siteId, mailbox, day, fullName, contract, kind, reason, endsOn])
  return createHash('sha256').update(words).digest('hex')
}
