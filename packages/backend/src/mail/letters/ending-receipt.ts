import type { Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'
import { asTyped, asTypedLines } from '../safe-text.ts'
import { confirmBlocks, lateBlocks } from './confirm-blocks.ts'
import { greeting } from './greeting.ts'

/** The receipt repeats what was declared, and when (ENDING-3). */
export function endingReceipt(head: Letterhead, facts: MailFacts['ending-receipt']): Letter {
  const { text, brand, formats } = head
  const { endingId, contract, fullName, kind, reason, endsOn, receivedAt, confirmUrl, more } = facts
  const when = endsOn === null ? text('endingReceipt.soonest') : formats.date(endsOn)
  return {
    subject: text('endingReceipt.subject', { number: endingId, brand }),
    preview: text('endingReceipt.preview'),
    title: text('endingReceipt.title'),
    greeting: greeting(head, fullName),
    blocks: [
      { kind: 'paragraph', text: text('endingReceipt.intro') },
      {
        kind: 'rows',
        heading: null,
        rows: [
          { label: text('withdrawalReceipt.number'), value: String(endingId) },
          { label: text('withdrawalReceipt.received'), value: formats.dateAndTime(receivedAt) },
          { label: text('endingReceipt.contract'), value: asTyped(contract) },
          { label: text('withdrawalReceipt.name'), value: asTyped(fullName) },
          { label: text('endingReceipt.kind'), value: text(`endingReceipt.kinds.${kind}`) },
          { label: text('endingReceipt.endsOn'), value: when },
        ],
      },
      ...(reason.trim() ? [{ kind: 'quote' as const, lines: asTypedLines(reason) }] : []),
      { kind: 'paragraph', text: text('endingReceipt.next') },
      ...confirmBlocks(head, confirmUrl),
      ...lateBlocks(head, more),
      { kind: 'paragraph', text: text('withdrawalReceipt.notYou') },
    ],
  }
}
