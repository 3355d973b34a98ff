import type { Block, Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'
import { ownWordsBlock, reasonText } from './told-reason.ts'

/** That a report has come (Regulation (EU) 2022/2065, Art. 16(4)) (REPORTS-4). */
export function reportReceipt(
  { text, reasons, brand, formats }: Letterhead,
  { reportId, about, productTitle, reason, receivedAt }: MailFacts['report-receipt'],
): Letter {
  return {
    subject: text('report.receipt.subject', { number: reportId, brand }),
    preview: text('report.receipt.title'),
    title: text('report.receipt.title'),
    greeting: text('greetingUnnamed'),
    blocks: [
      { kind: 'paragraph', text: text('report.receipt.intro') },
      {
        kind: 'rows',
        heading: null,
        rows: [
          { label: text('report.number'), value: String(reportId) },
          { label: text('withdrawalReceipt.received'), value: formats.dateAndTime(receivedAt) },
          { label: text('report.what'), value: text(`report.about.${about}`, { product: productTitle }) },
          { label: text('report.reason'), value: reasons(`report.${reason}`) },
        ],
      },
      { kind: 'paragraph', text: text('report.receipt.next') },
      { kind: 'paragraph', text: text('report.receipt.notYou') },
    ],
  }
}

/** What a person decided, and what can be done against it (Art. 16(5)) (REPORTS-6). */
export function reportDecided(
  head: Letterhead,
  { reportId, about, productTitle, why }: MailFacts['report-decided'],
): Letter {
  const { text, brand } = head
  const product = text(`report.about.${about}`, { product: productTitle })
  return {
    subject: text('report.decided.subject', { number: reportId, brand }),
    preview: text(why ? 'report.decided.removed' : 'report.decided.kept'),
    title: text('report.decided.title'),
    greeting: text('greetingUnnamed'),
    blocks: [
      { kind: 'paragraph', text: text('report.decided.intro', { what: product }) },
      { kind: 'paragraph', text: text(why ? 'report.decided.removed' : 'report.decided.kept') },
      ...(why ? reasonRows(head, about, why) : []),
      { kind: 'paragraph', text: text('report.byPerson') },
      { kind: 'paragraph', text: text('report.objection') },
    ],
  }
}

/**
 * Why a review or question is not shown (Art. 17): what, on whose word, by whom, why, and what can be done against it
 * (REPORTS-19).
 */
export function textRefused(
  head: Letterhead,
  { about, productTitle, wasShown, wasReported, why }: MailFacts['text-refused'],
): Letter {
  const { text } = head
  const what = text(`report.about.${about}`, { product: productTitle })
  return {
    subject: text(`report.refused.subjects.${about}`, { product: productTitle }),
    preview: text(wasShown ? 'report.refused.noMore' : 'report.refused.not'),
    title: text('report.refused.title'),
    greeting: text('greetingUnnamed'),
    blocks: [
      { kind: 'paragraph', text: text('report.refused.intro', { what }) },
      { kind: 'paragraph', text: text(wasShown ? 'report.refused.noMore' : 'report.refused.not') },
      ...reasonRows(head, about, why),
      ...ownWordsBlock(why),
      { kind: 'paragraph', text: text(wasReported ? 'report.refused.reported' : 'report.refused.found') },
      { kind: 'paragraph', text: text('report.byPerson') },
      { kind: 'paragraph', text: text('report.objection') },
    ],
  }
}

function reasonRows(
  head: Letterhead,
  about: 'review' | 'question',
  why: MailFacts['text-refused']['why'],
): Block[] {
  const rows = [{ label: head.text('report.reason'), value: reasonText(head, about, why) }]
  return [{ kind: 'rows', heading: null, rows }]
}
