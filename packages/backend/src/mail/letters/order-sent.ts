import type { Block, Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { ShipmentFacts } from '../fact-shapes.ts'
import type { MailFacts } from '../mail-facts.ts'
import type { OrderForMail } from '../order-for-mail.ts'
import { deliveryWay } from './delivery-rows.ts'
import { greeting } from './greeting.ts'
import { mailPicture } from './mail-picture.ts'
import { orderAddresses, orderFacts, orderLines } from './order-parts.ts'
import { againUrl, buyAgainUrl, orderUrl } from './shop-links.ts'

const previews = {
  none: 'previewPost',
  home: 'preview',
  lorry: 'previewLorry',
  'parcel-shop': 'preview',
  dealer: 'previewDealer',
} as const

export function orderSent(
  head: Letterhead,
  order: OrderForMail,
  { shipment }: MailFacts['order-sent'],
): Letter {
  const { text } = head
  const way = deliveryWay(order)
  const kind = way === 'alternative' ? 'home' : way
  return {
    subject: text('orderSent.subject', { number: order.orderId }),
    preview: text(`orderSent.${previews[kind]}`),
    title: text('orderSent.title'),
    greeting: greeting(head, order.firstName, order.lastName),
    blocks: [
      { kind: 'paragraph', text: text(`orderSent.intro.${kind}`) },
      ...(shipment ? parcels(head, shipment) : []),
      { kind: 'button', label: text('order.view'), url: orderUrl(head, order) },
      orderFacts(head, order),
      shipment?.isRest ? shipmentLines(head, shipment) : orderLines(head, order),
      orderAddresses(head, order),
      { kind: 'paragraph', text: text('orderSent.damaged') },
      ...again(head, order),
    ],
  }
}

/** The same once more; kits of the laboratory are no reason to (ORDERS-50, 51). */
function again(head: Letterhead, order: OrderForMail): Block[] {
  if (order.packs.length === 0) return []
  const url = order.hasAccount ? againUrl(head, order) : buyAgainUrl(head, order.packs)
  return [{ kind: 'button', label: head.text('order.again'), url }]
}

/** Some of it; the rest follows (SHIPMENTS-3). */
export function orderPartSent(
  head: Letterhead,
  order: OrderForMail,
  { shipment }: MailFacts['order-part-sent'],
): Letter {
  const { text } = head
  return {
    subject: text('orderPartSent.subject', { number: order.orderId }),
    preview: text('orderPartSent.preview'),
    title: text('orderPartSent.title'),
    greeting: greeting(head, order.firstName, order.lastName),
    blocks: [
      { kind: 'paragraph', text: text('orderPartSent.intro') },
      ...parcels(head, shipment),
      shipmentLines(head, shipment),
      orderFacts(head, order),
      { kind: 'button', label: text('order.view'), url: orderUrl(head, order) },
      orderAddresses(head, order),
      { kind: 'paragraph', text: text('orderSent.damaged') },
    ],
  }
}

function shipmentLines({ text, origin }: Letterhead, { lines }: ShipmentFacts): Block {
  return {
    kind: 'lines',
    heading: text('orderPartSent.lines'),
    lines: lines.map(({ description, productLabel, quantity, imagePath }) => ({
      title: `${quantity} × ${description}`,
      details: [productLabel].filter(Boolean),
      amount: '',
      ...(imagePath && { imageUrl: mailPicture(imagePath, origin) }),
    })),
  }
}

/** The numbers of the parcels, and for each a way to where it is. */
function parcels({ text }: Letterhead, { carrier, parcels: sent }: ShipmentFacts): Block[] {
  if (sent.length === 0) return []
  const rows = sent.map(({ number }) => ({ label: carrier ?? text('orderSent.parcel'), value: number }))
  const followed = sent.flatMap(({ number, url }) =>
    url ? [{ kind: 'button' as const, label: text('orderSent.follow', { number }), url }] : [],
  )
  return [{ kind: 'rows', heading: text('orderSent.parcel'), rows }, ...followed]
}
