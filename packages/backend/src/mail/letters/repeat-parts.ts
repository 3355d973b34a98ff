import type { Block, Row } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { RepeatContents } from '../fact-shapes.ts'
import type { MailFacts } from '../mail-facts.ts'
import { mailPicture } from './mail-picture.ts'
import { placeLines } from './order-parts.ts'

/** What a delivery brings. And of gifts that they may not (REPEAT-45). */
export function contentsBlocks({ text, formats, origin }: Letterhead, { lines }: RepeatContents): Block[] {
  const hasGifts = lines.some(({ totalCents }) => totalCents === 0)
  const contents: Block = {
    kind: 'lines',
    heading: text('repeat.contents'),
    lines: lines.map(({ description, productLabel, quantity, totalCents, imagePath }) => ({
      title: `${quantity} × ${description}`,
      details: [productLabel],
      amount: totalCents === 0 ? text('order.free') : formats.euro(totalCents),
      ...(imagePath && { imageUrl: mailPicture(imagePath, origin) }),
    })),
  }
  return hasGifts ? [contents, paragraph(text('repeat.gifts'))] : [contents]
}

/** What is sold no more, and the way to what can replace it (REPEAT-24). */
export function goneBlocks(head: Letterhead, gone: MailFacts['repeat-announced']['gone'] = []): Block[] {
  if (gone.length === 0) return []
  const { text, origin } = head
  const buttons = gone.flatMap(({ description: product, path }): Block[] =>
    path
      ? [{ kind: 'button', label: text('repeat.announced.gone.see', { product }), url: `${origin}${path}` }]
      : [],
  )
  return [
    paragraph(text('repeat.announced.gone.intro')),
    {
      kind: 'lines',
      heading: text('repeat.announced.gone.heading'),
      lines: gone.map(({ description, quantity, replacements, isOtherProduct = false }) => ({
        title: `${quantity} × ${description}`,
        details:
          replacements.length > 0
            ? [
                text(`repeat.announced.gone.${isOtherProduct ? 'other' : 'instead'}`, {
                  products: replacements.join(', '),
                }),
              ]
            : [],
        amount: '',
      })),
    },
    ...buttons,
  ]
}

export function paragraph(text: string): Block {
  return { kind: 'paragraph', text }
}

/** What comes on top of the goods, or off them. */
export function costRows({ text, formats }: Letterhead, contents: RepeatContents): Row[] {
  const { discounts = [], shippingCents } = contents
  const shipping = shippingCents === 0 ? text('order.free') : formats.euro(shippingCents ?? 0)
  return [
    ...discounts.map(({ description, amountCents }) => ({
      label: description,
      value: formats.euro(-amountCents),
    })),
    ...(shippingCents === undefined ? [] : [{ label: text('order.shipping'), value: shipping }]),
  ]
}

/** Where it goes; beside it, what else was agreed. */
export function placeBlocks(
  head: Letterhead,
  { place }: RepeatContents,
  others: { heading: string; lines: string[] }[] = [],
): Block[] {
  const to =
    place && place.kind !== 'none'
      ? [{ heading: head.text(`order.delivery.${place.kind}`), lines: placeLines(head, place) }]
      : []
  const columns = [...to, ...others]
  return columns.length > 0 ? [{ kind: 'columns', columns }] : []
}
