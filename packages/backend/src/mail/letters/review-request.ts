import type { Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'
import type { OrderForMail } from '../order-for-mail.ts'
import { greeting } from './greeting.ts'
import { mailPicture } from './mail-picture.ts'

/** Asks once what the customer thinks of what came (REVIEWS-6). */
export function reviewRequest(
  head: Letterhead,
  order: OrderForMail,
  { reviewUrl, endUrl, titles }: MailFacts['review-request'],
): Letter {
  const { text, origin } = head
  const lines = titles.map((title) => {
    const ordered = order.lines.filter(({ description }) => description === title)
    const imagePath = ordered[0]?.imagePath
    return {
      title,
      details: [...new Set(ordered.map(({ productLabel }) => productLabel))].filter(Boolean),
      amount: '',
      ...(imagePath && { imageUrl: mailPicture(imagePath, origin) }),
    }
  })
  return {
    subject: text('reviewRequest.subject', { number: order.orderId }),
    preview: text('reviewRequest.preview'),
    title: text('reviewRequest.title'),
    greeting: greeting(head, order.firstName, order.lastName),
    blocks: [
      { kind: 'paragraph', text: text('reviewRequest.intro') },
      { kind: 'lines', heading: null, lines },
      { kind: 'button', label: text('reviewRequest.button'), url: reviewUrl },
      {
        kind: 'small-print',
        heading: text('reviewRequest.once'),
        paragraphs: [text('reviewRequest.end')],
        link: { label: text('reviewRequest.endLink'), url: endUrl },
      },
    ],
  }
}
