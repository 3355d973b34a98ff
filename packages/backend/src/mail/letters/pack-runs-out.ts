import type { Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'
import { mailPicture } from './mail-picture.ts'
import { asTyped } from '../safe-text.ts'

/** In time to order, and said once for a pack (HORSES-11). */
export function packRunsOut(
  { text, formats, origin }: Letterhead,
  { horse: typed, product, pack, runsOutOn, isSoldOut, buyUrl, endUrl }: MailFacts['pack-runs-out'],
): Letter {
  const horse = asTyped(typed)
  const date = formats.date(runsOutOn)
  return {
    subject: text('packRunsOut.subject', { horse }),
    preview: text('packRunsOut.preview', { date }),
    title: text('packRunsOut.title', { horse }),
    greeting: text('greetingUnnamed'),
    blocks: [
      {
        kind: 'paragraph',
        text: text(isSoldOut ? 'packRunsOut.soldOut' : 'packRunsOut.intro', { product, horse, date }),
      },
      ...(pack
        ? [
            {
              kind: 'lines' as const,
              heading: text('packRunsOut.pack'),
              lines: [
                {
                  title: pack.title,
                  details: [pack.packSize],
                  amount: formats.euro(pack.amountCents),
                  imageUrl: mailPicture(pack.imagePath, origin),
                },
              ],
            },
          ]
        : []),
      { kind: 'button', label: text(isSoldOut ? 'stockAlert.button' : 'packRunsOut.button'), url: buyUrl },
      { kind: 'paragraph', text: text('packRunsOut.reckoned') },
      {
        kind: 'small-print',
        heading: text('packRunsOut.endHeading'),
        paragraphs: [text('packRunsOut.end')],
        link: { label: text('packRunsOut.endLink'), url: endUrl },
      },
    ],
  }
}
