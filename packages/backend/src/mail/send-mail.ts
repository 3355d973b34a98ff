import type { AppContext } from '../app-context.ts'
import { type Deliver, hasBrokenOff } from './deliver.ts'
import { traitsOf } from './mail-kinds.ts'
import {
  dropMail,
  keepWritten,
  markFailed,
  markSent,
  markSentAndForget,
  mayHaveArrived,
  noteHanded,
  type WaitingMail,
} from './outbox.ts'
import { mailEnded, traced } from '../observability/index.ts'
import type { MailSources } from './sources.ts'
import { HOUR, MINUTE, SECOND } from '@haverhof/domain/shared'
import { setTimeout } from 'node:timers/promises'

export type MailFailure = { mail: WaitingMail; error: unknown; isHanded: boolean }

/** Who sent it before ended without telling what came of it (MAIL-23). */
class InDoubt extends Error {
  constructor({ messageId }: WaitingMail) {
    super(`${mayHaveArrived}. The log of the mail server knows it by ${messageId}`)
  }
}

/** This process stood still for so long that another one has the mail now (MAIL-23). */
class Lost extends Error {}

/** Sends one mail; what goes wrong with it is returned, because it must not touch the others. */
export async function sendMail(
  context: AppContext,
  sources: MailSources,
  deliver: Deliver,
  mail: WaitingMail,
): Promise<MailFailure | null> {
  if (mail.lastError === mayHaveArrived) return { mail, error: new InDoubt(mail), isHanded: true }
  let isHanded = false
  try {
    // Loaded here, because the shop opens before it has a letter to write.
    const { writeMail } = await import('./write-mail.ts')
    const delivery = await writeMail(context, sources, mail)
    if (!delivery) {
      await dropMail(context, mail.mailId)
      return null
    }
    await keepWritten(context, mail.mailId, delivery)
    const beforeHanded = async () => {
      if (!(await noteHanded(context, mail))) throw new Lost('another process has the mail')
      isHanded = true
    }
    await traced({ kind: 'mail', name: `mail ${mail.kind}` }, () => deliver(delivery, beforeHanded))
  } catch (error) {
    return error instanceof Lost ? null : { mail, error, isHanded }
  }
  const forget = context.env.SMTP_URL !== undefined && traitsOf(mail.kind).isSecret
  const mark = forget ? markSentAndForget : markSent
  await whileItsOwn(context, mail, () => mark(context, mail.mailId))
  mailEnded.publish({ kind: mail.kind, outcome: 'sent' })
  return null
}

/** When the mail is tried again (MAIL-5). A server that is away costs it no attempt. */
export async function settleFailure(
  context: AppContext,
  failure: MailFailure,
  serverAway: boolean,
): Promise<void> {
  const { mail, error } = failure
  const { mailId, requestId, kind, attempts } = mail
  const now = context.now()
  const reason = error instanceof Error ? error.message : String(error)
  const nextAttemptAt = attemptAfter(failure, { serverAway, now })
  const counted = serverAway ? attempts - 1 : attempts
  await whileItsOwn(context, mail, () =>
    markFailed(context, { mailId, attempts: counted, nextAttemptAt, reason }),
  )
  mailEnded.publish({ kind, outcome: nextAttemptAt ? 'failed' : 'given-up' })
  const level = nextAttemptAt ? 'warn' : 'error'
  const outcome = nextAttemptAt ? 'a mail was not sent and will be tried again' : 'a mail is given up'
  context.log[level]({ mailId, requestId, kind, attempts, code: codeOf(error) }, outcome)
}

/** Null: it is given up. */
function attemptAfter(
  { mail: { kind, attempts, createdAt }, error, isHanded }: MailFailure,
  { serverAway, now }: { serverAway: boolean; now: Date },
): Date | null {
  if (error instanceof InDoubt || (traitsOf(kind).atMostOnce && isHanded && hasBrokenOff(error))) return null
  return serverAway ? new Date(now.getTime() + serverPauseMs) : nextAttempt(attempts, createdAt, now)
}

/** The answer of a mail server repeats addresses, so only its code is logged. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code = '', responseCode = '' } = error as { code?: string; responseCode?: number }
  return `${error.name} ${code} ${responseCode}`.trim()
}

/** How long a mail that was refused waits after each attempt; the last pause repeats (MAIL-5). */
const pausesMs = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 8 * HOUR]

const giveUpAfterMs = 48 * HOUR

/** A server that does not answer is asked again every minute: the mails are not to blame. */
const serverPauseMs = MINUTE

/** When a refused mail is tried again, or null once it has been tried for two days. */
function nextAttempt(attempts: number, createdAt: Date, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() >= giveUpAfterMs) return null
  const pause = pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? MINUTE
  return new Date(now.getTime() + pause)
}

/** A database that is away for a moment leaves no doubt about a mail whose end the process knows (MAIL-23). */
async function whileItsOwn(
  { stopping, now, log }: AppContext,
  { mailId, leaseUntil }: WaitingMail,
  note: () => Promise<void>,
): Promise<void> {
  for (;;)
    try {
      return await note()
    } catch (error) {
      if (stopping.aborted || now() >= leaseUntil) throw error
      log.warn({ mailId, err: error }, 'what came of a mail could not be noted yet')
      await setTimeout(SECOND)
    }
}
