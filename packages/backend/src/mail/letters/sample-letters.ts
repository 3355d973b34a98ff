import type { Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'
import type { OrderForMail } from '../order-for-mail.ts'
import { asTyped } from '../safe-text.ts'
import { greeting } from './greeting.ts'

/** A sample has arrived (LABORATORY-14). */
export function sampleReceived(
  head: Letterhead,
  order: OrderForMail,
  facts: MailFacts['sample-received'],
): Letter {
  return sampleLetter(head, order, { part: 'sampleReceived', facts })
}

/** Its result is there (LABORATORY-14). */
export function sampleAdvised(
  head: Letterhead,
  order: OrderForMail,
  facts: MailFacts['sample-advised'],
): Letter {
  return sampleLetter(head, order, { part: 'sampleAdvised', facts })
}

/** A value was corrected, and the advice with it (LABORATORY-53). */
export function sampleCorrected(
  head: Letterhead,
  order: OrderForMail,
  facts: MailFacts['sample-corrected'],
): Letter {
  return sampleLetter(head, order, { part: 'sampleCorrected', facts })
}

type LetterText = {
  part: 'sampleReceived' | 'sampleAdvised' | 'sampleCorrected'
  facts: MailFacts['sample-advised']
}

function sampleLetter(head: Letterhead, order: OrderForMail, { part, facts }: LetterText): Letter {
  const { text, origin } = head
  const name = asTyped(facts.sampleName)
  return {
    subject: text(`${part}.subject`, { number: order.orderId }),
    preview: text(`${part}.preview`),
    title: text(`${part}.title`),
    greeting: greeting(head, order.firstName, order.lastName),
    blocks: [
      { kind: 'paragraph', text: text(`${part}.intro`) },
      { kind: 'quote', lines: [name] },
      { kind: 'button', label: text(`${part}.button`), url: `${origin}${facts.resultPath}` },
      { kind: 'paragraph', text: text(`${part}.after`) },
    ],
  }
}
