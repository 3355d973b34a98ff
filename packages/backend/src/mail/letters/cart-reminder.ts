import type { Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'
import { mailPicture } from './mail-picture.ts'

/** What lies in the cart, and what it costs on the day of the letter (REMINDERS-2). */
export function cartReminder(
  { text, formats, origin }: Letterhead,
  { lines, cartUrl, endUrl }: MailFacts['cart-reminder'],
): Letter {
  return {
    subject: text('cartReminder.subject'),
    preview: text('cartReminder.preview'),
    title: text('cartReminder.title'),
    greeting: text('greetingUnnamed'),
    blocks: [
      { kind: 'paragraph', text: text('cartReminder.intro') },
      {
        kind: 'lines',
        heading: text('cartReminder.lines'),
        lines: lines.map(({ description, productLabel, quantity, totalCents, imagePath }) => ({
          title: `${quantity} × ${description}`,
          details: [productLabel],
          amount: formats.euro(totalCents),
          imageUrl: mailPicture(imagePath, origin),
        })),
      },
      { kind: 'button', label: text('cartReminder.button'), url: cartUrl },
      { kind: 'paragraph', text: text('cartReminder.notHeld') },
      {
        kind: 'small-print',
        heading: text('cartReminder.endHeading'),
        paragraphs: [text('cartReminder.end')],
        link: { label: text('cartReminder.endLink'), url: endUrl },
      },
    ],
  }
}
