import type { Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'
import type { OrderForMail } from '../order-for-mail.ts'
import { greeting } from './greeting.ts'
import { ownWordsBlock, reasonText } from './told-reason.ts'
import { orderUrl } from './shop-links.ts'

/** What is taken back of an invoice, and why; the paper is attached (INVOICES-6). */
export function creditNote(
  head: Letterhead,
  order: OrderForMail,
  { creditNumber, amountCents, reason, why }: MailFacts['credit-note'],
): Letter {
  const { text, paper, formats } = head
  const amount = formats.euro(amountCents)
  // When the goods come is no news any more.
  const rows = [
    { label: paper('number.credit'), value: creditNumber },
    {
      label: text('creditNote.reason'),
      value: [paper(`reasons.${reason}`), ...(why ? [reasonText(head, 'cancellation', why)] : [])].join(': '),
    },
    { label: text('creditNote.amount'), value: amount },
    { label: text('order.number'), value: String(order.orderId) },
    { label: text('order.date'), value: formats.date(order.orderedAt) },
  ]
  return {
    subject: text('creditNote.subject', { number: creditNumber }),
    preview: text('creditNote.preview', { amount }),
    title: text('creditNote.title'),
    greeting: greeting(head, order.firstName, order.lastName),
    blocks: [
      { kind: 'paragraph', text: text('creditNote.intro') },
      { kind: 'rows', heading: null, rows },
      ...ownWordsBlock(why),
      { kind: 'button', label: text('order.view'), url: orderUrl(head, order) },
    ],
  }
}
