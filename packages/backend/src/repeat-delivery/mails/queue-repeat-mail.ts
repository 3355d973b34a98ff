import { addDays } from '@haverhof/domain/shared'
import type { Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { type MailFacts, queueMail, type RepeatFacts } from '../../mail/index.ts'
import type { RepeatRow } from '../store/repeat-row.ts'

type RepeatKind = Extract<keyof MailFacts, `repeat-${string}`>
type Common = keyof RepeatFacts

/** One cause is one mail, and what all of these letters say is taken from the repeat delivery. */
export async function queueRepeatMail<Kind extends RepeatKind>(
  transaction: Transaction,
  repeat: RepeatRow,
  mail: { kind: Kind; cause: string; facts: Omit<MailFacts[Kind], Common>; now: Date },
): Promise<void> {
  const { repeatDeliveryId, siteId, languageId, emailAddress, firstName, days, day, orderOn } = repeat
  const common: RepeatFacts = {
    repeatDeliveryId,
    firstName,
    days,
    day,
    changeUntil: addDays(orderOn, -1),
  }
  const queued = {
    kind: mail.kind,
    causeKey: `${mail.kind}:${repeatDeliveryId}:${mail.cause}`,
    siteId,
    languageId,
    toAddress: emailAddress,
    facts: { ...common, ...mail.facts },
  }
  await queueMail(transaction, queued as Parameters<typeof queueMail>[1], mail.now)
  await addJob(transaction, 'send-mail', {})
}
