import { notFound, Refusal } from '../http/index.ts'
import type { RefusedDelivery } from '../orders/index.ts'

/** Why goods do not move. */
export const goodsRefused = {
  'no-such-order': () => notFound('order'),
  'no-such-shipment': () => notFound('shipment'),
  'no-such-pack': () => notFound('pack'),
  'no-such-lot': () => notFound('lot'),
  'not-to-be-sent': conflict('not-to-be-sent', 'Only a paid order that is not sent yet can be sent.'),
  withdrawn: conflict(
    'withdrawn',
    'The customer has withdrawn from this order, and nobody has decided about it.',
  ),
  'charged-back': conflict('charged-back', 'The bank has taken back what was paid for this order.'),
  'packed-by-another': conflict('packed-by-another', 'Somebody else packs this order.'),
  'nothing-to-send': conflict('nothing-to-send', 'Nothing is left to send.'),
  'more-than-ordered': conflict('more-than-ordered', 'That is more than is left to send.'),
  'parcel-of-another-shipment': conflict(
    'parcel-of-another-shipment',
    'Another shipment of the order has this parcel number.',
  ),
  'lot-missing': conflict('lot-missing', 'A pack that has lots is not sent without one.'),
  'lot-expired': conflict('lot-expired', 'The lots that are left are over their date.'),
  'lot-used-up': conflict('lot-used-up', 'There are fewer pieces in the lot.'),
  'lot-blocked': conflict('lot-blocked', 'The lot is blocked.'),
  'lot-has-another-date': conflict('lot-has-another-date', 'This lot came with another best-before date.'),
  'fewer-than-reserved': conflict(
    'fewer-than-reserved',
    'Orders that are not sent yet have more pieces than are left.',
  ),
  'fewer-than-in-lots': conflict('fewer-than-in-lots', 'The lots of the pack hold more pieces: count them.'),
  'fewer-in-lot': conflict('fewer-in-lot', 'There are fewer pieces in the lot.'),
  'fewer-without-lot': conflict('fewer-without-lot', 'There are fewer pieces without a lot.'),
}

type NamedLine = { variantId: number; lot?: { lotNumber: string } | undefined }

/** STOCK-7: which lines are wrong, each with its reason; the first is told in words, too. */
export function deliveryRefused({ reason, problems }: RefusedDelivery, lines: readonly NamedLine[]): Refusal {
  const errors = problems.map(({ place, reason: message }) => ({
    parameter: `lines.${place}.${message === 'no-such-pack' ? 'variantId' : 'lot'}`,
    message,
  }))
  const line = lines[problems[0]?.place ?? 0]
  const detail = line && `Pack ${line.variantId}${line.lot ? `, lot ${line.lot.lotNumber}` : ''}.`
  const [first] = errors
  return new Refusal({
    ...goodsRefused[reason]().problem,
    ...(detail && { detail }),
    ...(first && { parameter: first.parameter }),
    errors,
  })
}

function conflict(code: string, title: string): () => Refusal {
  return () => new Refusal({ status: 409, code, title })
}
