import type { Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'
import type { OrderForMail } from '../order-for-mail.ts'
import { asTyped } from '../safe-text.ts'
import { greeting } from './greeting.ts'
import { orderFacts } from './order-parts.ts'
import { ownWordsBlock, reasonText } from './told-reason.ts'

/** What must not be fed, how to know it, and what to do (LOTS-4). */
export function lotRecall(head: Letterhead, order: OrderForMail, facts: MailFacts['lot-recall']): Letter {
  const { text, formats } = head
  const { description, lotNumber, bestBefore, pieces } = facts
  const rows = [
    { label: text('lotRecall.product'), value: description },
    { label: text('lotRecall.lot'), value: asTyped(lotNumber) },
    ...(bestBefore ? [{ label: text('lotRecall.bestBefore'), value: formats.date(bestBefore) }] : []),
    { label: text('lotRecall.pieces'), value: String(pieces) },
    { label: text('lotRecall.reason'), value: reasonText(head, 'recall', facts) },
  ]
  return {
    subject: text('lotRecall.subject', { lot: asTyped(lotNumber) }),
    preview: text('lotRecall.preview'),
    title: text('lotRecall.title'),
    greeting: greeting(head, order.firstName, order.lastName),
    blocks: [
      { kind: 'paragraph', text: text('lotRecall.intro') },
      { kind: 'rows', heading: null, rows },
      ...ownWordsBlock(facts),
      { kind: 'paragraph', text: text('lotRecall.after') },
      orderFacts(head, order),
    ],
  }
}
