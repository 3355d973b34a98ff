import type { AppContext } from '../app-context.ts'
import { nextAttempt, serverPauseMs } from './back-off.ts'
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
import { whileItsOwn } from './while-its-own.ts'

export type MailFailure = { mail: WaitingMail; error: unknown; isHanded: boolean }

/** MAIL-23: who sent it before ended without telling what came of it. */
class InDoubt extends Error {
  constructor({ messageId }: WaitingMail) {
    super(`${mayHaveArrived}. The log of the mail server knows it by ${messageId}`)
  }
}

/** MAIL-23: this process stood still for so long that another one has the mail now. */
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

/** MAIL-5: when the mail is tried again. A server that is away costs it no attempt. */
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
