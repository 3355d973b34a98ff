import { SECOND } from '@haverhof/domain/shared'
import { setTimeout } from 'node:timers/promises'
import type { AppContext } from '../app-context.ts'
import type { WaitingMail } from './outbox.ts'

/** MAIL-23: a database that is away for a moment leaves no doubt about a mail whose end the process knows. */
export async function whileItsOwn(
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
