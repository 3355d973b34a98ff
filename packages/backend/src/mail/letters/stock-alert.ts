import type { Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'
import { mailPicture } from './mail-picture.ts'

/** The one mail that the visitor requested (STOCK-ALERTS-1). */
export function stockAlert(
  { text, formats, origin }: Letterhead,
  { title, label, pack, productUrl, endUrl }: MailFacts['stock-alert'],
): Letter {
  return {
    subject: text('stockAlert.subject', { title }),
    preview: text('stockAlert.preview'),
    title: text('stockAlert.title'),
    greeting: text('greetingUnnamed'),
    blocks: [
      { kind: 'paragraph', text: text('stockAlert.intro', { product: `${title} (${label})` }) },
      ...(pack
        ? [
            {
              kind: 'lines' as const,
              heading: null,
              lines: [
                {
                  title,
                  details: [label],
                  amount: formats.euro(pack.amountCents),
                  imageUrl: mailPicture(pack.imagePath, origin),
                },
              ],
            },
          ]
        : []),
      { kind: 'button', label: text('stockAlert.button'), url: productUrl },
      { kind: 'paragraph', text: text('stockAlert.notHeld') },
      {
        kind: 'small-print',
        heading: text('stockAlert.endHeading'),
        paragraphs: [text('stockAlert.end')],
        link: { label: text('stockAlert.endLink'), url: endUrl },
      },
    ],
  }
}
