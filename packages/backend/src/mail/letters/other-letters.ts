import type { Block, Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'
import { asTyped, asTypedLines } from '../safe-text.ts'
import { confirmBlocks, lateBlocks } from './confirm-blocks.ts'
import { greeting } from './greeting.ts'
import { endingUrl } from './shop-links.ts'

export function newsletterConfirm(
  head: Letterhead,
  { purposes = ['newsletter'], confirmUrl, unsubscribeUrl }: MailFacts['newsletter-confirm'],
): Letter {
  const { text, brand } = head
  const asksForNews = purposes.includes('newsletter')
  return {
    subject: text(asksForNews ? 'newsletter.subject' : 'newsletter.subjectReminders', { brand }),
    preview: text('newsletter.preview'),
    title: text('newsletter.title'),
    greeting: text('greetingUnnamed'),
    blocks: [
      { kind: 'paragraph', text: text('newsletter.intro', { brand }) },
      {
        kind: 'quote',
        lines: purposes.map((purpose) => text(`newsletter.purposes.${purpose}`)),
      },
      { kind: 'button', label: text('newsletter.button'), url: confirmUrl },
      { kind: 'paragraph', text: text('newsletter.notYou') },
      {
        kind: 'small-print',
        heading: text('newsletter.stopHeading'),
        paragraphs: [text('newsletter.stop')],
        link: { label: text('newsletter.unsubscribe'), url: unsubscribeUrl },
      },
    ],
  }
}

/** Withdrawing from an order does not end what brings the next one (WITHDRAWAL-7). */
function endRepeat(head: Letterhead): Block[] {
  const { text } = head
  return [
    { kind: 'paragraph', text: text('withdrawalReceipt.repeatGoesOn') },
    { kind: 'button', label: text('repeat.endLink'), url: endingUrl(head) },
  ]
}

/** The receipt repeats what was declared, and when (WITHDRAWAL-3). */
export function withdrawalReceipt(head: Letterhead, facts: MailFacts['withdrawal-receipt']): Letter {
  const { text, brand, formats } = head
  const {
    withdrawalId,
    orderNumber,
    fullName,
    statement,
    receivedAt,
    confirmUrl,
    more,
    repeatGoesOn = false,
  } = facts
  return {
    subject: text('withdrawalReceipt.subject', { number: withdrawalId, brand }),
    preview: text('withdrawalReceipt.preview'),
    title: text('withdrawalReceipt.title'),
    greeting: greeting(head, fullName),
    blocks: [
      { kind: 'paragraph', text: text('withdrawalReceipt.intro') },
      {
        kind: 'rows',
        heading: null,
        rows: [
          { label: text('withdrawalReceipt.number'), value: String(withdrawalId) },
          { label: text('withdrawalReceipt.received'), value: formats.dateAndTime(receivedAt) },
          { label: text('order.number'), value: asTyped(orderNumber) },
          { label: text('withdrawalReceipt.name'), value: asTyped(fullName) },
        ],
      },
      ...(statement.trim() ? [{ kind: 'quote' as const, lines: asTypedLines(statement) }] : []),
      { kind: 'paragraph', text: text('withdrawalReceipt.next') },
      ...confirmBlocks(head, confirmUrl),
      ...lateBlocks(head, more),
      ...(repeatGoesOn ? endRepeat(head) : []),
      { kind: 'paragraph', text: text('withdrawalReceipt.notYou') },
    ],
  }
}
