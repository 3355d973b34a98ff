import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { type Mail, type MailFacts, queueMail } from '../../mail/index.ts'

type AccountKind = Extract<keyof MailFacts, `account-${string}`>

export type AccountMail<Kind extends AccountKind> = {
  kind: Kind
  facts: MailFacts[Kind]
  siteId: number
  languageId: number
  toAddress: string
  /** What else was the same cause makes no second mail; without it every call is a cause of its own. */
  cause?: string
  now: Date
}

/**
 * The same two statements for everybody; who gets a letter, and which,
 * is found out when it is written (ACCOUNTS-9). Says whether the cause is new.
 */
export async function queueAccountMail<Kind extends AccountKind>(
  transaction: Transaction,
  { now, cause = randomUUID(), ...mail }: AccountMail<Kind>,
): Promise<boolean> {
  const isNew = await queueMail(transaction, { ...mail, causeKey: `${mail.kind}:${cause}` } as Mail, now)
  await addJob(transaction, 'send-mail', {})
  return isNew
}
