import type { Database } from '../../database/index.ts'
import { mailsOfCauses, type MailState } from '../../mail/index.ts'

/** One letter for a lot and an order, however often it is asked for. */
export function causeOfLetter(lotId: number, orderId: number): string {
  return `lot-recall:${lotId}:${orderId}`
}

export type RecallLetter = { state: MailState; at: Date }

/** Which of these orders were written to because of a lot: when the letter was sent, or else made (LOTS-4). */
export async function readRecallLetters(
  database: Pick<Database, 'rows'>,
  { lotId, orderIds }: { lotId: number; orderIds: readonly number[] },
): Promise<ReadonlyMap<number, RecallLetter>> {
  const orderOfCause = new Map(orderIds.map((orderId) => [causeOfLetter(lotId, orderId), orderId]))
  const letters = await mailsOfCauses(database, [...orderOfCause.keys()])
  return new Map(
    letters.map(({ causeKey, state, createdAt, sentAt }) => [
      orderOfCause.get(causeKey) ?? 0,
      { state, at: sentAt ?? createdAt },
    ]),
  )
}
